import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** The environment without anything that belongs to a broker, and more. */
const environment = (more: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'))),
  PACT_DO_NOT_TRACK: 'true',
  ...more,
})

const start = (file: string, args: string[], env: Record<string, string>, cwd: string): ChildProcess =>
  spawn(process.execPath, [join(root, file), ...args], { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })

/** Runs one of the contract's commands to its end. @returns its exit code and all that it has printed, without colours */
export const runScript = (script: string, args: string[], env: Record<string, string> = {}, cwd = root) =>
  toTheEnd(start(join('scripts/pact', script), args, env, cwd))

/** The same for Pact's own command, as teams use it whose servers are not written in JavaScript. */
export const runPactCli = (args: string[]) => toTheEnd(start('node_modules/@pact-foundation/pact-cli/bin/pact.js', args, {}, root))

async function toTheEnd(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: stripVTControlCharacters(output) }
}

/** Starts one of the contract's commands that goes on, and waits for its first line. */
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
