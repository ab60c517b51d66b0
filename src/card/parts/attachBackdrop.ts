/**
 * Hides a background picture with its veil when it cannot be loaded.
 * @param root the element of `Backdrop`
 * @returns stops it
 */
export function attachBackdrop(root: HTMLDivElement): () => void {
  const picture = root.querySelector('img')
  const hide = () => {
    root.hidden = true
  }
  if (picture?.complete && picture.naturalWidth === 0) hide()
  picture?.addEventListener('error', hide)
  return () => picture?.removeEventListener('error', hide)
}
