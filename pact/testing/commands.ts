import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/** The environment without anything that belongs to a broker, and more. */
const environment = (more: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'))),
  PACT_DO_NOT_TRACK: 'true',
  ...more,
})

const start = (script: string, args: string[], env: Record<string, string>, cwd: string): ChildProcess =>
  spawn(process.execPath, [join(root, 'scripts/pact', script), ...args], { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })

/** Runs one of the contract's commands to its end. @returns its exit code and all that it has printed, without colours */
export async function runScript(script: string, args: string[], env: Record<string, string> = {}, cwd = root) {
  const child = start(script, args, env, cwd)
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  // oxlint-disable-next-line no-control-regex
  return { code, output: output.replace(/\u001B\[\d*m/g, '') }
}

/** Starts one of the contract's commands that goes on, and waits for its first line. */
export async function startScript(script: string) {
  const child = start(script, [], {}, root)
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }
  return { line, stop }
}
