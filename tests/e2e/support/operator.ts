import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../../scripts/lib/run.ts'

const execute = promisify(execFile)

/** Runs the operator's command line on a server's data. @throws when the command does not succeed. */
export async function admin(environment: Record<string, string>, ...args: string[]): Promise<void> {
  await execute(process.execPath, ['server/admin.ts', ...args], { cwd: root, env: { ...process.env, ...environment } })
}
