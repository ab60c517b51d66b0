import { invitationPath, paths } from '@shared/routes'
import { comeIn } from '../pages/account.ts'
import { guestPage, invitation } from '../pages/invitation.ts'
import { studio } from '../pages/studio.ts'
import { newAccount, publish, register, stories } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { accessibilityFaults, complaints, overflow } from '../support/health.ts'
import { locale, resizeTo, screen, siteUrl, visit } from '../support/visit.ts'

/** Chrome reports an answer that is no success among its errors; these are the ones that a page is about. */
const expected = /\/no-such-page.*404|slug=gone.*404/

async function prove(): Promise<void> {
  expect(await accessibilityFaults()).toEqual([])
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect((await complaints()).filter((line) => !expected.test(line))).toEqual([])
}

describe('pages in use keep WCAG 2.2 AA, fit their screen and complain of nothing', () => {
  const account = newAccount()
  const slugs: string[] = []
  before(async () => {
    await register(siteUrl(), account)
    for (const template of [1, 2, 3, 4] as const) slugs.push((await publish(siteUrl(), account, locale, template)).slug)
  })

  it('the studio with all its faults shown', async () => {
    await studio.open()
    await press(studio.submit)
    await studio.error('groom').waitForDisplayed()
    await prove()
  })

  for (const template of [1, 2, 3, 4]) {
    it(`the public invitation in template ${template}`, async () => {
      await visit(invitationPath(slugs[template - 1] ?? ''))
      await invitation.cover.waitForDisplayed()
      await invitation.cover.click()
      await guestPage.comeToLife()
      await prove()
    })
  }

  it('the card view with the panel to publish', async () => {
    await studio.open()
    await studio.write(stories[locale])
    await studio.choose(3)
    await studio.show(3)
    await invitation.names.waitForDisplayed()
    await prove()
  })

  it('the couple’s own invitations', async () => {
    await comeIn(account)
    await $('main li[data-slug]').waitForDisplayed()
    await prove()
  })

  it('the couple’s account', async () => {
    await visit(paths.account)
    await $('input[name="firstName"]').waitForDisplayed()
    await prove()
  })

  // Where a bar of many links is tightest: a tablet, and just before and after the links fold.
  for (const width of screen === 'desktop' ? [768, 920, 1199, 1200] : []) {
    it(`the same, ${width} px wide`, async () => {
      await visit(paths.dashboard)
      await $('main li[data-slug]').waitForDisplayed()
      await resizeTo(width)
      await prove()
    })
  }
})
