import { findChanges, storeDetails, type Details } from '../open/changes/seenDetails'

/** Dispatched on the element around the notice when its data or the page's language may have changed. */
export const UPDATE_EVENT = 'zaffa-update'

/** @returns the element around the notice, with the data of the invitation. */
export const findNoticeHost = (page: ParentNode) => page.querySelector<HTMLElement>('[data-island="changes"]')

export function readNoticeData({ dataset: { slug = '', details = '{}' } }: HTMLElement) {
  return { slug, details: JSON.parse(details) as Details }
}

/**
 * Compares the invitation with what this browser showed last. Only changes load the notice, and React with it. When that
 * fails, they count as unseen, and the next visit shows them.
 * @param script URL of the script that mounts the notice (notice.tsx)
 */
export function checkChanges(root: HTMLElement, script = ''): void {
  const host = findNoticeHost(root)
  if (!host) return
  const { slug, details } = readNoticeData(host)
  if (!findChanges(slug, details)) storeDetails(slug, details)
  else if (!document.querySelector(`script[src="${script}"]`))
    document.head.append(Object.assign(document.createElement('script'), { src: script }))
  host.dispatchEvent(new Event(UPDATE_EVENT))
}
