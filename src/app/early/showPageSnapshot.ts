import { storageKeys } from '@shared/storageKeys'
import { readStored } from '@/config/browserStorage'
import { getDirection } from '@/i18n/locales'
import { describeFont, listStyleSheets, readPageSnapshot, type PageSnapshot } from '@/lib/offline/snapshot/pageSnapshot'
import { readAccountId } from '@/lib/session/readAccountId'
import { getVisitLocale } from '../site/getVisitLocale'

/** @returns whether the application would show the page in the same way to the same account */
function isOfThisVisit({ account, path, lang, width, styles }: PageSnapshot): boolean {
  const token = readStored('localStorage', storageKeys.userToken) ?? ''
  return (
    account === readAccountId(token) &&
    path === location.pathname &&
    lang === getVisitLocale() &&
    width === window.innerWidth &&
    listStyleSheets().every((address) => styles.includes(address))
  )
}

/** @returns a promise that is rejected when the style sheet cannot be loaded */
const loadStyleSheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve })
    link.addEventListener('error', reject)
    document.head.append(link)
  })

/** Shows the page as it was last seen, in place of the outline of a page, until the first render of the application. */
export async function showPageSnapshot(): Promise<void> {
  const snapshot = readPageSnapshot()
  if (!snapshot || !isOfThisVisit(snapshot)) return
  const { lang, hasBottomBar, styles, fonts, html } = snapshot
  const loaded = listStyleSheets()
  const missing = styles.filter((address) => !loaded.includes(address))
  // A font that arrives after the first layout makes the browser measure all texts again.
  const used = [...document.fonts].filter((face) => fonts.includes(describeFont(face)))
  await Promise.all([...used.map((face) => face.load().catch(() => undefined)), ...missing.map(loadStyleSheet)])
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  for (const part of content.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset.style ?? ''
  document.documentElement.lang = lang
  document.documentElement.dir = getDirection(lang)
  if (hasBottomBar) document.documentElement.dataset.bottomBar = ''
  // It is gone once the application has rendered.
  document.getElementById('boot-skeleton')?.replaceWith(content)
}
