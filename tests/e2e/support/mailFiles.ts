import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @returns the mails to an address in an outbox, the newest first */
export async function readMails(folder: string, to: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => b.localeCompare(a))
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${to}\n`))
}
