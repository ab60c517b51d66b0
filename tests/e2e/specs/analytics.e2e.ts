import { createHash } from 'node:crypto'
import { paths } from '@shared/routes'
import { contactMessages } from '@/i18n/messages/help'
import { itemMessages } from '@/i18n/messages/items'
import { loginPage } from '../pages/account.ts'
import { consent } from '../pages/consent.ts'
import { messageForm } from '../pages/contact.ts'
import { isEvent, type Collector } from '../support/collector.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { getConsoleErrors } from '../support/pageChecks.ts'
import { startAnalyticsSite, type AnalyticsSite } from '../support/analyticsSite.ts'
import { advanceClock, freezeClock } from '../support/frozenClock.ts'
import { locale, resetBrowser, scrollTo, translate } from '../support/visit.ts'

const hashSha256 = (plain: string) => createHash('sha256').update(plain).digest('hex')
const person = { name: 'Laila', email: 'Laila.Measured@Example.com', phone: '0101 234 5678' }

/** On its own server. The test advances the clock of the page. */
describe('analytics with consent', () => {
  let site: AnalyticsSite
  let collector: Collector
  const open = (path: string) => site.open(path)

  /** Opens a page of the site and waits for its page view, without the events of the page before. */
  async function openAndClear(path: string): Promise<void> {
    await open(path)
    await collector.waitFor(
      'tagManager',
      (entry) => isEvent('page_view')(entry) && (entry as { page_path: string }).page_path === path,
    )
    // The vendors' scripts are loaded one by one, so each has its page view at another time.
    await collector.waitFor('metaPixel', (entry) => (entry as string[])[1] === 'PageView')
    await collector.waitFor('tiktokPixel', (entry) => (entry as string[])[0] === 'page')
    await collector.clear()
  }

  /** Follows a link into a new tab and returns. */
  async function followToNewTab(link: ReturnType<typeof $>): Promise<void> {
    const here = await browser.getWindowHandle()
    await click(link)
    await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2)
    const other = (await browser.getWindowHandles()).find((handle) => handle !== here)
    await browser.switchToWindow(other ?? here)
    await browser.closeWindow()
    await browser.switchToWindow(here)
  }

  /** @returns the tag manager's events as name, path and their own fields, without mouse activity. */
  const getEvents = () =>
    (collector.getReceived('tagManager') as Record<string, unknown>[])
      .filter(({ event }) => event !== undefined && event !== 'gtm.js' && event !== 'mouse_activity')
      .map(({ event, page_path: path, page_location: _location, country: _country, language: _language, ...rest }) => [
        event,
        path,
        rest,
      ])
  const getEventsWithoutScrolling = () => getEvents().filter(([event]) => event !== 'scroll_depth')

  before(async () => {
    site = await startAnalyticsSite()
    ;({ collector } = site)
    await resetBrowser(site.url)
    await open(paths.about)
    await click(consent.accept)
    await collector.waitFor('tagManager', isEvent('page_view'))
    await freezeClock()
  })
  after(() => site.stop())
  beforeEach(() => openAndClear(paths.about))

  it('sends each event of the gallery once and in order', async () => {
    await open(paths.items)
    await collector.waitFor(
      'tagManager',
      (entry) => isEvent('page_view')(entry) && (entry as { page_path: string }).page_path === paths.items,
    )
    await click($(`[role="tab"]=${translate(itemMessages.storage)}`))
    await collector.waitFor('tagManager', isEvent('item_tab_click'))
    await scrollTo(60)
    await collector.waitFor('tagManager', (entry) => (entry as { percent?: number }).percent === 50)
    await scrollTo(100)
    await collector.waitFor('tagManager', (entry) => (entry as { percent?: number }).percent === 90)
    await followToNewTab($('footer').$(`a[href="${collector.url}/shop"]`))
    await followToNewTab($('footer').$(`a[href="${collector.url}/play"]`))
    await followToNewTab($('footer').$(`a[href="${collector.url}/social"]`))
    await browser.execute(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/files/plan.pdf',
        id: 'download',
        textContent: 'plan',
      })
      link.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('footer')?.append(link)
    })
    await click($('#download'))
    await collector.waitFor('tagManager', isEvent('file_download'))

    const item = {
      item_id: 'zaffa_storage',
      item_name: 'storage',
      item_category: 'storage',
      item_brand: 'zaffa',
      item_variant: 'tab',
      price: 0,
      quantity: 1,
    }
    expect(getEvents().filter(([, path]) => path === paths.items)).toEqual([
      ['page_view', '/items', {}],
      ['item_tab_click', '/items', { currency: 'EGP', items: [item] }],
      ['scroll_depth', '/items', { percent: 25 }],
      ['scroll_depth', '/items', { percent: 50 }],
      ['scroll_depth', '/items', { percent: 75 }],
      ['scroll_depth', '/items', { percent: 90 }],
      ['store_click', '/items', { store: 'shop' }],
      ['store_click', '/items', { store: 'google_play' }],
      ['outbound_click', '/items', { domain: '127.0.0.1' }],
      ['file_download', '/items', { file: 'plan.pdf', extension: 'pdf' }],
    ])
  })

  it('sends the time on the page before, the page view and a refused form', async () => {
    await advanceClock(8000)
    await browser.execute(() => document.querySelector<HTMLAnchorElement>('header a[href="/login"]')?.click())
    await loginPage.signIn({ email: 'nobody@example.com', password: 'Wrong#2027' })
    await collector.waitFor('tagManager', isEvent('form_failure'))
    expect(getEventsWithoutScrolling()).toEqual([
      ['time_on_page', paths.about, { seconds: 8 }],
      ['page_view', '/login', {}],
      ['form_failure', '/login', { form: 'login', reason: 'refused' }],
    ])
  })

  it('sends a submitted message with hashes of the sender, without queries', async () => {
    await open(paths.contact)
    await messageForm.fillIn({ ...person, message: 'How do I change the date?' })
    await click(messageForm.submit)
    await expect(messageForm.notice).toHaveText(translate(contactMessages.sent))
    await collector.waitFor('tiktokPixel', (entry) => (entry as string[])[1] === 'Contact')
    expect(getEventsWithoutScrolling().filter(([, path]) => path === paths.contact)).toEqual([
      ['page_view', '/contact', {}],
      ['form_success', '/contact', { form: 'contact' }],
    ])
    const hashed = { email: hashSha256('laila.measured@example.com'), phone_number: hashSha256('+201012345678') }
    expect(collector.getReceived('tiktokPixel')).toEqual([
      ['grantConsent'],
      ['page'],
      ['identify', hashed],
      ['track', 'Contact'],
    ])
    expect(collector.getReceived('metaPixel')).toEqual([
      ['set', 'autoConfig', false, '17'],
      ['consent', 'grant'],
      ['init', '17'],
      ['track', 'PageView'],
      ['track', 'Contact'],
    ])

    for (const entry of collector.getReceived('tagManager').filter(isEvent('page_view'))) {
      expect(entry).toMatchObject({ language: locale, country: 'EG', page_location: `${site.url}${paths.contact}` })
    }
    const everything = JSON.stringify(collector.getAllReceived())
    expect(everything).not.toMatch(/measured|01012345678|lang=/i)
  })

  it('sends memory every 30 s, engagement every 60 s and mouse activity at most once in 5 s', async () => {
    await advanceClock(60_000)
    await browser.waitUntil(() => getEventsWithoutScrolling().length >= 3)
    const [engagement, ...others] = getEventsWithoutScrolling().toSorted(([a], [b]) =>
      String(a).localeCompare(String(b)),
    )
    expect(others.map(([event]) => event)).toEqual(['memory', 'memory'])
    expect(engagement?.[0]).toBe('engagement')
    const { score } = (engagement?.[2] ?? {}) as { score?: number }
    expect(score).toBeGreaterThan(0)
    expect(score).toBeLessThanOrEqual(100)

    const getMouseEvents = () => collector.getReceived('tagManager').filter(isEvent('mouse_activity')).length
    const move = (x: number) =>
      browser.execute(
        (clientX) => void document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY: 10 })),
        x,
      )
    await advanceClock(5000)
    const before = getMouseEvents()
    await move(10)
    await move(20)
    await advanceClock(5000)
    await move(30)
    await browser.waitUntil(() => getMouseEvents() === before + 2)
  })

  it('sends the time on the page when the visitor leaves the site', async () => {
    await advanceClock(7000)
    await browser.url('about:blank')
    await collector.waitFor('tagManager', isEvent('time_on_page'))
    expect(getEvents().at(-1)).toEqual(['time_on_page', paths.about, { seconds: 7 }])
  })

  it('is not loaded on pages with a token in the address or on the guest page', async () => {
    await open(`${paths.resetPassword}?token=secret`)
    await expect(consent.choices).toBeExisting()
    const account = createAccount()
    await register(site.url, account)
    const { slug } = await publish(site.url, account, locale, 1)
    await browser.url(`${site.url}${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`)
    await expect($('h1')).toBeExisting()
    expect(collector.requestedScripts()).toEqual([])
    expect(await getConsoleErrors()).toEqual([])
  })
})
