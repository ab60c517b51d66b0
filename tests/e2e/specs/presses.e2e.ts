import type { ChainablePromiseElement } from 'webdriverio'
import { becomeProviderHash, cardPath, invitationPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { findItem } from '@/features/items/gallery'
import { wishlistMessages } from '@/i18n/messages/items'
import { publishMessages } from '@/i18n/messages/studio'
import { shareMessages } from '@/i18n/messages/guest'
import { accountPage, deletePage, loginPage, registerPage } from '../pages/account.ts'
import { homePage } from '../pages/content.ts'
import { messageForm } from '../pages/help.ts'
import { guestPage } from '../pages/invitation.ts'
import { cropDialog, samplePicture } from '../pages/picture.ts'
import { directoryPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { cardView, ownInvitations, studio } from '../pages/studio.ts'
import { newAccount, publish, register, stories, type Account } from '../support/couple.ts'
import { catchDownloads, downloaded } from '../support/downloads.ts'
import { press, type } from '../support/fields.ts'
import { callsLike, countCalls, CPU_RATES, doublePress, historyLength, pressHydrating, settle, slowCpu } from '../support/presses.ts'
import { runBeforePages } from '../support/newDocument.ts'
import { arriveAt, locale, screen, siteUrl, text, visit } from '../support/visit.ts'

const item = text(findItem('appliances-1')!.name)
const heart = `button[aria-label="${text(wishlistMessages.addNamed, { name: item })}"]`
const fullHeart = () => $(`button[aria-label="${text(wishlistMessages.addedNamed, { name: item })}"]`)
const SUBMIT = 'main form button[type="submit"]'
const BECOME_PROVIDER = 'main button[aria-haspopup="dialog"]'

before(countCalls)

for (const rate of CPU_RATES) {
  const account = newAccount()

  describe(`presses at ${rate} times slower than this machine`, () => {
    const pressTwice = (thing: ChainablePromiseElement) => doublePress(thing, rate)
    const pressDuringHydration = (open: () => Promise<unknown>, selector: string) => pressHydrating(open, selector, rate)
    // Only what a press leads to is slow; the way to the next one is not.
    afterEach(() => slowCpu(1))

    describe('once, while the page is hydrated', () => {
      before(() => register(siteUrl(), account))

      if (screen === 'phone') {
        it('open the menu', async () => {
          await pressDuringHydration(() => visit(paths.home), 'button[aria-controls="main-menu"]')
          await settle()
          await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true')
        })
      }

      it('add an item to the wishlist', async () => {
        await pressDuringHydration(() => visit(paths.items), heart)
        await settle()
        await expect(fullHeart()).toExist()
        await browser.execute(() => localStorage.clear())
      })

      it('open a dialog that one press closes', async () => {
        await pressDuringHydration(() => visit(paths.providers), BECOME_PROVIDER)
        await registrationDialog.dialog.waitForDisplayed()
        await press(registrationDialog.cancel)
        await registrationDialog.dialog.waitForDisplayed({ reverse: true })
        await arriveAt(paths.providers)
      })

      it('send a form', async () => {
        await pressDuringHydration(() => visit(paths.login), SUBMIT)
        await expect($('#password-helper-text')).toHaveAttribute('role', 'alert')
        await arriveAt(paths.login)
      })

      it('copy the link of an invitation', async () => {
        const { slug } = await publish(siteUrl(), account, locale, 1)
        const open = async () => {
          await browser.url(`${invitationPath(slug)}&lang=${locale}`)
          await guestPage.comeToLife()
        }
        const takeBack = await runBeforePages('window.copies = 0; navigator.clipboard.writeText = () => Promise.resolve(void (window.copies += 1))')
        await pressDuringHydration(open, 'article section h2 + div > button')
        await takeBack()
        await settle()
        await expect(guestPage.status).toHaveText(expect.stringContaining(text(shareMessages.copied)))
        expect(await browser.execute(() => (window as unknown as { copies: number }).copies)).toBe(1)
      })
    })

    describe('twice, by a visitor', () => {
      it('open a dialog that one press closes', async () => {
        await visit(paths.about)
        await visit(paths.providers)
        await pressTwice(providersPage.becomeProvider)
        await registrationDialog.dialog.waitForDisplayed()
        expect(new URL(await browser.getUrl()).hash).toBe(becomeProviderHash)
        await pressTwice(registrationDialog.cancel)
        await registrationDialog.dialog.waitForDisplayed({ reverse: true })
        await arriveAt(paths.providers)
      })

      it('open the walk-through, which one press closes', async () => {
        await visit(paths.home)
        await pressTwice(homePage.watchDemo)
        await homePage.demo.waitForDisplayed()
        await browser.back()
        await homePage.demo.waitForDisplayed({ reverse: true })
        await arriveAt(paths.home)
      })

      it('follow a link once', async () => {
        await visit(paths.providers)
        const before = await historyLength()
        await pressTwice($(`main a[href="${paths.directory}"]`))
        await arriveAt(paths.directory)
        await settle()
        expect(await historyLength()).toBe(before + 1)
      })

      it('search once', async () => {
        await directoryPage.open()
        await directoryPage.q.setValue('photo')
        const before = await historyLength()
        await pressTwice(directoryPage.submit)
        await arriveAt(`${paths.directory}?q=photo`)
        await settle()
        expect(await historyLength()).toBe(before + 1)
        expect(await callsLike(/^GET \/providers$/)).toBe(2)
      })

      it('begin registration once', async () => {
        await visit(paths.home)
        await homePage.pair('email').setValue('mona@example.com')
        await homePage.pair('phone').setValue('01012345678')
        const before = await historyLength()
        await pressTwice(homePage.begin)
        await arriveAt(paths.register)
        await settle()
        expect(await historyLength()).toBe(before + 1)
        expect(await callsLike(/^POST \/identity\/landing-signin$/)).toBe(1)
      })

      it('register a provider once', async () => {
        await visit(paths.providers)
        await press(providersPage.becomeProvider)
        await registrationDialog.dialog.waitForDisplayed()
        await type('fullName', 'Mona Adel')
        await type('contactNumber', '01012345678')
        await type('emailAddress', 'mona@example.com')
        await press(registrationDialog.category('photographer').parentElement())
        await pressTwice(registrationDialog.submit)
        await registrationDialog.dialog.waitForDisplayed({ reverse: true })
        expect(await callsLike(/^POST \/services\/providers\/registration$/)).toBe(1)
      })

      it('send a message once', async () => {
        await visit(paths.contact)
        await messageForm.write({ name: 'Laila', email: 'laila@example.com', message: 'Do you have a shop?' })
        await pressTwice(messageForm.submit)
        await messageForm.notice.waitForDisplayed()
        expect(await callsLike(/^POST \/contact$/)).toBe(1)
      })

      it('register once', async () => {
        await registerPage.open()
        await registerPage.write(newAccount())
        await pressTwice(registerPage.submit())
        await arriveAt(paths.login)
        expect(await callsLike(/^POST \/identity\/register$/)).toBe(1)
      })
    })

    describe('twice, by a couple', () => {
      const couple: Account = newAccount()
      before(async () => {
        await register(siteUrl(), couple)
        await loginPage.open()
        await type('email', couple.email)
        await type('password', couple.password)
      })

      it('sign in once', async () => {
        await pressTwice(loginPage.submit())
        await arriveAt(paths.dashboard)
        expect(await callsLike(/^POST \/identity\/login$/)).toBe(1)
      })

      it('show the card once', async () => {
        await studio.open()
        await studio.write(stories[locale])
        await studio.choose(1)
        const before = await historyLength()
        await pressTwice(studio.submit)
        await arriveAt(cardPath(1))
        await settle()
        expect(await historyLength()).toBe(before + 1)
      })

      it('publish once', async () => {
        await pressTwice(cardView.publish)
        await expect(cardView.title).toHaveText(text(publishMessages.publishedTitle))
        expect(await callsLike(/^POST \/invitations$/)).toBe(1)
      })

      it('save the profile once', async () => {
        await accountPage.open()
        await type('firstName', 'Lulu')
        await pressTwice(accountPage.profile.save)
        await accountPage.profile.notice.waitForDisplayed()
        expect(await callsLike(/^PUT \/users\/profile$/)).toBe(1)
      })

      it('change the password once', async () => {
        const next = 'Farah#2032'
        await accountPage.password.write(couple.password, next)
        await pressTwice(accountPage.password.save)
        await expect(accountPage.password.notice).toHaveText(text(authMessages.passwordChanged))
        expect(await callsLike(/^POST \/users\/change-password$/)).toBe(1)
        couple.password = next
      })

      it('export the account once', async () => {
        const folder = await catchDownloads()
        await pressTwice(accountPage.export)
        await downloaded(folder)
        expect(await callsLike(/^GET \/users\/export$/)).toBe(1)
      })

      it('use a picture once', async () => {
        await studio.open()
        await studio.choosePicture(samplePicture)
        await pressTwice(cropDialog.use)
        await studio.picture.waitForExist()
        expect(await callsLike(/^POST \/uploads\/background$/)).toBe(1)
      })

      it('delete an invitation once', async () => {
        await ownInvitations.open()
        await $('[data-testid="delete"]').waitForExist()
        await pressTwice($('[data-testid="delete"]'))
        await pressTwice(ownInvitations.confirm)
        await expect(ownInvitations.empty).toBeDisplayed()
        expect(await callsLike(/^DELETE /)).toBe(1)
      })

      it('sign out once', async () => {
        if (screen === 'phone') await press(shell.menuButton)
        await pressTwice(shell.signOut)
        await arriveAt(paths.home)
        expect(await callsLike(/^POST \/identity\/logout$/)).toBe(1)
      })

      it('delete the account once', async () => {
        await deletePage.open()
        await deletePage.write(couple.email, couple.password)
        await pressTwice(deletePage.submit())
        await pressTwice(deletePage.confirm)
        await arriveAt(paths.home)
        expect(await callsLike(/^POST \/identity\/delete$/)).toBe(1)
      })
    })
  })
}
