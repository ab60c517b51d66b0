import { cardPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { publishMessages } from '@/i18n/messages/publish'
import { pageMessages } from '@/i18n/messages/site'
import { loginPage, registerPage } from '../pages/account.ts'
import { homePage } from '../pages/homePage.ts'
import { invitation } from '../pages/invitation.ts'
import { registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, stories } from '../support/couple.ts'
import { closeOpenedTab, pressEnterOn, typeInto } from '../support/fields.ts'
import { createPressCounter } from '../support/pressCounter.ts'
import { locale, resetBrowser, translate, visit, waitForPathname } from '../support/visit.ts'

const story = stories[locale]

describe('somebody who opens the home page for the first time', () => {
  beforeEach(async () => {
    await resetBrowser()
    await visit(paths.home)
  })

  it('as a bride sends her invitation on WhatsApp with six presses beside the forms', async () => {
    const account = createAccount()
    const template = 4
    const { press, getPresses } = createPressCounter()
    await press(homePage.template(template))
    await waitForPathname(paths.createInvitation)
    await studio.setValues(story)
    await press(studio.submit)
    await waitForPathname(cardPath(template))
    await press(cardView.publish)
    await waitForPathname(paths.register)
    await expect($('main')).toHaveText(expect.stringContaining(translate(authMessages.registerToPublish)))
    await registerPage.fillIn(account)
    await press(registerPage.submit())
    await waitForPathname(paths.login)
    await expect(loginPage.notice).toHaveText(translate(authMessages.registeredToPublish))
    await expect(loginPage.email).toHaveValue(account.email)
    await typeInto('password', account.password)
    // Not a tap: the button to send appears at the same place, and two taps there within a moment count as one.
    await press(loginPage.submit(), pressEnterOn)
    await waitForPathname(cardPath(template))
    await expect(cardView.title).toHaveText(translate(publishMessages.publishedTitle))
    await expect(cardView.whatsApp).toHaveAttribute('href', expect.stringContaining('https://wa.me/'))
    await closeOpenedTab(() => press(cardView.whatsApp))
    expect(getPresses()).toBeLessThanOrEqual(6)
  })

  it('as a visitor goes from the demo to the preview of an own invitation with four presses, without an account', async () => {
    const { press, getPresses } = createPressCounter()
    await press(homePage.watchDemo)
    await press(homePage.createFromDemo)
    await waitForPathname(paths.createInvitation)
    await studio.setValues(story)
    await press(studio.template(1))
    await press(studio.submit)
    await waitForPathname(cardPath(1))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
    await expect(cardView.panel).toHaveText(expect.stringContaining(translate(publishMessages.unpublished)))
    expect(getPresses()).toBeLessThanOrEqual(4)
  })

  it('as a vendor registers with three presses from the footer', async () => {
    const { press, getPresses } = createPressCounter()
    await press(shell.becomeProvider)
    await registrationDialog.dialog.waitForDisplayed()
    await typeInto('fullName', 'منى عادل')
    await typeInto('contactNumber', '٠١٠١٢٣٤٥٦٧٨')
    await typeInto('emailAddress', createAccount().email)
    await press(registrationDialog.categoryLabel('beautycenter'))
    await press(registrationDialog.submit)
    await expect(shell.toast).toHaveText(expect.stringContaining(translate(pageMessages.providerRegistered)))
    expect(getPresses()).toBeLessThanOrEqual(3)
  })
})
