import type { Provider } from '@/api/generated/endpoints'
import { layoutMessages } from '@/i18n/messages/site'
import { comeIn, loginPage } from '../pages/account.ts'
import { newAccount, publish, register } from '../support/couple.ts'
import { untranslated } from '../support/foreignWords.ts'
import { accessibilityFaults, complaints, overflow } from '../support/health.ts'
import { deadLinks } from '../support/links.ts'
import { routesOf, type Route } from '../support/routes.ts'
import { arriveAt, currentPath, locale, siteUrl, text, visit } from '../support/visit.ts'

/** Named before there is anything to name: the walk's own table is made again with what the suite has published. */
const placeholders = { slug: 'SLUG', providerId: 'PROVIDER' }

/** Chrome reports an answer that is no success among its errors. */
const expected = /\/no-such-page.*404|slug=gone.*404|\/deep-links\/no-such-code.*404/

/** A title says whose page it is: ours, the couple's, or nobody's any more. */
const named = /زفّة|Zaffa|عمر|Omar|لم نجد الدعوة|Invitation Not Found/

/** Asks as a browser of this language would, without following what leads elsewhere. */
async function statusOf(path: string): Promise<number> {
  const { status } = await fetch(siteUrl() + path, { redirect: 'manual', headers: { Accept: 'text/html', 'Accept-Language': locale } })
  return status
}

async function firstProvider(): Promise<string> {
  const answer = await fetch(`${siteUrl()}/api/v1/providers?pageSize=1`)
  const { items } = (await answer.json()) as { items: Provider[] }
  if (!items[0]) throw new Error('The walk needs an approved provider: start the server with --demo')
  return items[0].id
}

describe('every route, in this language and on this screen', () => {
  const account = newAccount()
  let routes: Route[] = []
  before(async () => {
    await register(siteUrl(), account)
    const { slug } = await publish(siteUrl(), account, locale, 1)
    routes = routesOf({ slug, providerId: await firstProvider() })
    await loginPage.open()
    await browser.execute(() => localStorage.clear())
  })

  const walk = (index: number, { path, status = 200, leadsTo }: Route) => {
    it(path, async () => {
      const route = routes[index] ?? { path }
      expect(await statusOf(route.path)).toBe(status)
      await visit(route.path)
      if (leadsTo) await arriveAt(leadsTo)
      await $('h1').waitForDisplayed()
      expect(await currentPath()).toBe(leadsTo ?? route.path)
      expect(await browser.getTitle()).toMatch(named)
      await expect($('html')).toHaveAttribute('lang', locale)
      expect(await overflow()).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults()).toEqual([])
      // A route that leads elsewhere has been followed.
      expect(await deadLinks(leadsTo ? 200 : status)).toEqual([])
      expect(await untranslated(locale)).toEqual([])
      expect((await complaints()).filter((line) => !expected.test(line))).toEqual([])
    })
  }

  const table = routesOf(placeholders)
  for (const [index, route] of table.entries()) if (!route.signedIn) walk(index, route)

  describe('of a couple that is signed in', () => {
    before(async () => {
      await comeIn(account)
    })
    for (const [index, route] of table.entries()) if (route.signedIn) walk(index, route)
  })

  it('every page names itself otherwise', async () => {
    const titles = new Map<string, string>()
    for (const { path, status } of table) {
      if (status || path.includes('SLUG') || path.includes('PROVIDER') || /Card\d?$/.test(path)) continue
      const html = await (await fetch(siteUrl() + path, { headers: { Accept: 'text/html', 'Accept-Language': locale } })).text()
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      if (html.includes('data-rendered')) {
        expect(title).toContain(text(layoutMessages.brand))
        expect(titles.get(title)).toBeUndefined()
        titles.set(title, path)
      }
    }
    expect(titles.size).toBeGreaterThan(10)
  })
})
