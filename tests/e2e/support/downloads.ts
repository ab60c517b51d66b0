import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Saves the browser's downloads in a new folder. @returns its path */
export async function useDownloadFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-downloads-'))
  await browser.sendCommand('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  return folder
}

/** Waits for a file in the folder. @returns its name and content */
export async function waitForDownload(folder: string): Promise<{ name: string; content: string }> {
  let name: string | undefined
  await browser.waitUntil(
    async () => {
      name = (await readdir(folder)).find((file) => !file.endsWith('.crdownload') && !file.startsWith('.'))
      return name !== undefined
    },
    { timeoutMsg: 'nothing was waitForDownload' },
  )
  return { name: name ?? '', content: await readFile(join(folder, name ?? ''), 'utf8') }
}
