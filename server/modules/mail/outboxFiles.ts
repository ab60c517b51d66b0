import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { parseStamp } from '../../database/backup/stamp.ts'
import { getOutboxFolder } from './transport.ts'
import { toEmailKey } from '../../../shared/text.ts'

export interface OutboxFile {
  /** The `users.email_key` of the recipient. */
  recipientKey: string
  /** When the file was written, in epoch ms; null when its name contains no time. */
  writtenAt: number | null
}

/** Removes mails that were written as files (no SMTP_URL). Keeps other files. */
export async function removeOutboxFiles(
  config: Pick<Config, 'dataDir'>,
  shouldRemove: (file: OutboxFile) => Promise<boolean>,
): Promise<void> {
  const folder = getOutboxFolder(config)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const text = await readFile(path, 'utf8').catch(() => '')
    const recipientKey = toEmailKey(/^To: (.*)$/m.exec(text)?.[1] ?? '')
    // Not a mail file of the server.
    if (recipientKey === '') continue
    if (await shouldRemove({ recipientKey, writtenAt: parseStamp(name) })) await rm(path, { force: true })
  }
}
