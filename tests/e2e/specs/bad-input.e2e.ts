import { errorMessages } from '@/i18n/messages/site'
import { paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { formMessages, mapMessages, pictureMessages } from '@/i18n/messages/studio'
import { comeIn, loginPage, registerPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cardView, studio } from '../pages/studio.ts'
import { dayFromNow, newAccount, register, stories } from '../support/couple.ts'
import { focusedField, press, put } from '../support/fields.ts'
import { currentPath, goOffline, locale, siteUrl, text } from '../support/visit.ts'

const story = stories[locale]

const inOwnLanguage = locale === 'ar' ? /\p{Script=Arabic}/u : /^[\x20-\x7e’]+$/

describe('bad input', () => {
  describe('in the forms of an account', () => {
    const account = newAccount()
    before(() => register(siteUrl(), account))

    it('names what is missing and puts the focus on the first of it', async () => {
      await registerPage.open()
      await registerPage.submit().click()
      await expect(studio.error('firstName')).toHaveText(text(authMessages.nameRequired))
      await expect(studio.error('email')).toHaveText(text(authMessages.emailRequired))
      await expect(studio.error('password')).toHaveText(text(authMessages.passwordRequired))
      expect(await focusedField()).toBe('firstName')
    })

    it('refuses a password without a capital letter or special character', async () => {
      await registerPage.write({ ...newAccount(), password: 'weak2027' })
      await registerPage.submit().click()
      await expect(studio.error('password')).toHaveText(text(authMessages.passwordRule))
      expect(await focusedField()).toBe('password')
    })

    it('says that an address is taken and keeps what was typed', async () => {
      await registerPage.open()
      await registerPage.write(account)
      await registerPage.submit().click()
      await expect(loginPage.banner).toHaveText(text(authMessages.emailInUse))
      await expect(studio.field('email')).toHaveValue(account.email)
    })

    it('answers a wrong password in words, in the language of the page', async () => {
      await loginPage.open()
      await loginPage.signIn({ email: account.email, password: 'Other#2027' })
      await loginPage.banner.waitForDisplayed()
      const words = await loginPage.banner.getText()
      expect(words).toMatch(inOwnLanguage)
      expect(await currentPath()).toBe(paths.login)
      await expect(studio.field('email')).toHaveValue(account.email)
    })
  })

  describe('in the studio', () => {
    it('shows every fault, and the focus goes to the first', async () => {
      await studio.open()
      await press(studio.submit)
      for (const name of ['groom', 'bride', 'weddingDate', 'hall', 'address', 'area']) {
        await expect(studio.error(name)).toHaveText(text(formMessages.required))
      }
      await expect(studio.templateError).toHaveText(text(formMessages.templateRequired))
      expect(await focusedField()).toBe('groom')
      expect(await currentPath()).toBe(paths.createInvitation)
    })

    it('refuses markup, names without end and days gone by', async () => {
      await studio.write({ groom: '<img src=x onerror=alert(1)>', weddingDate: dayFromNow(-3) })
      await put('bride', 'ل'.repeat(500))
      await press(studio.submit)
      await expect(studio.error('groom')).toHaveText(text(formMessages.markup))
      await expect(studio.error('bride')).toHaveText(text(formMessages.nameTooLong))
      await expect(studio.error('weddingDate')).toHaveText(text(formMessages.datePast))
    })

    it('refuses a map link that leads elsewhere', async () => {
      await studio.write({ mapsLink: 'https://maps.example.com/here' })
      await press(studio.submit)
      await expect(studio.error('mapsLink')).toHaveText(text(mapMessages.notMap))
    })
  })

  describe('for a couple that is signed in', () => {
    const account = newAccount()
    before(async () => {
      await register(siteUrl(), account)
      await comeIn(account)
      await studio.open()
    })
    after(() => goOffline(false))

    it('refuses a file that is no picture, in words', async () => {
      await studio.choosePicture(import.meta.filename)
      await expect(studio.pictureFailure).toHaveText(text(pictureMessages.notPicture))
      await expect(studio.picture).not.toExist()
    })

    it('says without a connection why publishing failed, and keeps everything', async () => {
      await studio.write(story)
      await studio.choose(1)
      await studio.show(1)
      await invitation.names.waitForDisplayed()
      await goOffline(true)
      await press(cardView.publish)
      await expect(cardView.failure).toHaveText(text(errorMessages.network))
      await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    })

    it('publishes at the next try', async () => {
      await goOffline(false)
      await cardView.publish.click()
      await expect(cardView.link).toBeDisplayed()
    })
  })
})
