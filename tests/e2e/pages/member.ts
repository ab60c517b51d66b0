import { Key, remote, type Browser } from 'webdriverio'
import type { MessageDescriptor } from 'react-intl'
import { addLanguage, weddingPath, type weddingRoutes } from '@shared/routes'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { joinMessages } from '@/i18n/messages/members'
import { getCapability } from '../support/capabilities.ts'
import type { Account } from '../support/couple.ts'
import type { Locale, Screen } from '../support/screens.ts'
import { getSiteUrl, translate } from '../support/visit.ts'

/** Another person with a browser, a profile and a language of its own, beside the browser of the spec. */
export interface MemberBrowser {
  browser: Browser
  visit: (path: string) => Promise<void>
  openPage: (page: keyof typeof weddingRoutes, weddingId: string) => Promise<void>
  /** Presses a button or link by its text. */
  press: (message: MessageDescriptor) => Promise<void>
  waitForText: (text: string) => Promise<void>
  /** Waits until `present` is on the page, which then must not have `absent`. */
  expectFamilies: (present: string[], absent: string[]) => Promise<void>
  /** Creates an account on the way of an invite, and joins. */
  registerAndJoin: (link: string, account: Account) => Promise<void>
  signIn: (account: Account) => Promise<void>
  addFamily: (name: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens a browser for another person. */
export async function openMemberBrowser(screen: Screen, locale: Locale): Promise<MemberBrowser> {
  const client = await remote({
    capabilities: getCapability(screen, locale),
    logLevel: 'error',
    waitforTimeout: 10_000,
  })
  const say = (message: MessageDescriptor) => translate(message, undefined, locale)
  const visit = async (path: string) => {
    const [page = '', hash] = path.split('#')
    await client.url(getSiteUrl() + addLanguage(page, locale) + (hash === undefined ? '' : `#${hash}`))
  }
  const waitForText = async (text: string) => {
    await client.$(`//main//*[contains(normalize-space(), "${text}")]`).waitForExist()
  }
  const press = async (message: MessageDescriptor) => {
    const control = client.$(`//main//*[self::a or self::button][contains(normalize-space(), "${say(message)}")]`)
    await control.waitForClickable()
    await control.click()
  }
  const fillIn = async (name: string, value: string) => {
    const field = client.$(`input[name="${name}"]`)
    await field.waitForDisplayed()
    await field.click()
    // The form has filled in the address already: typed text replaces what is selected.
    await client.keys([Key.Ctrl, 'a'])
    await client.keys([...value])
  }
  const submit = async () => client.$('main form button[type="submit"]').click()

  const waitForPathname = async (pathname: string) => {
    await client.waitUntil(async () => new URL(await client.getUrl()).pathname === pathname, {
      timeoutMsg: `the member's browser did not get to ${pathname}`,
    })
  }
  const signIn = async ({ email, password }: Account) => {
    await fillIn('email', email)
    await fillIn('password', password)
    await submit()
  }

  return {
    browser: client,
    visit,
    openPage: (page, weddingId) => visit(weddingPath(page, weddingId)),
    press,
    waitForText,
    async expectFamilies(present, absent) {
      for (const name of present) await waitForText(name)
      const text = await client.$('main').getText()
      expect(absent.filter((name) => text.includes(name))).toEqual([])
    },
    async registerAndJoin(link, account) {
      await visit(link.slice(getSiteUrl().length))
      await press(joinMessages.register)
      for (const name of ['firstName', 'lastName', 'email', 'password'] as const) await fillIn(name, account[name])
      await client.$('input[name="terms"]').click()
      await submit()
      await waitForPathname('/login')
      await signIn(account)
      await press(joinMessages.join)
      await waitForPathname('/home')
    },
    async signIn(account) {
      await signIn(account)
      await waitForPathname('/home')
    },
    async addFamily(name) {
      const field = client.$('form input[name="name"]')
      if (!(await field.isExisting())) await client.$('[data-testid="add-family-bar"]').click()
      await field.setValue(name)
      await client.keys('Enter')
      await client.$(`aria/${say(guestFieldMessages.name)}`).waitForExist()
      await client.keys('Escape')
      await waitForText(name)
    },
    close: () => client.deleteSession(),
  }
}
