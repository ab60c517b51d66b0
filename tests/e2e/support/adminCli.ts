import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { root } from '../../../scripts/lib/run.ts'

const execute = promisify(execFile)

/** Runs the operator's command line on a server's data. @returns its output. @throws Error when the command fails */
export async function runAdmin(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, ['server/cli/admin.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  })
  return stdout
}

/** Inserts a short link into a server's database: for targets that the command line refuses and the browser has to check itself. */
export function insertDeepLink(dataDir: string, code: string, fullUrl: string): void {
  const database = new DatabaseSync(join(dataDir, 'zaffa.sqlite'))
  database
    .prepare('insert into deep_links (short_code, full_url, created_at) values (?, ?, ?)')
    .run(code, fullUrl, new Date().toISOString())
  database.close()
}
