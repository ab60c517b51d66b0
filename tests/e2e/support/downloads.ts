import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has the browser's downloads go to a folder of their own. @returns it. */
export async function catchDownloads(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-downloads-'))
  await browser.sendCommand('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  return folder
}

/** Waits for the one file in the folder. @returns its name and its text. */
export async function downloaded(folder: string): Promise<{ name: string; content: string }> {
  let name: string | undefined
  await browser.waitUntil(
    async () => {
      name = (await readdir(folder)).find((file) => !file.endsWith('.crdownload') && !file.startsWith('.'))
      return name !== undefined
    },
    { timeoutMsg: 'nothing was downloaded' },
  )
  return { name: name ?? '', content: await readFile(join(folder, name ?? ''), 'utf8') }
}
