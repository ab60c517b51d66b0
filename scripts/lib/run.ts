import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Root folder of the project. */
export const root = resolve(import.meta.dirname, '../..')

/**
 * Runs a command in the project's root and shows its output.
 * @returns its exit code, and its duration in ms
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; ms: number }> {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => done({ code: 127, ms: performance.now() - start }))
    child.on('exit', (code) => done({ code: code ?? 1, ms: performance.now() - start }))
  })
}
