import { cardPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { publishMessages } from '@/i18n/messages/publish'
import { loginPage, registerPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { locale, resetBrowser, getSiteUrl, translate, waitForPathname } from '../support/visit.ts'

const story = stories[locale]
const template = 4

describe('the invitation of a signed-out visitor', () => {
  it('is still there after a reload, is published after sign-in, and the studio keeps every field', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await resetBrowser()
    await studio.open()
    await studio.setValues(story)
    await studio.chooseTemplate(template)
    await studio.openCard(template)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))

    await browser.refresh()
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.hall))

    await click(cardView.publish)
    await waitForPathname(paths.register)
    await click(registerPage.toLogin)
    await waitForPathname(paths.login)
    await expect($('main')).toHaveText(expect.stringContaining(translate(authMessages.loginToPublish)))
    await loginPage.signIn(account)
    await waitForPathname(cardPath(template))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.address))
    await expect(cardView.title).toHaveText(translate(publishMessages.publishedTitle))
    await studio.open()
    for (const [name, value] of Object.entries(story)) await expect(studio.field(name)).toHaveValue(value)
  })
})
