import { paths } from '@shared/routes'
import { errorPageMessages, layoutMessages } from '@/i18n/messages/site'
import { consentMessages } from '@/i18n/messages/consent'
import { itemMessages } from '@/i18n/messages/items'
import { consent } from '../pages/consent.ts'
import { startAnalyticsSite, type AnalyticsSite } from '../support/analyticsSite.ts'
import { isEvent, type Collector } from '../support/collector.ts'
import { readChunkFiles } from '../../../scripts/webpack/buildStats.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { blockRequests, resetBrowser, scrollTo, translate, waitForPathname } from '../support/visit.ts'

/** @returns the paths of the scripts that the named chunk needs beside those of every page */
async function listScripts(chunk: string): Promise<string[]> {
  const { main = [], [chunk]: files = [] } = await readChunkFiles('site')
  return files.filter((file) => file.endsWith('.js') && !main.includes(file)).map((file) => `/${file}`)
}

/** On its own server. */
describe('analytics', () => {
  let site: AnalyticsSite
  let collector: Collector
  const open = (path: string) => site.open(path)

  before(async () => {
    site = await startAnalyticsSite()
    ;({ collector } = site)
  })
  after(() => site.stop())
  beforeEach(async () => {
    await resetBrowser(site.url)
    await collector.clear()
    await open(paths.home)
    await expect(consent.banner).toBeDisplayed()
  })

  it('loads and sends nothing before the visitor answers', async () => {
    await expect(consent.banner).toHaveText(expect.stringContaining(translate(consentMessages.title)))
    expect(await findAccessibilityViolations()).toEqual([])
    await open(paths.items)
    await click($(`[role="tab"]=${translate(itemMessages.storage)}`))
    await scrollTo(100)
    expect([collector.requestedScripts(), ...collector.getAllReceived()]).toEqual([[], [], [], []])
  })

  it('loads the three scripts when the visitor accepts after a refusal', async () => {
    await click(consent.refuse)
    await consent.reopen()
    await expect(consent.banner).toHaveText(expect.stringContaining(translate(consentMessages.isRefused)))
    await click(consent.accept)
    await collector.waitFor('tagManager', isEvent('page_view'))
    await collector.waitFor('metaPixel', (entry) => (entry as string[])[1] === 'PageView')
    await collector.waitFor('tiktokPixel', (entry) => (entry as string[])[0] === 'page')
    expect(collector.requestedScripts().toSorted()).toEqual([
      '/en_US/fbevents.js',
      '/gtm.js?id=GTM-ZAFFA',
      '/i18n/pixel/events.js?sdkid=C17&lib=ttq',
    ])
    expect(await getConsoleErrors()).toEqual([])
  })

  it('sends nothing after the consent is withdrawn', async () => {
    await click(consent.accept)
    await collector.waitFor('tagManager', isEvent('page_view'))
    await consent.reopen()
    await click(consent.refuse)
    await collector.waitFor('tagManager', (entry) => Array.isArray(entry) && entry[1] === 'update')
    await collector.clear()
    await click($('footer').$(`a=${translate(layoutMessages.support)}`))
    await waitForPathname(paths.support)
    await open(paths.items)
    await expect(consent.choices).toBeExisting()
    expect([collector.requestedScripts(), ...collector.getAllReceived()]).toEqual([[], [], [], []])
  })

  it('leaves the page working when the code of the banner fails to load', async () => {
    await resetBrowser(site.url)
    const scripts = await listScripts('consent')
    await blockRequests(...scripts.map((script) => `*${script}*`))
    await open(paths.about)
    const isRequested = () =>
      browser.execute(
        (names: string[]) =>
          performance.getEntriesByType('resource').some((entry) => names.some((name) => entry.name.endsWith(name))),
        scripts,
      )
    await browser.waitUntil(isRequested, { timeoutMsg: 'the code of the banner was not requested' })
    await expect($('main h1')).not.toHaveText(translate(errorPageMessages.unexpectedTitle))
    await expect(consent.banner).not.toExist()
    await blockRequests()
    await consent.reopen()
  })
})
