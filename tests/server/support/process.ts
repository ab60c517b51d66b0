import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../../../server/config/config.ts'

const root = join(import.meta.dirname, '../../..')
/** The server's compile cache, also for the modules that a test loads before the server, and for the command line: a start takes half the time. */
const NODE_COMPILE_CACHE = join(root, '.cache/compile')

const folder = await mkdtemp(join(tmpdir(), 'zaffa-responses-'))
const undocumented = join(folder, 'undocumented')
/** Fails on responses of this test file's servers that the OpenAPI document does not allow. */
afterAll(async () => {
  const responses = await readFile(undocumented, 'utf8').catch(() => '')
  await rm(folder, { recursive: true })
  if (responses !== '') throw new Error(responses)
})

/** The server or the operator's command line, as a separate process. */
export interface ServerProcess {
  child: ChildProcess
  /** The output so far, including log lines. */
  getOutput: () => string
  /**
   * Sends the signal and waits for the exit.
   * @returns the exit code; null when the signal killed the process
   */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Kills processes that a failed test has left running. */
export function killRunning(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** @param openFiles limit of open files (`ulimit -n`) */
function run(program: string[], environment: Environment, openFiles?: number): ServerProcess {
  const node = [process.execPath, ...program]
  const [command = '', ...args] =
    openFiles === undefined ? node : ['/bin/sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...node]
  const child = spawn(command, args, {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE,
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)))
  return {
    child,
    getOutput: () => text.trim(),
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'close')
      child.kill(signal)
      return ((await ended) as [number | null])[0]
    },
  }
}

/** Starts the server, and waits until it prints its address or exits. */
export async function startProcess(environment: Environment, openFiles?: number): Promise<ServerProcess> {
  const server = run(
    ['--import', './tests/server/support/watchProcess.ts', 'server/main.ts'],
    { UNDOCUMENTED_RESPONSES: undocumented, ...environment },
    openFiles,
  )
  await new Promise<void>((resolve) => {
    server.child.once('close', () => resolve())
    server.child.stdout!.on('data', () => server.getOutput().includes('Zaffa is at') && resolve())
  })
  return server
}

/** Starts `npm run admin -- …` and does not wait for its exit. */
export const startAdmin = (environment: Environment, ...args: string[]): ServerProcess =>
  run(['server/cli/admin.ts', ...args], environment)

/** Runs `npm run admin -- …` and waits for its exit. */
export async function runAdmin(
  environment: Environment,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const admin = startAdmin(environment, ...args)
  const [code] = (await once(admin.child, 'close')) as [number | null]
  return { code, output: admin.getOutput() }
}
