import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { OperatorError, USAGE } from './commands.ts'
import { drillRestore } from '../database/backup/drill.ts'
import { formatSummary } from '../database/backup/files.ts'
import { recordBackup } from '../database/backup/lastBackup.ts'
import { backupPostgres, restorePostgres } from '../database/backup/postgres.ts'
import { backupSqlite, restoreSqlite } from '../database/backup/sqlite.ts'

/** @returns whether the arguments are a command for backups: these do not open the database as the other commands do */
export const isBackupCommand = ([verb = '']: string[]): boolean => ['backup', 'restore', 'restore-drill'].includes(verb)

/**
 * Runs `backup FILE`, `restore FILE` or `restore-drill FILE`. Servers may run meanwhile.
 * @returns the lines to print
 * @throws OperatorError
 */
export async function runBackupCommand([verb, name, ...rest]: string[], config: Config): Promise<string[]> {
  if (!name || rest.length > 0) throw new OperatorError(USAGE)
  const path = resolve(name)
  if (verb === 'restore-drill') return drillRestore(config, path)
  if (verb === 'restore') return config.databaseUrl ? restorePostgres(config, path) : restoreSqlite(config, path)
  const summary = config.databaseUrl ? await backupPostgres(config.databaseUrl, path) : await backupSqlite(config, path)
  await recordBackup(config.dataDir)
  return [`Backup written to ${path}: ${formatSummary(summary)}.`]
}
