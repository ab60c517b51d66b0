import { cardMessages } from '@/i18n/messages/guest'
import { text } from '../support/visit.ts'
// For its name on the window.
import '@/app/early/earlyClick'

/** An invitation as it is shown: on the guest's page, and on the card views. */
export const invitation = {
  get card() {
    return $('article')
  },
  get cover() {
    return $('article details summary')
  },
  /** Says on the cover how to open it. */
  get prompt() {
    return $('article details summary').$(`span=${text(cardMessages.open)}`)
  },
  get gate() {
    return $('article details')
  },
  get names() {
    return $('article h1')
  },
  get date() {
    return $('article time')
  },
  get venue() {
    return $('article address')
  },
  get picture() {
    return $('article [data-backdrop] img')
  },
  get countdown() {
    return $('article [role="timer"]')
  },
}

/** Whether the page answers to touch by itself: its scripts have come and taken over what the server rendered. */
const isAlive = (): Promise<boolean> => browser.execute(() => window.zaffaEarlyClick === null)

/** What the guest's page has around the invitation. */
export const guestPage = {
  isAlive,
  comeToLife: () => browser.waitUntil(isAlive, { timeoutMsg: 'the page does not come to life' }),
  get title() {
    return $('main h1')
  },
  get goHome() {
    return $('main section a')
  },
  get retry() {
    return $('main section[role="alert"] button')
  },
  button: (label: string) => $('main').$(`button=${label}`),
  get map() {
    return $('article address ~ a')
  },
  get status() {
    return $('article section [role="status"][data-shown="true"]')
  },
  get languageSwitch() {
    return $('a[hreflang]')
  },
}

/** What a guest may take away. */
export const keepsakes = {
  get files() {
    return $$('article a[download]')
  },
  /** A link to a file by the end of its address: calendar.ics, qr.png, qr.svg. */
  file: (name: string) => $(`article a[download][href*="/${name}?v="]`),
  get googleCalendar() {
    return $('article a[href^="https://calendar.google.com/"]')
  },
  get qrSummary() {
    return $('article section details summary')
  },
  get qrCode() {
    return $('article section details img')
  },
}

/** What has changed since the guest's last visit. */
export const news = {
  get note() {
    return $('[data-news="true"]')
  },
  get rows() {
    return $$('[data-news="true"] dl > div')
  },
  get dismiss() {
    return $('[data-news="true"] button')
  },
}
