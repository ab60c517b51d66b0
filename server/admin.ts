/** The operator's tool: `npm run admin -- <command>`, on the same database and configuration as the server. */
import { isBackupCommand, runBackupCommand } from './backup/index.ts'
import { ConfigError, readConfig } from './config.ts'
import { DatabaseUnavailable, openDatabase } from './db/client.ts'
import { OperatorError, runCommand } from './operator.ts'

async function run(args: string[]): Promise<string[]> {
  const config = readConfig(process.env)
  if (isBackupCommand(args)) return runBackupCommand(args, config)
  const db = await openDatabase(config)
  try {
    return await runCommand(args, db, config)
  } finally {
    await db.destroy()
  }
}

try {
  for (const line of await run(process.argv.slice(2))) console.log(line)
} catch (error) {
  const known = [ConfigError, DatabaseUnavailable, OperatorError].some((kind) => error instanceof kind)
  console.error(known && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
