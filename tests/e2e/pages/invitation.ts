import { cardMessages } from '@/i18n/messages/guest'
import { translate } from '../support/visit.ts'

/** The card of an invitation, on the guest page and in the card view. */
export const invitation = {
  get card() {
    return $('article')
  },
  get cover() {
    return $('article details summary')
  },
  /** The hint on the cover that says how to open it. */
  get prompt() {
    return $('article details summary').$(`span=${translate(cardMessages.open)}`)
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

const getCountdown = () => invitation.countdown.getProperty('textContent')

/** The guest page around the card. */
export const guestPage = {
  /** Waits until the page's script runs: the countdown changes every second. */
  waitForScript: async () => {
    const first = await getCountdown()
    await browser.waitUntil(async () => (await getCountdown()) !== first, { timeoutMsg: 'the countdown stands still' })
  },
  get title() {
    return $('main h1')
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

/** Files that a guest can download. */
export const downloads = {
  get qrSummary() {
    return $('article section details summary')
  },
  get qrCode() {
    return $('article section details img')
  },
}

/** The note about changes since the guest's last visit. */
export const changeNote = {
  get element() {
    return $('[data-has-changes="true"]')
  },
  get rows() {
    return $$('[data-has-changes="true"] dl > div')
  },
  get dismiss() {
    return $('[data-has-changes="true"] button')
  },
}
