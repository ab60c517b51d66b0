import { storageKeys } from '@shared/storageKeys'
import { readStoredObject, writeStored } from '@/config/browserStorage'
import type { Locale } from '@/i18n/locales'

/** The HTML of a page as it was last seen. It is shown by a start without a connection until the application has rendered the page. */
export interface PageSnapshot {
  /** Whose data it shows. */
  account: string
  path: string
  lang: Locale
  /** Of the window, in CSS px. */
  width: number
  /** The addresses of its style sheets, which differ between releases. */
  styles: string[]
  /** The fonts that it has loaded (`describeFont`). */
  fonts: string[]
  /** Whether the page ends above the bar of a phone (`--bottom-bar` in base.css). */
  hasBottomBar: boolean
  /** With styles of single elements in `data-style`: the policy of the page (CSP) allows none in HTML. */
  html: string
}

/** @returns the snapshot of the device; null without one */
export const readPageSnapshot = (): PageSnapshot | null =>
  readStoredObject('localStorage', storageKeys.pageSnapshot) as PageSnapshot | null

/** @param snapshot null removes the one of the device */
export function writePageSnapshot(snapshot: PageSnapshot | null): void {
  // Where the storage is full, the one before it must not stay.
  writeStored('localStorage', storageKeys.pageSnapshot, null)
  if (snapshot) writeStored('localStorage', storageKeys.pageSnapshot, JSON.stringify(snapshot))
}

/** @returns the addresses of the style sheets of the document */
export const listStyleSheets = (): string[] => [
  ...new Set(
    Array.from(document.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href') ?? ''),
  ),
]

/** @returns what tells a font from the others of the style sheets */
export const describeFont = ({ family, weight, style, unicodeRange }: FontFace): string =>
  [family, weight, style, unicodeRange].join(' ')
