import { attachIslands, type Attach } from '../open/islands'
import { checkChanges, findNoticeHost } from './noticeHost'
import { fillTypedFields, keepTypedFields, readTypedFields } from './typedFields'
import { canReplace, fetchPage, findLanguageLink, getOwnAddress, replaceContent } from './replaceContent'

/** After this time the page asks for a newer version when its tab becomes visible. In ms. */
const STALE_AFTER_MS = 60_000

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export interface PageOptions {
  /** URL of the script that shows what has changed. */
  noticeScript?: string | undefined
  /** Behaviour of this kind of page, by `data-island`. */
  islands?: Record<string, Attach>
}

/**
 * Starts a rendered page.
 * @returns stops it
 */
export function startPage(root: HTMLElement, { noticeScript, islands }: PageOptions = {}): () => void {
  const stopKeeping = keepTypedFields(root)
  let detach = attachIslands(root, islands)
  checkChanges(root, noticeScript)

  const show = async (address: string, isWanted: (page: Document) => boolean = () => true) => {
    const page = await fetchPage(address)
    if (!isWanted(page)) return
    if (!canReplace(page)) {
      location.assign(address)
      return
    }
    detach()
    const typed = readTypedFields(root)
    replaceContent(root, page)
    fillTypedFields(root, typed)
    detach = attachIslands(root, islands)
    checkChanges(root, noticeScript)
  }

  const switchLanguage = (event: MouseEvent) => {
    const link = findLanguageLink(root)
    if (!link?.contains(event.target as Node) || !isPlainClick(event)) return
    event.preventDefault()
    show(link.href).catch(() => location.assign(link.href))
  }

  let fetchedAt = Date.now()
  const refresh = () => {
    const version = findNoticeHost(root)?.dataset['version']
    if (!version || document.visibilityState === 'hidden' || Date.now() - fetchedAt < STALE_AFTER_MS) return
    fetchedAt = Date.now()
    const isNewer = (page: Document) => findNoticeHost(page)?.dataset['version'] !== version
    // Without a connection the page stays as it is.
    show(getOwnAddress(root), isNewer).catch(() => undefined)
  }

  root.addEventListener('click', switchLanguage)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    root.removeEventListener('click', switchLanguage)
    document.removeEventListener('visibilitychange', refresh)
    stopKeeping()
    detach()
  }
}

/** @returns the options that the document itself gives */
export const readPageOptions = (): PageOptions => ({
  noticeScript: document.querySelector<HTMLElement>('script[data-notice]')?.dataset['notice'],
})
