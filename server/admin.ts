/** The operator's tool: `npm run admin -- <command>`, on the same database and configuration as the server. */
import { ConfigError, readConfig } from './config.ts'
import { DatabaseUnavailable, openDatabase } from './db/client.ts'
import { OperatorError, runCommand } from './operator.ts'

try {
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  try {
    for (const line of await runCommand(process.argv.slice(2), db, config)) console.log(line)
  } finally {
    await db.destroy()
  }
} catch (error) {
  const known = [ConfigError, DatabaseUnavailable, OperatorError].some((kind) => error instanceof kind)
  console.error(known && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
