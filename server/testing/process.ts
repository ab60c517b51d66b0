import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Environment } from '../config.ts'

const root = join(import.meta.dirname, '../..')

/** The real server, or the operator's command line, as a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Everything that it has written so far, log lines included. */
  said: () => string
  /** Sends the signal and waits for the end. @returns the exit code; null where the signal ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const running = new Set<ChildProcess>()

/** Ends what a failed test has left running. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL')
}

function run(program: string[], environment: Environment): ServerProcess {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)))
  return {
    child,
    said: () => text.trim(),
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'close')
      child.kill(signal)
      return ((await ended) as [number | null])[0]
    },
  }
}

/** Starts the server, and waits until it says where it is, or has ended. */
export async function startProcess(environment: Environment): Promise<ServerProcess> {
  const server = run(['server/main.ts'], environment)
  const ended = () => server.child.exitCode !== null || server.child.signalCode !== null
  while (!server.said().includes('Zaffa is at') && !ended()) await new Promise((resolve) => setTimeout(resolve, 10))
  return server
}

/** Starts `npm run admin -- …`, and does not wait for its end. */
export const startAdmin = (environment: Environment, ...args: string[]): ServerProcess => run(['server/admin.ts', ...args], environment)

/** Runs `npm run admin -- …` to its end. */
export async function runAdmin(environment: Environment, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const admin = startAdmin(environment, ...args)
  const [code] = (await once(admin.child, 'close')) as [number | null]
  return { code, said: admin.said() }
}
