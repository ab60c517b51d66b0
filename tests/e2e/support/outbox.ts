import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of our server's mails; empty for another server, whose mails cannot be read. */
export const outbox = process.env['E2E_OUTBOX'] ?? ''

/** Waits for a mail to an address with a link to a page of the site. @returns the link of the newest one */
export async function waitForMailedLink(to: string, path: string): Promise<string> {
  let link: string | undefined
  const findMail = async () => {
    const files = (await readdir(outbox).catch(() => [])).toSorted((a, b) => b.localeCompare(a))
    for (const file of files) {
      const mail = await readFile(join(outbox, file), 'utf8')
      const [address] = /https?:\/\/\S+/.exec(mail) ?? []
      if (!address || !mail.includes(`To: ${to}\n`) || new URL(address).pathname !== path) continue
      link = address
      return true
    }
    return false
  }
  await browser.waitUntil(findMail, { timeoutMsg: `no mail to ${to} with a link to ${path} in the outbox` })
  return link!
}
