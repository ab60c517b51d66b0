import { useEffect, useRef } from 'react'
import { useLocale } from '@/i18n/LocaleProvider'
import type { Locale } from '@/i18n/locales'
import { selectAccountId } from '@/lib/session/accountId'
import { useAppSelector } from '@/store/hooks'
import { describeFont, listStyleSheets, writePageSnapshot, type PageSnapshot } from './pageSnapshot'

/** After this time in ms, the parts of a page that are loaded on demand are there. */
const SETTLED_MS = 2000
/** Material UI has no style sheets: it writes its rules into the page while it renders. */
const UNSTYLED = '[class*="Mui"]'

/** @returns the HTML of a page without a connection, in which nothing can be used. */
function copyHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  // What was typed or pressed would be lost when the application replaces it.
  for (const part of copy.children) part.setAttribute('inert', '')
  for (const part of copy.querySelectorAll('[data-offline]')) part.removeAttribute('hidden')
  for (const part of copy.querySelectorAll<HTMLElement>('[style]')) {
    part.dataset.style = part.style.cssText
    part.removeAttribute('style')
  }
  return copy.innerHTML
}

/** @returns the page as it is; null where the start of the application would show something else */
function createPageSnapshot(account: string, locale: Locale): PageSnapshot | null {
  const root = document.getElementById('root')
  if (!root || account === '' || window.scrollY > 0 || root.querySelector(UNSTYLED)) return null
  return {
    account,
    path: location.pathname,
    lang: locale,
    width: window.innerWidth,
    styles: listStyleSheets(),
    fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(describeFont),
    hasBottomBar: document.documentElement.dataset.bottomBar !== undefined,
    html: copyHtml(root),
  }
}

/**
 * Keeps a snapshot of the page on the device, so that the next start without a connection shows it at once.
 * @param data what the page shows: a snapshot of other data is removed
 * @param isWhole whether the page shows what it shows after a start: no filter, no selection
 */
export function usePageSnapshot(data: unknown, isWhole: boolean): void {
  const account = useAppSelector(selectAccountId)
  const { locale } = useLocale()
  const shownData = useRef<unknown>(undefined)
  useEffect(() => {
    const update = () => {
      const snapshot = isWhole ? createPageSnapshot(account, locale) : null
      if (!snapshot && shownData.current === data) return
      writePageSnapshot(snapshot)
      shownData.current = snapshot ? data : undefined
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') update()
    }
    const timer = setTimeout(update, SETTLED_MS)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [account, locale, data, isWhole])
}
