import type { Invitation } from '@/api/generated/endpoints'
import { deepLinkPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { authMessages } from '@/i18n/messages/account'
import { registerPage } from '../pages/account.ts'
import { dashboard } from '../pages/dashboard.ts'
import { invitation } from '../pages/invitation.ts'
import { exportAccount, createAccount, publish, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { locale, resetBrowser, signInBrowser, getSiteUrl, translate } from '../support/visit.ts'

const template = 2
const story = stories[locale]

const readStorage = (key: string): Promise<string | null> => browser.execute((name) => localStorage.getItem(name), key)
const getShortLink = ({ shortCode }: Invitation) => `${getSiteUrl()}${deepLinkPath(shortCode)}`

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

  it('is shown on the dashboard of the couple', async () => {
    await signInBrowser(account)
    await dashboard.open()
    await click(dashboard.files(published.slug))
    await expect(dashboard.shortLink(published.slug)).toHaveText(getShortLink(published))
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('returns the preview of the invitation without changing the address', async () => {
    const html = await (await fetch(getShortLink(published), { headers: { Accept: 'text/html' } })).text()
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="[^"]*${story.groom}[^"]*"`))
    expect(html).toMatch(/<meta property="og:image" content="[^"]*preview\.png/)
    expect(html.match(/property="og:title"/g)).toHaveLength(1)
    expect(html).not.toMatch(/og:url/)
  })

  it('opens the invitation for a friend, and attributes the next registration to the couple', async () => {
    const friend = createAccount()
    await browser.url(`${getShortLink(published)}?lang=${locale}`)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    const { pathname, searchParams } = new URL(await browser.getUrl())
    expect([pathname, searchParams.get('slug')]).toEqual([paths.publicInvitation, published.slug])
    expect(await readStorage(storageKeys.referralCode)).toBe(referral.referralCode)
    expect(await readStorage(storageKeys.referralSource)).toBe(referral.source)
    expect(await readStorage(storageKeys.referralSourceId)).toBe(referral.sourceId)

    await registerPage.open()
    await expect(registerPage.recommended).toHaveText(translate(authMessages.recommended))
    expect(await findAccessibilityViolations()).toEqual([])
    await registerPage.register(friend)
    expect((await exportAccount(getSiteUrl(), friend)).referredBy).toEqual(referral)
    expect(await readStorage(storageKeys.referralCode)).toBeNull()
    expect(await getConsoleErrors()).toEqual([])
  })
})
