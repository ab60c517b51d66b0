import { readMails } from './mailFiles.ts'

/** Folder of our server's mails; empty for another server, whose mails cannot be read. */
export const outbox = process.env['E2E_OUTBOX'] ?? ''

/** Waits for a mail to an address with a link to a page of the site. @returns the link of the newest one */
export async function waitForMailedLink(to: string, path: string): Promise<string> {
  let link: string | undefined
  const findMail = async () => {
    for (const mail of await readMails(outbox, to)) {
      const [address] = /https?:\/\/\S+/.exec(mail) ?? []
      if (!address || new URL(address).pathname !== path) continue
      link = address
      return true
    }
    return false
  }
  await browser.waitUntil(findMail, { timeoutMsg: `no mail to ${to} with a link to ${path} in the outbox` })
  return link!
}
