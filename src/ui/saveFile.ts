/** How long the object URL is kept for the download, in ms. */
const KEPT_MS = 60_000

/** Downloads content as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
