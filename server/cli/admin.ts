/** The operator's command line: `npm run admin -- <command>`. It uses the same database and configuration as the server. */
import { inspect } from 'node:util'
import { getAuditFile, recordCommand } from './auditLog.ts'
import { isBackupCommand, runBackupCommand } from './backup.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../database/client.ts'
import { DatabaseUnavailable } from '../database/startErrors.ts'
import { getErrorCode } from '../database/errors.ts'
import { OperatorError, runCommand } from './commands.ts'
import { escapeLine } from '../lib/tables.ts'

/** Runs a command and records it in the audit log. */
async function run(args: string[]): Promise<string[]> {
  const config = readConfig(process.env)
  const result = await dispatchCommand(args, config).then(
    (lines) => ({ lines }),
    (error: unknown) => ({ error }),
  )
  await recordCommand(config, args, 'lines' in result ? 'done' : 'failed').catch((error: unknown) => {
    console.error(
      `${getAuditFile(config)} cannot be written (${getErrorCode(error) || String(error)}): this command is not recorded.`,
    )
    process.exitCode = 1
  })
  if ('error' in result) throw result.error
  return result.lines
}

async function dispatchCommand(args: string[], config: Config): Promise<string[]> {
  if (isBackupCommand(args)) return runBackupCommand(args, config)
  const db = await openDatabase(config)
  try {
    return await runCommand(args, db, config)
  } finally {
    await db.destroy()
  }
}

try {
  for (const line of await run(process.argv.slice(2))) console.log(escapeLine(line))
} catch (error) {
  const known = [ConfigError, DatabaseUnavailable, OperatorError].some((kind) => error instanceof kind)
  const text = known && error instanceof Error ? error.message : inspect(error)
  for (const line of text.split('\n')) console.error(escapeLine(line))
  process.exitCode = 1
}
