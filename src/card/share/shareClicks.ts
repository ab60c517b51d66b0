import { copyText } from '@/lib/copyText'
import { openShareWindow } from './shareWindow'

function createLinkText(url: string): HTMLElement {
  const link = document.createElement('bdi')
  link.dir = 'ltr'
  link.translate = false
  link.textContent = url
  return link
}

/** Copies the link and shows the result with it: as copied, or to copy by hand (specification §2: Copy Link shows it). */
async function copyLink(url: string, status: HTMLElement | null): Promise<void> {
  // Emptied first, so that the same text is announced again.
  status?.replaceChildren()
  const isCopied = await copyText(url)
  if (!status) return
  const { copied = '', failed = '' } = status.dataset
  status.replaceChildren(isCopied ? copied : failed, ' ', createLinkText(url))
  status.dataset['shown'] = 'true'
}

/**
 * Handles a click on a control with `data-action` in an element with `data-url` and `data-text`: copies the link, opens
 * a network's link in a popup, or shares by the system.
 */
export function handleShareClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
  const root = control?.closest<HTMLElement>('[data-url]')
  if (!control || !root) return
  const { url = '', text = '' } = root.dataset
  switch (control.dataset['action']) {
    case 'copy':
      void copyLink(url, root.querySelector('[role="status"]'))
      break
    case 'popup':
      if (openShareWindow((control as HTMLAnchorElement).href)) event.preventDefault()
      break
    case 'system':
      // Closing the share sheet rejects too: ignore it.
      void navigator.share({ url, text }).catch(() => undefined)
  }
}

/** Shows the button of the system's share sheet where there is one. */
export function showSystemShare(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-action="system"]')
  if (button) button.hidden = typeof navigator.share !== 'function'
}

/**
 * The behaviour of `ShareBar` and `ShortLink` in the application.
 * @returns removes it
 */
export function attachShare(root: HTMLElement): () => void {
  showSystemShare(root)
  root.addEventListener('click', handleShareClick)
  return () => root.removeEventListener('click', handleShareClick)
}
