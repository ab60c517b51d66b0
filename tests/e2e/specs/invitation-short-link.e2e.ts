import type { Invitation } from '@/api/generated/endpoints'
import type { DeepLink } from '@/api/generated/deepLinkEndpoints'
import { deepLinkPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { authMessages } from '@/i18n/messages/account'
import { shareMessages } from '@/i18n/messages/guest'
import { registerPage } from '../pages/account.ts'
import { dashboard } from '../pages/dashboard.ts'
import { invitation } from '../pages/invitation.ts'
import { shell } from '../pages/shell.ts'
import { cardView, studio } from '../pages/studio.ts'
import { deleteInvitation, exportAccount, createAccount, publish, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { locale, resetBrowser, signInBrowser, getSiteUrl, translate, visit, waitForPath } from '../support/visit.ts'

const template = 2
const story = stories[locale]

const readStorage = (key: string): Promise<string | null> => browser.execute((name) => localStorage.getItem(name), key)
const getShortLink = ({ shortCode }: Invitation) => `${getSiteUrl()}${deepLinkPath(shortCode)}`
const resolve = ({ shortCode }: Invitation) => fetch(`${getSiteUrl()}/api/v1/deep-links/${shortCode}`)

describe('the short link of an invitation', () => {
  const account = createAccount()
  let published: Invitation
  let referral: Record<'referralCode' | 'source' | 'sourceId', string>
  before(async () => {
    await register(getSiteUrl(), account)
    published = await publish(getSiteUrl(), account, locale, template)
    const { profile } = await exportAccount(getSiteUrl(), account)
    referral = { referralCode: profile.referralCode, source: 'invitation', sourceId: published.id }
  })
  beforeEach(() => resetBrowser())

  describe('for the couple', () => {
    beforeEach(() => signInBrowser(account))

    it('is shown after publishing and can be copied', async () => {
      await studio.open()
      await studio.setValues(story)
      await studio.chooseTemplate(template)
      await studio.openCard(template)
      await click(cardView.publish)
      await cardView.shortLink.waitForDisplayed()
      await cardView.openMore()
      expect(await cardView.shortLink.getText()).toMatch(
        new RegExp(`^${getSiteUrl()}${deepLinkPath('')}[a-km-z2-9]{13}$`),
      )
      expect(await readStorage(storageKeys.invitationSlug)).toBe(
        new URL(await cardView.link.getText()).searchParams.get('slug'),
      )
      expect(await findAccessibilityViolations()).toEqual([])
      await click(cardView.copyShortLink)
      await expect(cardView.copied).toHaveText(expect.stringContaining(translate(shareMessages.copied)))
      expect(await getConsoleErrors()).toEqual([])
    })

    it('is shown on the dashboard', async () => {
      await dashboard.open()
      await click(dashboard.files(published.slug))
      await expect(dashboard.shortLink(published.slug)).toHaveText(getShortLink(published))
      expect(await findAccessibilityViolations()).toEqual([])
    })

    it('is removed from the browser at sign-out', async () => {
      await browser.execute((key, slug) => localStorage.setItem(key, slug), storageKeys.invitationSlug, published.slug)
      await dashboard.open()
      await shell.openMenu()
      await shell.signOut.click()
      await waitForPath(paths.home)
      expect(await readStorage(storageKeys.invitationSlug)).toBeNull()
    })
  })

  it('resolves to the guest page with the referral code of the couple', async () => {
    const { fullUrl } = (await (await resolve(published)).json()) as DeepLink
    const { origin, pathname, searchParams } = new URL(fullUrl)
    expect(origin + pathname).toBe(`${getSiteUrl()}/web${paths.publicInvitation}`)
    expect(Object.fromEntries(searchParams)).toEqual({ slug: published.slug, ...referral })
  })

  it('returns the preview of the invitation without changing the address', async () => {
    const html = await (await fetch(getShortLink(published), { headers: { Accept: 'text/html' } })).text()
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="[^"]*${story.groom}[^"]*"`))
    expect(html).toMatch(/<meta property="og:image" content="[^"]*preview\.png/)
    expect(html.match(/property="og:title"/g)).toHaveLength(1)
    expect(html).not.toMatch(/og:url/)
  })

  it('returns 404 when the invitation is deleted', async () => {
    const deleted = await publish(getSiteUrl(), account, locale, template)
    expect((await resolve(deleted)).status).toBe(200)
    await deleteInvitation(getSiteUrl(), account, deleted)
    expect((await resolve(deleted)).status).toBe(404)
  })

  describe('for a friend', () => {
    const openShortLink = async () => {
      await browser.url(`${getShortLink(published)}?lang=${locale}`)
      await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    }

    it('opens the invitation and stores the referral', async () => {
      await openShortLink()
      const { pathname, searchParams } = new URL(await browser.getUrl())
      expect([pathname, searchParams.get('slug')]).toEqual([paths.publicInvitation, published.slug])
      expect(await readStorage(storageKeys.referralCode)).toBe(referral.referralCode)
      expect(await readStorage(storageKeys.referralSource)).toBe(referral.source)
      expect(await readStorage(storageKeys.referralSourceId)).toBe(referral.sourceId)
      expect(await getConsoleErrors()).toEqual([])
    })

    it('attributes the next registration to the couple, and only that one', async () => {
      const [friend, next] = [createAccount(), createAccount()]
      await openShortLink()
      await registerPage.open()
      await expect(registerPage.recommended).toHaveText(translate(authMessages.recommended))
      expect(await findAccessibilityViolations()).toEqual([])
      await registerPage.register(friend)
      expect((await exportAccount(getSiteUrl(), friend)).referredBy).toEqual(referral)
      expect(await readStorage(storageKeys.referralCode)).toBeNull()

      await registerPage.open()
      await expect(registerPage.submit()).toBeDisplayed()
      await expect(registerPage.recommended).not.toExist()
      await registerPage.register(next)
      expect((await exportAccount(getSiteUrl(), next)).referredBy).toEqual({})
      expect(await getConsoleErrors()).toEqual([])
    })
  })

  it('is not needed: the registration page takes the code from its own address', async () => {
    const friend = createAccount()
    await visit(`${paths.register}?referralCode=${referral.referralCode}&source=story`)
    await expect(registerPage.recommended).toBeDisplayed()
    await registerPage.register(friend)
    expect((await exportAccount(getSiteUrl(), friend)).referredBy).toEqual({
      referralCode: referral.referralCode,
      source: 'story',
    })
  })
})
