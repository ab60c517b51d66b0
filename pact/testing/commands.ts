import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** @returns the environment without variables of a broker, with more variables */
const buildEnvironment = (more: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'))),
  PACT_DO_NOT_TRACK: 'true',
  ...more,
})

const start = (file: string, args: string[], env: Record<string, string>, cwd: string): ChildProcess =>
  spawn(process.execPath, [join(root, file), ...args], {
    cwd,
    env: buildEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs one of the contract's commands. @returns its exit code and output without colours */
export const runScript = (script: string, args: string[], env: Record<string, string> = {}, cwd = root) =>
  waitForExit(start(join('scripts/pact', script), args, env, cwd))

/** Runs Pact's own command, which teams with servers in other languages use. */
export const runPactCli = (args: string[]) =>
  waitForExit(start('node_modules/@pact-foundation/pact-cli/bin/pact.js', args, {}, root))

async function waitForExit(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: stripVTControlCharacters(output) }
}

/** Starts one of the contract's commands that keeps running, and waits for its first line. */
export async function startScript(script: string) {
  const child = start(join('scripts/pact', script), [], {}, root)
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }
  return { line, stop }
}
