import { errorMessages } from '@/i18n/messages/site'
import { paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { mapMessages } from '@/i18n/messages/plans'
import { formMessages, pictureMessages } from '@/i18n/messages/studio'
import { loginPage, registerPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cardView, studio } from '../pages/studio.ts'
import { getDayFromNow, createAccount, register, stories } from '../support/couple.ts'
import { click, getFocusedField } from '../support/fields.ts'
import {
  getCurrentPath,
  locale,
  resetBrowser,
  setOffline,
  signInBrowser,
  getSiteUrl,
  translate,
} from '../support/visit.ts'

const story = stories[locale]
const pageLanguage = locale === 'ar' ? /\p{Script=Arabic}/u : /^[\x20-\x7e’]+$/

describe('the registration form', () => {
  beforeEach(() => registerPage.open())

  it('names the missing fields and focuses the first', async () => {
    await registerPage.submit().click()
    await expect(studio.error('firstName')).toHaveText(translate(authMessages.nameRequired))
    await expect(studio.error('email')).toHaveText(translate(authMessages.emailRequired))
    await expect(studio.error('password')).toHaveText(translate(authMessages.passwordRequired))
    expect(await getFocusedField()).toBe('firstName')
  })

  it('refuses a password without an upper-case letter or special character', async () => {
    await registerPage.fillIn({ ...createAccount(), password: 'weak2027' })
    await registerPage.submit().click()
    await expect(studio.error('password')).toHaveText(translate(authMessages.passwordRule))
    expect(await getFocusedField()).toBe('password')
  })

  it('says that the e-mail address is in use and keeps the values', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await registerPage.fillIn(account)
    await registerPage.submit().click()
    await expect(loginPage.banner).toHaveText(translate(authMessages.emailInUse))
    await expect(studio.field('email')).toHaveValue(account.email)
  })
})

describe('the sign-in form', () => {
  it('refuses a wrong password in the language of the page', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await loginPage.open()
    await loginPage.signIn({ email: account.email, password: 'Other#2027' })
    await loginPage.banner.waitForDisplayed()
    expect(await loginPage.banner.getText()).toMatch(pageLanguage)
    expect(await getCurrentPath()).toBe(paths.login)
    await expect(studio.field('email')).toHaveValue(account.email)
  })
})

describe('the studio', () => {
  beforeEach(async () => {
    await resetBrowser()
    await studio.open()
  })

  it('names every missing field and focuses the first', async () => {
    await click(studio.submit)
    for (const name of ['groom', 'bride', 'weddingDate', 'hall', 'address', 'area']) {
      await expect(studio.error(name)).toHaveText(translate(formMessages.required))
    }
    await expect(studio.templateError).toHaveText(translate(formMessages.templateRequired))
    expect(await getFocusedField()).toBe('groom')
    expect(await getCurrentPath()).toBe(paths.createInvitation)
  })

  it('refuses markup, long names and past days', async () => {
    await studio.setValues({
      groom: '<img src=x onerror=alert(1)>',
      bride: 'ل'.repeat(500),
      weddingDate: getDayFromNow(-3),
    })
    await click(studio.submit)
    await expect(studio.error('groom')).toHaveText(translate(formMessages.markup))
    await expect(studio.error('bride')).toHaveText(translate(formMessages.nameTooLong))
    await expect(studio.error('weddingDate')).toHaveText(translate(formMessages.datePast))
  })

  it('refuses a link that is not of a map', async () => {
    await studio.setValues({ mapsLink: 'https://maps.example.com/here' })
    await click(studio.submit)
    await expect(studio.error('mapsLink')).toHaveText(translate(mapMessages.notMap))
  })

  describe('with an account', () => {
    const account = createAccount()
    before(() => register(getSiteUrl(), account))
    beforeEach(async () => {
      await signInBrowser(account)
      await studio.open()
    })
    afterEach(() => setOffline(false))

    it('refuses a file that is not a picture', async () => {
      await studio.choosePicture(import.meta.filename)
      await expect(studio.pictureFailure).toHaveText(translate(pictureMessages.notPicture))
      await expect(studio.picture).not.toExist()
    })

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
})
