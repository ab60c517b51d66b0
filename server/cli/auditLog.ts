import { appendFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { prepareDataDir } from '../database/client.ts'

/** The file in the data folder that records the operator's commands. */
export const auditFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'audit.log')

/** Words of commands, ids and codes. Anything else could be personal data, and is left out. */
const PLAIN_ARGUMENT = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Appends who ran which command of the operator, when and how it ended, as one line of JSON.
 * @throws what the file system throws
 */
export async function recordCommand(config: Pick<Config, 'dataDir'>, args: string[], outcome: 'done' | 'failed', now = new Date()): Promise<void> {
  await prepareDataDir(config.dataDir)
  const command = args.map((arg) => (PLAIN_ARGUMENT.test(arg) ? arg : '…')).join(' ')
  const line = { time: now.toISOString(), user: systemUser(), command, outcome }
  await appendFile(auditFile(config), `${JSON.stringify(line)}\n`, { mode: 0o600 })
}

/** A container's user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
