import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { prepareDataDir } from '../database/client.ts'
import { getSystemUser } from './systemUser.ts'

/** @returns the path of the file that records the operator's commands, in the data folder */
export const getAuditFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'audit.log')

/** Command names, ids and codes. Other arguments may be personal data, so the log omits them. */
const PLAIN_ARGUMENT = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Appends one JSON line to the audit log: time, system user, command and outcome.
 * @throws the file system's errors
 */
export async function recordCommand(
  config: Pick<Config, 'dataDir'>,
  args: string[],
  outcome: 'done' | 'failed',
  now = new Date(),
): Promise<void> {
  await prepareDataDir(config.dataDir)
  const command = args.map((arg) => (PLAIN_ARGUMENT.test(arg) ? arg : '…')).join(' ')
  const line = { time: now.toISOString(), user: getSystemUser(), command, outcome }
  await appendFile(getAuditFile(config), `${JSON.stringify(line)}\n`, { mode: 0o600 })
}
