import { errorMessages } from '@/i18n/messages/site'
import { authMessages } from '@/i18n/messages/account'
import { registerPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click, getFocusedField } from '../support/fields.ts'
import { locale, resetBrowser, setOffline, signInBrowser, getSiteUrl, translate } from '../support/visit.ts'

const story = stories[locale]

describe('the registration form', () => {
  it('names the missing fields and focuses the first', async () => {
    await registerPage.open()
    await registerPage.submit().click()
    await expect(studio.error('firstName')).toHaveText(translate(authMessages.nameRequired))
    await expect(studio.error('email')).toHaveText(translate(authMessages.emailRequired))
    await expect(studio.error('password')).toHaveText(translate(authMessages.passwordRequired))
    expect(await getFocusedField()).toBe('firstName')
  })
})

describe('the studio', () => {
  const account = createAccount()
  before(() => register(getSiteUrl(), account))
  beforeEach(async () => {
    await resetBrowser()
    await signInBrowser(account)
    await studio.open()
  })
  afterEach(() => setOffline(false))

  it('shows an error when publishing fails without a connection, and publishes at the second try', async () => {
    await studio.setValues(story)
    await studio.chooseTemplate(1)
    await studio.openCard(1)
    await invitation.names.waitForDisplayed()
    await setOffline(true)
    await click(cardView.publish)
    await expect(cardView.failure).toHaveText(translate(errorMessages.network))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    await setOffline(false)
    await cardView.publish.click()
    await expect(cardView.shortLink).toBeDisplayed()
  })
})
