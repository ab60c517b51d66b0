import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { SHARE_FIELDS, SHARE_PATH } from '@shared/installedApp'
import { waitForServiceWorker } from './deviceStorage.ts'

/** A file that is made in the browser: of a fixture, or of a character that is repeated. */
interface SharedFile {
  name: string
  type: string
  base64?: string
  bytes?: number
}

/** @returns a fixture as another app shares it */
export const readSharedFile = async (path: string, type: string): Promise<SharedFile> => ({
  name: basename(path),
  type,
  base64: (await readFile(path)).toString('base64'),
})

/** Waits until the service worker receives the requests of this tab: not those of the page that has registered it. */
export async function waitForControl(): Promise<void> {
  await waitForServiceWorker()
  await browser.refresh()
  await browser.waitUntil(() => browser.execute(() => navigator.serviceWorker.controller !== null), {
    timeoutMsg: 'the service worker does not control the page',
  })
}

/** Shares files and a text with the app: the request is that of the operating system, a form of the manifest's share target. */
export async function share({ files = [], text = '' }: { files?: SharedFile[]; text?: string }): Promise<void> {
  await browser.execute(
    (action: string, fields: typeof SHARE_FIELDS, shared: SharedFile[], sharedText: string) => {
      const list = new DataTransfer()
      for (const { name, type, base64 = '', bytes } of shared) {
        const content =
          bytes === undefined ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : new Uint8Array(bytes)
        list.items.add(new File([content], name, { type }))
      }
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'POST',
        enctype: 'multipart/form-data',
      })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: fields.files, multiple: true })
      input.files = list.files
      form.append(input)
      const area = Object.assign(document.createElement('textarea'), { name: fields.text, value: sharedText })
      form.append(area)
      document.body.append(form)
      form.submit()
    },
    SHARE_PATH,
    SHARE_FIELDS,
    files,
    text,
  )
}
