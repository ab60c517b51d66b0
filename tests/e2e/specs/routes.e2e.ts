import type { Provider } from '@/api/generated/endpoints'
import { layoutMessages } from '@/i18n/messages/site'
import { createAccount, publish, register } from '../support/couple.ts'
import { findUntranslatedTexts } from '../support/untranslatedTexts.ts'
import { findAccessibilityViolations, getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { findBrokenLinks } from '../support/links.ts'
import { getRoutes, type Route } from '../support/routes.ts'
import { getCurrentPath, locale, resetBrowser, signInBrowser, getSiteUrl, translate, visit } from '../support/visit.ts'

/** For test titles; the parameters are known only after the set-up. */
const placeholders = { slug: 'SLUG', providerId: 'PROVIDER', weddingId: 'WEDDING' }

/** Error responses that the page itself is about; Chrome logs them as errors. */
const expectedErrors = /\/no-such-page.*404|slug=gone.*404/

/** The site's or the couple's name, or that the invitation was not found. */
const pageTitle = /زفّة|Zaffa|عمر|Omar|لم نجد الدعوة|Invitation Not Found/

/** Requests a path in this browser's language without following redirects. */
async function fetchStatus(path: string): Promise<number> {
  const { status } = await fetch(getSiteUrl() + path, {
    redirect: 'manual',
    headers: { Accept: 'text/html', 'Accept-Language': locale },
  })
  return status
}

async function fetchProviderId(): Promise<string> {
  const response = await fetch(`${getSiteUrl()}/api/v1/providers?pageSize=1`)
  const { items } = (await response.json()) as { items: Provider[] }
  if (!items[0]) throw new Error('There is no approved provider: start the server with --demo')
  return items[0].id
}

describe('the route', () => {
  const account = createAccount()
  let routes: Route[] = []
  before(async () => {
    await register(getSiteUrl(), account)
    const { slug, weddingId } = await publish(getSiteUrl(), account, locale, 1)
    routes = getRoutes({ slug, weddingId, providerId: await fetchProviderId() })
    await resetBrowser()
  })

  const testRoute = (index: number, { path, status = 200 }: Route) => {
    it(`${path} has the expected status and is accessible, complete, translated and free of errors`, async () => {
      const route = routes[index] ?? { path }
      expect(await fetchStatus(route.path)).toBe(status)
      await visit(route.path)
      await $('h1').waitForDisplayed()
      expect(await getCurrentPath()).toBe(route.path)
      expect(await browser.getTitle()).toMatch(pageTitle)
      await expect($('html')).toHaveAttribute('lang', locale)
      expect(await getOverflow()).toBeLessThanOrEqual(0)
      expect(await findAccessibilityViolations()).toEqual([])
      expect(await findBrokenLinks(status)).toEqual([])
      expect(await findUntranslatedTexts(locale)).toEqual([])
      expect((await getConsoleErrors()).filter((line) => !expectedErrors.test(line))).toEqual([])
    })
  }

  const table = getRoutes(placeholders)
  for (const [index, route] of table.entries()) if (!route.signedIn) testRoute(index, route)

  describe('of a signed-in couple', () => {
    before(async () => {
      await signInBrowser(account)
    })
    for (const [index, route] of table.entries()) if (route.signedIn) testRoute(index, route)
  })

  it('has a title of its own', async () => {
    const titles = new Map<string, string>()
    for (const { path, status } of table) {
      if (status || path.includes('SLUG') || path.includes('PROVIDER') || /Card\d?$/.test(path)) continue
      const html = await (
        await fetch(getSiteUrl() + path, { headers: { Accept: 'text/html', 'Accept-Language': locale } })
      ).text()
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      if (html.includes('data-rendered')) {
        expect(title).toContain(translate(layoutMessages.brand))
        expect(titles.get(title)).toBeUndefined()
        titles.set(title, path)
      }
    }
    expect(titles.size).toBeGreaterThan(10)
  })
})
