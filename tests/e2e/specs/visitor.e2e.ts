import { cardPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { publishMessages } from '@/i18n/messages/studio'
import { loginPage } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cardView, studio } from '../pages/studio.ts'
import { newAccount, register, stories } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { arriveAt, locale, siteUrl, text } from '../support/visit.ts'

const story = stories[locale]
const template = 4

describe('a visitor who is not signed in', function () {
  this.bail(true)
  const account = newAccount()
  before(() => register(siteUrl(), account))

  it('writes an invitation and sees it', async () => {
    await studio.open()
    await studio.write(story)
    await studio.choose(template)
    await studio.show(template)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
  })

  it('finds everything again after a reload', async () => {
    await browser.refresh()
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.hall))
  })

  it('is asked to sign in to publish, and told that nothing is lost', async () => {
    await expect(cardView.publish).toHaveText(text(publishMessages.signInToPublish))
    await press(cardView.publish)
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === paths.login)
    await expect($('main')).toHaveText(expect.stringContaining(text(authMessages.loginToPublish)))
  })

  it('comes back to the card with all that was typed, which is published', async () => {
    await loginPage.signIn(account)
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === cardPath(template))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.address))
    await expect(cardView.title).toHaveText(text(publishMessages.publishedTitle))
  })

  it('finds every field in the studio as it was typed', async () => {
    await studio.open()
    await arriveAt(paths.createInvitation)
    for (const [name, value] of Object.entries(story)) await expect(studio.field(name)).toHaveValue(value)
  })
})
