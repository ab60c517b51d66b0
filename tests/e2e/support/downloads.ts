import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Saves the browser's downloads in a new folder. @returns its path */
export async function useDownloadFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-downloads-'))
  await browser.sendCommand('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  return folder
}

/** Waits for a file in the folder. @returns its path */
export async function waitForDownload(folder: string): Promise<string> {
  const findFile = async () =>
    (await readdir(folder)).find((file) => !file.endsWith('.crdownload') && !file.startsWith('.'))
  await browser.waitUntil(async () => (await findFile()) !== undefined, { timeoutMsg: 'nothing was downloaded' })
  return join(folder, (await findFile()) ?? '')
}
