import { Key } from 'webdriverio'
import type { OwnServer } from '../../../scripts/lib/server.ts'
import { consoleMessages, consoleSetupMessages, consoleSignInMessages } from '@/i18n/messages/operator'
import { contactQueueMessages, providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { operatorAccountMessages } from '@/i18n/messages/operatorTools'
import { click, pressEnterOn, typeInto } from '../support/fields.ts'
import { tabTo, typeByKeyboard } from '../support/keyboard.ts'
import { locale, screen, translate } from '../support/visit.ts'
import type { Account } from '../support/couple.ts'
import { shell } from './shell.ts'

/** A queue has several buttons for each entry. */
const MAX_TABS_IN_QUEUE = 60

const findButton = (label: string) => $(`button=${label}`)
const findDialogButton = (label: string) => $('[role="dialog"]').$(`button=${label}`)

/** The operator's console, which is at `/operator` of a server. */
export const consolePage = {
  open: ({ url }: OwnServer, path = '') => browser.url(`${url}/operator${path}?lang=${locale}`),
  get title() {
    return $('h1')
  },
  get heading() {
    return $('main h1')
  },
  /** Opens the menu of a phone, by keyboard, because a toast may be above the button. */
  openMenu: () => pressEnterOn($(`button[aria-label="${translate(consoleMessages.openMenu)}"]`)),
  /** Follows a link of the navigation, which is in a menu on a phone. */
  go: async (path: string) => {
    if (screen === 'phone') await consolePage.openMenu()
    await click($(`nav a[href="/operator${path}"]`))
  },
  get alert() {
    return $('main [role="alert"]')
  },
}

export const setupPage = {
  /** Opens the link in the language of the browser: a query stands before the hash. */
  open: (link: string) => browser.url(link.replace('#', `?lang=${locale}#`)),
  get key() {
    return $('[data-testid="key"]')
  },
  get codes() {
    return $$('main ol li, main ul li')
  },
  get keep() {
    return findButton(translate(consoleSetupMessages.keptCodes))
  },
  confirm: async (code: string) => {
    await typeInto('code', code)
    await browser.keys('Enter')
  },
}

export const signInPage = {
  get title() {
    return $(`h1=${translate(consoleSignInMessages.title)}`)
  },
  signIn: async ({ email, password }: Account, code: string) => {
    await typeInto('email', email)
    await typeInto('password', password)
    await typeInto('code', code)
    await browser.keys('Enter')
  },
}

/** @returns the selector of a button of a provider's entry */
const getButtonSelector = (action: 'approve' | 'refuse', name: string): string =>
  `button[aria-label="${translate(providerQueueMessages.named, { action: translate(providerQueueMessages[action]), name })}"]`

/** Waits for the toast that confirms an action, so that it does not fade in while the next check measures contrast. */
const waitForToast = (text: string) => expect(shell.toast).toHaveText(expect.stringContaining(text))

export const providerQueuePage = {
  entry: (name: string) => $(`//li[.//h2[normalize-space()="${name}"]]`),
  approve: async (name: string) => {
    await click($(getButtonSelector('approve', name)))
    await waitForToast(translate(providerQueueMessages.approvedToast))
  },
  /** Refuses some of the photographs that wait, by their numbers from 0, and lists the others. */
  decidePhotos: async (name: string, refused: number[], reason: string) => {
    const entry = providerQueuePage.entry(name)
    for (const nth of refused) await click(entry.$$('[role="radiogroup"]')[nth]!.$('input[value="refuse"]'))
    await click($(getButtonSelector('approve', name)))
    await typeInto('reason', reason)
    await $('[role="dialog"] button[type="submit"]').click()
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
  refuse: async (name: string, reason: string) => {
    await click($(getButtonSelector('refuse', name)))
    await typeInto('reason', reason)
    await findDialogButton(translate(providerQueueMessages.refuse)).click()
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
  refuseByKeyboard: async (name: string, reason: string) => {
    await tabTo(getButtonSelector('refuse', name), MAX_TABS_IN_QUEUE)
    await browser.keys(Key.Enter)
    await typeByKeyboard('[role="dialog"] [name="reason"]', reason)
    await tabTo('[role="dialog"] button[type="submit"]')
    await browser.keys(Key.Enter)
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
}

export const messageQueuePage = {
  toggle: (name: string) => click($(`//main//button[.//strong[normalize-space()="${name}"]]`)),
  answer: async (text: string) => {
    await $('main textarea').setValue(text)
    await click(findButton(translate(contactQueueMessages.send)))
    await waitForToast(translate(contactQueueMessages.sent))
  },
}

export const accountsPage = {
  find: async (email: string) => {
    await typeInto('email', email)
    await browser.keys('Enter')
  },
  get found() {
    return $('main h2')
  },
  remove: async (email: string, code: string) => {
    await click(findButton(translate(operatorAccountMessages.delete)))
    await $('#email-again').setValue(email)
    await $('[role="dialog"] [name="code"]').setValue(code)
    await findDialogButton(translate(operatorAccountMessages.deleteConfirm)).click()
    await $('[role="dialog"]').waitForExist({ reverse: true })
  },
}
