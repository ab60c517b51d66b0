import type {} from '../../../src/app/guest/earlyClick'

/** An invitation as it is shown: on the guest's page, and on the card views. */
export const invitation = {
  get card() {
    return $('article')
  },
  get cover() {
    return $('article details summary')
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
