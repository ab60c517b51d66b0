import { becomeProviderHash, cardPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { publishMessages } from '@/i18n/messages/publish'
import { accountPage, deletePage, registerPage } from '../pages/account.ts'
import { dashboard } from '../pages/dashboard.ts'
import { guestImportPage } from '../pages/guestImport.ts'
import { homePage } from '../pages/homePage.ts'
import { cropDialog, samplePicture } from '../pages/picture.ts'
import { directoryPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, publish, register, stories, type Account } from '../support/couple.ts'
import {
  countRequests,
  doubleClick,
  getHistoryLength,
  recordRequests,
  throttleCpu,
  waitForTasks,
} from '../support/fastClicks.ts'
import { useDownloadFolder, waitForDownload } from '../support/downloads.ts'
import { click, setValue } from '../support/fields.ts'
import { createWedding } from '../support/guestList.ts'
import { locale, resetBrowser, signInBrowser, getSiteUrl, translate, visit, waitForPath } from '../support/visit.ts'

describe('a double click', () => {
  let stopRecording: () => Promise<void>
  before(async () => {
    stopRecording = await recordRequests()
  })
  after(() => stopRecording())
  // Only the response to a click is slow, not the way to the next test.
  afterEach(() => throttleCpu(1))

  describe('of a visitor', () => {
    beforeEach(() => resetBrowser())

    it('opens a dialog once, and closes it without leaving the page', async () => {
      await visit(paths.about)
      await visit(paths.providers)
      await doubleClick(providersPage.becomeProvider)
      await registrationDialog.dialog.waitForDisplayed()
      expect(new URL(await browser.getUrl()).hash).toBe(becomeProviderHash)
      await doubleClick(registrationDialog.cancel)
      await registrationDialog.dialog.waitForDisplayed({ reverse: true })
      await waitForPath(paths.providers)
    })

    it('opens the demo once, so that Back closes it', async () => {
      await visit(paths.home)
      await doubleClick(homePage.watchDemo)
      await homePage.demo.waitForDisplayed()
      await browser.back()
      await homePage.demo.waitForDisplayed({ reverse: true })
      await waitForPath(paths.home)
    })

    it('searches once', async () => {
      await directoryPage.open()
      await directoryPage.q.setValue('photo')
      const before = await getHistoryLength()
      await doubleClick(directoryPage.submit)
      await waitForPath(`${paths.directory}?q=photo`)
      // The unfiltered directory arrived with its data.
      await browser.waitUntil(async () => (await countRequests(/^GET \/providers$/)) >= 1)
      await waitForTasks()
      expect(await getHistoryLength()).toBe(before + 1)
      expect(await countRequests(/^GET \/providers$/)).toBe(1)
    })

    it('submits the form of the home page once', async () => {
      await visit(paths.home)
      await homePage.leadField('email').setValue('mona@example.com')
      await homePage.leadField('phone').setValue('01012345678')
      const before = await getHistoryLength()
      await doubleClick(homePage.submitLead)
      await waitForPath(paths.register)
      await waitForTasks()
      expect(await getHistoryLength()).toBe(before + 1)
      expect(await countRequests(/^POST \/identity\/landing-signin$/)).toBe(1)
    })

    it('registers a provider once', async () => {
      await visit(paths.providers)
      await click(providersPage.becomeProvider)
      await registrationDialog.dialog.waitForDisplayed()
      await setValue('fullName', 'Mona Adel')
      await setValue('contactNumber', '01012345678')
      await setValue('emailAddress', 'mona@example.com')
      await click(registrationDialog.category('photographer').parentElement())
      await doubleClick(registrationDialog.submit)
      await registrationDialog.dialog.waitForDisplayed({ reverse: true })
      expect(await countRequests(/^POST \/services\/providers\/registration$/)).toBe(1)
    })

    it('registers an account once', async () => {
      await registerPage.open()
      await registerPage.fillIn(createAccount())
      await doubleClick(registerPage.submit())
      await waitForPath(paths.login)
      expect(await countRequests(/^POST \/identity\/register$/)).toBe(1)
    })
  })

  describe('of a couple', () => {
    let account: Account
    beforeEach(async () => {
      await resetBrowser()
      account = createAccount()
      await register(getSiteUrl(), account)
      await signInBrowser(account)
    })

    it('opens the card once and publishes once', async () => {
      await studio.open()
      await studio.setValues(stories[locale])
      await studio.chooseTemplate(1)
      const before = await getHistoryLength()
      await doubleClick(studio.submit)
      await waitForPath(cardPath(1))
      await waitForTasks()
      expect(await getHistoryLength()).toBe(before + 1)
      await throttleCpu(1)
      await doubleClick(cardView.publish)
      await expect(cardView.title).toHaveText(translate(publishMessages.publishedTitle))
      expect(await countRequests(/^POST \/invitations$/)).toBe(1)
    })

    it('saves the profile, exports the account and changes the password once each', async () => {
      const folder = await useDownloadFolder()
      await accountPage.open()
      await setValue('firstName', 'Lulu')
      await doubleClick(accountPage.profile.save)
      await accountPage.profile.notice.waitForDisplayed()
      expect(await countRequests(/^PUT \/users\/profile$/)).toBe(1)
      await throttleCpu(1)
      await doubleClick(accountPage.export)
      await waitForDownload(folder)
      expect(await countRequests(/^GET \/users\/export$/)).toBe(1)
      await throttleCpu(1)
      await accountPage.password.fillIn(account.password, 'Farah#2032')
      await doubleClick(accountPage.password.save)
      await expect(accountPage.password.notice).toHaveText(translate(authMessages.passwordChanged))
      expect(await countRequests(/^POST \/users\/change-password$/)).toBe(1)
    })

    it('imports guests once', async () => {
      const { id } = await createWedding(getSiteUrl(), account, locale)
      await guestImportPage.open(id)
      await guestImportPage.paste('سامي فؤاد 01112345678')
      await guestImportPage.heading('preview').waitForDisplayed()
      await doubleClick(guestImportPage.sendButton({ add: 1 }))
      await guestImportPage.resultHeading.waitForDisplayed()
      await waitForTasks()
      expect(await countRequests(/^POST \/weddings\/[^/]+\/imports$/)).toBe(1)
    })

    it('uploads a picture once', async () => {
      await studio.open()
      await studio.choosePicture(samplePicture)
      await doubleClick(cropDialog.use)
      await studio.picture.waitForExist()
      expect(await countRequests(/^POST \/uploads\/background$/)).toBe(1)
    })

    it('deletes an invitation once', async () => {
      const { slug } = await publish(getSiteUrl(), account, locale, 1)
      await dashboard.open()
      await dashboard.delete(slug).waitForExist()
      await doubleClick(dashboard.delete(slug))
      await doubleClick(dashboard.confirm)
      await expect(dashboard.start).toBeDisplayed()
      expect(await countRequests(/^DELETE /)).toBe(1)
    })

    it('signs out once', async () => {
      await dashboard.open()
      await shell.openMenu()
      await doubleClick(shell.signOut)
      await waitForPath(paths.home)
      expect(await countRequests(/^POST \/identity\/logout$/)).toBe(1)
    })

    it('deletes the account once', async () => {
      await deletePage.open()
      await deletePage.fillIn(account.email, account.password)
      await doubleClick(deletePage.submit())
      await doubleClick(deletePage.confirm)
      await waitForPath(paths.home)
      expect(await countRequests(/^POST \/identity\/delete$/)).toBe(1)
    })
  })
})
