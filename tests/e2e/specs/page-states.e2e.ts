import { TEMPLATE_NUMBERS } from '@/card/content'
import { invitationPath, paths } from '@shared/routes'
import { invitation } from '../pages/invitation.ts'
import { studio } from '../pages/studio.ts'
import { createAccount, publish, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { checkPage } from '../support/pageChecks.ts'
import { locale, resetBrowser, resizeTo, screen, signInBrowser, getSiteUrl, visit } from '../support/visit.ts'

/** Error responses that the page itself is about; Chrome logs them as errors. */
const expectedErrors = /\/no-such-page.*404|slug=gone.*404/

describe('no accessibility violation (WCAG 2.2 AA), overflow or console error', () => {
  const account = createAccount()
  const slugs: string[] = []
  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    for (const template of TEMPLATE_NUMBERS) slugs.push((await publish(getSiteUrl(), account, locale, template)).slug)
  })

  for (const template of [1, 2, 3, 4]) {
    it(`on the guest page in template ${template}`, async () => {
      await visit(invitationPath(slugs[template - 1] ?? ''))
      await invitation.cover.waitForDisplayed()
      await invitation.cover.click()
      await checkPage(expectedErrors)
    })
  }

  describe('for a signed-in couple', () => {
    before(() => signInBrowser(account))

    it('in the studio with all its errors, and on the card view with the panel to publish', async () => {
      await studio.open()
      await click(studio.submit)
      await studio.error('groom').waitForDisplayed()
      await checkPage(expectedErrors)
      await studio.setValues(stories[locale])
      await studio.chooseTemplate(3)
      await studio.openCard(3)
      await invitation.names.waitForDisplayed()
      await checkPage(expectedErrors)
    })

    it('on the account page', async () => {
      await visit(paths.account)
      await $('input[name="firstName"]').waitForDisplayed()
      await checkPage(expectedErrors)
    })

    it('on the dashboard, on a desktop also in narrower windows', async () => {
      await visit(paths.dashboard)
      await $('main li[data-slug]').waitForDisplayed()
      await checkPage(expectedErrors)
      // The navigation bar has the least room on a tablet and next to the breakpoint at which the links fold into a menu.
      for (const width of screen === 'desktop' ? [768, 920, 1199, 1200] : []) {
        await resizeTo(width)
        await checkPage(expectedErrors)
      }
    })
  })
})
