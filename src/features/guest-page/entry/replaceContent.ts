import { setMusicState } from '../open/musicClicks'
import { findNoticeHost } from './noticeHost'

/**
 * Fetches a guest page of the same invitation: in another language, or its newer version.
 * @throws Error without a connection, or when the invitation does not exist any more
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`The page responds with ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

export const findLanguageLink = (root: HTMLElement) => root.querySelector<HTMLAnchorElement>('a[hreflang]')

/** @returns the address of this page in the language that it shows now. */
export function getOwnAddress(root: HTMLElement): string {
  const address = new URL(findLanguageLink(root)?.href ?? location.href)
  address.searchParams.set('lang', document.documentElement.lang)
  return address.href
}

const getStyles = (page: Document): string => page.querySelector('style')?.textContent ?? ''

/** Whether a page has the styles of this one. Another template and another release do not; such a page must be loaded. */
export const canReplace = (page: Document): boolean => getStyles(page) === getStyles(document)

/** Moves the notice with its React root to the new page, with the data of the new page. */
function keepNotice(root: HTMLElement, next: HTMLElement): void {
  const [host, nextHost] = [findNoticeHost(root), findNoticeHost(next)]
  if (!host || !nextHost) return
  Object.assign(host.dataset, nextHost.dataset)
  nextHost.replaceWith(host)
}

/** An open cover stays open, and music goes on playing. */
function keepState(root: HTMLElement, next: HTMLElement): void {
  const isOpen = root.querySelector('[data-gate][open]') !== null
  next.querySelector('[data-gate]')?.toggleAttribute('open', isOpen)
  const music = next.querySelector<HTMLElement>('[data-music]')
  if (music && root.querySelector('[data-music][data-state="playing"]')) setMusicState(music, 'playing')
}

/** Shows the content of another page in this one: language, title, and all that is in the root. */
export function replaceContent(root: HTMLElement, page: Document): void {
  const next = page.getElementById('root')
  if (!next) return
  const isLinkFocused = document.activeElement === findLanguageLink(root)
  keepState(root, next)
  keepNotice(root, next)
  const { lang, dir } = page.documentElement
  Object.assign(document.documentElement, { lang, dir })
  document.title = page.title
  root.replaceChildren(...document.adoptNode(next).childNodes)
  if (isLinkFocused) findLanguageLink(root)?.focus({ preventScroll: true })
}
