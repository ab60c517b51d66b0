import { paths } from '@shared/routes'
import { errorPageMessages, layoutMessages } from '@/i18n/messages/site'
import { consentMessages } from '@/i18n/messages/consent'
import { itemMessages } from '@/i18n/messages/items'
import { consent } from '../pages/consent.ts'
import { isEvent, type Collector } from '../support/collector.ts'
import { press } from '../support/fields.ts'
import { accessibilityFaults, complaints } from '../support/health.ts'
import { startMeasuredSite, type MeasuredSite } from '../support/measuredSite.ts'
import { blockAddresses, comeAsSomebodyElse, scrollTo, text } from '../support/visit.ts'

/** On a server of its own. */
describe('consent to being measured', () => {
  let site: MeasuredSite
  let collector: Collector
  const open = (path: string) => site.open(path)

  before(async () => {
    site = await startMeasuredSite()
    ;({ collector } = site)
  })
  after(() => site.stop())
  describe('while it is not given', () => {
    before(comeAsSomebodyElse)

    it('asks, and loads and tells nothing while there is no answer', async () => {
      await open(paths.home)
      await expect(consent.question).toBeDisplayed()
      await expect(consent.question).toHaveText(expect.stringContaining(text(consentMessages.title)))
      expect(await accessibilityFaults()).toEqual([])
      await open(paths.items)
      await press($(`[role="tab"]=${text(itemMessages.storage)}`))
      await scrollTo(100)
      expect([collector.fetched(), collector.told('tagManager')]).toEqual([[], []])
    })

    it('does not ask again after a no, and still loads nothing', async () => {
      await press(consent.refuse)
      await expect(consent.question).not.toExist()
      await open(paths.about)
      await expect(consent.choices).toBeExisting()
      await expect(consent.question).not.toExist()
      expect(collector.fetched()).toEqual([])
    })

    it('can be asked again at the foot of the page; a yes brings the three scripts', async () => {
      await consent.askAgain()
      await expect(consent.question).toHaveText(expect.stringContaining(text(consentMessages.isRefused)))
      await press(consent.accept)
      await collector.hears('tagManager', isEvent('page_view'))
      await collector.hears('metaPixel', (entry) => (entry as string[])[1] === 'PageView')
      await collector.hears('tiktokPixel', (entry) => (entry as string[])[0] === 'page')
      expect(collector.fetched().toSorted()).toEqual(['/en_US/fbevents.js', '/gtm.js?id=GTM-ZAFFA', '/i18n/pixel/events.js?sdkid=C17&lib=ttq'])
      expect(await complaints()).toEqual([])
    })

    it('taken back again, tells nothing more', async () => {
      await consent.askAgain()
      await press(consent.refuse)
      await collector.hears('tagManager', (entry) => Array.isArray(entry) && entry[1] === 'update')
      collector.clear()
      await press($('footer').$(`a=${text(layoutMessages.support)}`))
      await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === paths.support)
      await open(paths.items)
      await expect(consent.choices).toBeExisting()
      expect([collector.fetched(), collector.told('tagManager'), collector.told('metaPixel'), collector.told('tiktokPixel')]).toEqual([[], [], [], []])
    })
  })

  it('lets the page go on without the question when its code does not arrive', async () => {
    await comeAsSomebodyElse()
    await blockAddresses('*/consent.*.js*')
    await open(paths.about)
    const asked = () => browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => /\/consent\.\w+\.js/.test(name)))
    await browser.waitUntil(asked, { timeoutMsg: 'the code of the question was not asked for' })
    await expect($('main h1')).not.toHaveText(text(errorPageMessages.unexpectedTitle))
    await expect(consent.question).not.toExist()
    await blockAddresses()
    await consent.askAgain()
  })
})
