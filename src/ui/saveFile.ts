/** How long the browser may take to begin with the file. In ms. */
const KEPT_MS = 60_000

/** Gives the visitor a file, as if it had been downloaded under this name. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
