import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where our own server writes its mails; another server's are out of reach. */
export const outbox = process.env['E2E_OUTBOX'] ?? ''

/** Waits for the newest mail to an address. @returns the first link in it. */
export async function mailedLink(to: string): Promise<string> {
  let link: string | undefined
  const look = async () => {
    const files = (await readdir(outbox).catch(() => [])).sort().reverse()
    for (const file of files) {
      const mail = await readFile(join(outbox, file), 'utf8')
      if (!mail.includes(`To: ${to}\n`)) continue
      link = /https?:\/\/\S+/.exec(mail)?.[0]
      return true
    }
    return false
  }
  await browser.waitUntil(look, { timeoutMsg: `no mail to ${to} in the outbox` })
  if (!link) throw new Error(`the mail to ${to} has no link`)
  return link
}
