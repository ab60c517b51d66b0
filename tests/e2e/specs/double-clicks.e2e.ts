import type { ChainablePromiseElement } from 'webdriverio'
import { becomeProviderHash, cardPath, invitationPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { findItem } from '@/features/items/gallery'
import { wishlistMessages } from '@/i18n/messages/items'
import { publishMessages } from '@/i18n/messages/studio'
import { shareMessages } from '@/i18n/messages/guest'
import { accountPage, deletePage, loginPage, registerPage } from '../pages/account.ts'
import { messageForm } from '../pages/contact.ts'
import { homePage } from '../pages/homePage.ts'
import { guestPage } from '../pages/invitation.ts'
import { cropDialog, samplePicture } from '../pages/picture.ts'
import { directoryPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { cardView, dashboard, studio } from '../pages/studio.ts'
import { newAccount, publish, register, stories, type Account } from '../support/couple.ts'
import {
  clickDuringHydration,
  countRequests,
  doubleClick,
  historyLength,
  recordRequests,
  throttleCpu,
  waitForTasks,
} from '../support/doubleClicks.ts'
import { useDownloadFolder, waitForDownload } from '../support/downloads.ts'
import { click, setValue } from '../support/fields.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { locale, resetBrowser, screen, signInBrowser, siteUrl, text, visit, waitForPath } from '../support/visit.ts'

/** A desktop responds between the two clicks of a double click; a cheap phone has a CPU about 6 times slower and gets both before it responds. */
const CPU_RATE = screen === 'desktop' ? 1 : 6

const item = text(findItem('appliances-1')!.name)
const heart = `button[aria-label="${text(wishlistMessages.addNamed, { name: item })}"]`
const fullHeart = () => $(`button[aria-label="${text(wishlistMessages.addedNamed, { name: item })}"]`)
const SUBMIT = 'main form button[type="submit"]'
const BECOME_PROVIDER = 'main button[aria-haspopup="dialog"]'

before(recordRequests)
// Only the response to a click is slow, not the way to the next test.
afterEach(() => throttleCpu(1))

describe('a click during hydration', () => {
  const clickEarly = (open: () => Promise<unknown>, selector: string) => clickDuringHydration(open, selector, CPU_RATE)
  beforeEach(() => resetBrowser())

  if (screen === 'phone') {
    it('opens the menu', async () => {
      await clickEarly(() => visit(paths.home), 'button[aria-controls="main-menu"]')
      await waitForTasks()
      await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true')
    })
  }

  it('adds an item to the wishlist', async () => {
    await clickEarly(() => visit(paths.items), heart)
    await waitForTasks()
    await expect(fullHeart()).toExist()
  })

  it('opens a dialog once, so that one Cancel closes it', async () => {
    await clickEarly(() => visit(paths.providers), BECOME_PROVIDER)
    await registrationDialog.dialog.waitForDisplayed()
    await click(registrationDialog.cancel)
    await registrationDialog.dialog.waitForDisplayed({ reverse: true })
    await waitForPath(paths.providers)
  })

  it('submits a form', async () => {
    await clickEarly(() => visit(paths.login), SUBMIT)
    await expect($('#password-helper-text')).toHaveAttribute('role', 'alert')
    await waitForPath(paths.login)
  })

  it('copies the link of an invitation once', async () => {
    const account = newAccount()
    await register(siteUrl(), account)
    const { slug } = await publish(siteUrl(), account, locale, 1)
    const open = async () => {
      await browser.url(`${invitationPath(slug)}&lang=${locale}`)
      await guestPage.waitForHydration()
    }
    const removeScript = await runBeforePages(
      'window.copies = 0; navigator.clipboard.writeText = () => Promise.resolve(void (window.copies += 1))',
    )
    await clickEarly(open, 'article section h2 + div > button')
    await removeScript()
    await waitForTasks()
    await expect(guestPage.status).toHaveText(expect.stringContaining(text(shareMessages.copied)))
    expect(await browser.execute(() => (window as unknown as { copies: number }).copies)).toBe(1)
  })
})

describe('a double click', () => {
  const clickTwice = (target: ChainablePromiseElement) => doubleClick(target, CPU_RATE)

  describe('of a visitor', () => {
    beforeEach(() => resetBrowser())

    it('opens a dialog once, and closes it without leaving the page', async () => {
      await visit(paths.about)
      await visit(paths.providers)
      await clickTwice(providersPage.becomeProvider)
      await registrationDialog.dialog.waitForDisplayed()
      expect(new URL(await browser.getUrl()).hash).toBe(becomeProviderHash)
      await clickTwice(registrationDialog.cancel)
      await registrationDialog.dialog.waitForDisplayed({ reverse: true })
      await waitForPath(paths.providers)
    })

    it('opens the demo once, so that Back closes it', async () => {
      await visit(paths.home)
      await clickTwice(homePage.watchDemo)
      await homePage.demo.waitForDisplayed()
      await browser.back()
      await homePage.demo.waitForDisplayed({ reverse: true })
      await waitForPath(paths.home)
    })

    it('follows a link once', async () => {
      await visit(paths.providers)
      const before = await historyLength()
      await clickTwice($(`main a[href="${paths.directory}"]`))
      await waitForPath(paths.directory)
      await waitForTasks()
      expect(await historyLength()).toBe(before + 1)
    })

    it('searches once', async () => {
      await directoryPage.open()
      await directoryPage.q.setValue('photo')
      const before = await historyLength()
      await clickTwice(directoryPage.submit)
      await waitForPath(`${paths.directory}?q=photo`)
      // The first is that of the unfiltered directory.
      await browser.waitUntil(async () => (await countRequests(/^GET \/providers$/)) >= 2)
      await waitForTasks()
      expect(await historyLength()).toBe(before + 1)
      expect(await countRequests(/^GET \/providers$/)).toBe(2)
    })

    it('submits the form of the home page once', async () => {
      await visit(paths.home)
      await homePage.leadField('email').setValue('mona@example.com')
      await homePage.leadField('phone').setValue('01012345678')
      const before = await historyLength()
      await clickTwice(homePage.submitLead)
      await waitForPath(paths.register)
      await waitForTasks()
      expect(await historyLength()).toBe(before + 1)
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
      await clickTwice(registrationDialog.submit)
      await registrationDialog.dialog.waitForDisplayed({ reverse: true })
      expect(await countRequests(/^POST \/services\/providers\/registration$/)).toBe(1)
    })

    it('sends a message once', async () => {
      await visit(paths.contact)
      await messageForm.fillIn({ name: 'Laila', email: 'laila@example.com', message: 'Do you have a shop?' })
      await clickTwice(messageForm.submit)
      await messageForm.notice.waitForDisplayed()
      expect(await countRequests(/^POST \/contact$/)).toBe(1)
    })

    it('registers an account once', async () => {
      await registerPage.open()
      await registerPage.fillIn(newAccount())
      await clickTwice(registerPage.submit())
      await waitForPath(paths.login)
      expect(await countRequests(/^POST \/identity\/register$/)).toBe(1)
    })

    it('signs in once', async () => {
      const account = newAccount()
      await register(siteUrl(), account)
      await loginPage.open()
      await setValue('email', account.email)
      await setValue('password', account.password)
      await clickTwice(loginPage.submit())
      await waitForPath(paths.dashboard)
      expect(await countRequests(/^POST \/identity\/login$/)).toBe(1)
    })
  })

  describe('of a couple', () => {
    let account: Account
    beforeEach(async () => {
      await resetBrowser()
      account = newAccount()
      await register(siteUrl(), account)
      await signInBrowser(account)
    })

    it('opens the card once and publishes once', async () => {
      await studio.open()
      await studio.setValues(stories[locale])
      await studio.chooseTemplate(1)
      const before = await historyLength()
      await clickTwice(studio.submit)
      await waitForPath(cardPath(1))
      await waitForTasks()
      expect(await historyLength()).toBe(before + 1)
      await throttleCpu(1)
      await clickTwice(cardView.publish)
      await expect(cardView.title).toHaveText(text(publishMessages.publishedTitle))
      expect(await countRequests(/^POST \/invitations$/)).toBe(1)
    })

    it('saves the profile once', async () => {
      await accountPage.open()
      await setValue('firstName', 'Lulu')
      await clickTwice(accountPage.profile.save)
      await accountPage.profile.notice.waitForDisplayed()
      expect(await countRequests(/^PUT \/users\/profile$/)).toBe(1)
    })

    it('changes the password once', async () => {
      await accountPage.open()
      await accountPage.password.fillIn(account.password, 'Farah#2032')
      await clickTwice(accountPage.password.save)
      await expect(accountPage.password.notice).toHaveText(text(authMessages.passwordChanged))
      expect(await countRequests(/^POST \/users\/change-password$/)).toBe(1)
    })

    it('exports the account once', async () => {
      const folder = await useDownloadFolder()
      await accountPage.open()
      await clickTwice(accountPage.export)
      await waitForDownload(folder)
      expect(await countRequests(/^GET \/users\/export$/)).toBe(1)
    })

    it('uploads a picture once', async () => {
      await studio.open()
      await studio.choosePicture(samplePicture)
      await clickTwice(cropDialog.use)
      await studio.picture.waitForExist()
      expect(await countRequests(/^POST \/uploads\/background$/)).toBe(1)
    })

    it('deletes an invitation once', async () => {
      const { slug } = await publish(siteUrl(), account, locale, 1)
      await dashboard.open()
      await dashboard.delete(slug).waitForExist()
      await clickTwice(dashboard.delete(slug))
      await clickTwice(dashboard.confirm)
      await expect(dashboard.empty).toBeDisplayed()
      expect(await countRequests(/^DELETE /)).toBe(1)
    })

    it('signs out once', async () => {
      await dashboard.open()
      await shell.openMenu()
      await clickTwice(shell.signOut)
      await waitForPath(paths.home)
      expect(await countRequests(/^POST \/identity\/logout$/)).toBe(1)
    })

    it('deletes the account once', async () => {
      await deletePage.open()
      await deletePage.fillIn(account.email, account.password)
      await clickTwice(deletePage.submit())
      await clickTwice(deletePage.confirm)
      await waitForPath(paths.home)
      expect(await countRequests(/^POST \/identity\/delete$/)).toBe(1)
    })
  })
})
