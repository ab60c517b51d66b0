import { createHash } from 'node:crypto'
import { paths } from '@shared/routes'
import { contactMessages } from '@/i18n/messages/help'
import { itemMessages } from '@/i18n/messages/items'
import { loginPage } from '../pages/account.ts'
import { consent } from '../pages/consent.ts'
import { messageForm } from '../pages/help.ts'
import { isEvent, type Collector } from '../support/collector.ts'
import { newAccount, publish, register } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { complaints } from '../support/health.ts'
import { startMeasuredSite, type MeasuredSite } from '../support/measuredSite.ts'
import { passTime, stopClock } from '../support/stillClock.ts'
import { comeAsSomebodyElse, locale, scrollTo, text } from '../support/visit.ts'

const sha256 = (plain: string) => createHash('sha256').update(plain).digest('hex')
const person = { name: 'Laila', email: 'Laila.Measured@Example.com', phone: '0101 234 5678' }

/** On a server of its own. */
describe('analytics, with consent, on a visit whose time the test lets pass', () => {
  let site: MeasuredSite
  let collector: Collector
  const open = (path: string) => site.open(path)

  /** Follows a link into a tab of its own, and comes back. */
  async function followOut(link: ReturnType<typeof $>): Promise<void> {
    const here = await browser.getWindowHandle()
    await press(link)
    await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2)
    const other = (await browser.getWindowHandles()).find((handle) => handle !== here)
    await browser.switchToWindow(other ?? here)
    await browser.closeWindow()
    await browser.switchToWindow(here)
  }

  /** Events of the tag manager, as name and what matters of them; the mouse goes its own ways. */
  const events = () =>
    (collector.told('tagManager') as Record<string, unknown>[])
      .filter(({ event }) => event !== undefined && event !== 'gtm.js' && event !== 'mouse_activity')
      .map(({ event, page_path: path, page_location: _location, country: _country, language: _language, ...rest }) => [event, path, rest])

  before(async () => {
    site = await startMeasuredSite()
    ;({ collector } = site)
    await comeAsSomebodyElse()
    await open(paths.about)
    await press(consent.accept)
    await collector.hears('tagManager', isEvent('page_view'))
    await stopClock()
    await open(paths.terms)
    await collector.hears('tagManager', (entry) => isEvent('page_view')(entry) && (entry as { page_path: string }).page_path === paths.terms)
    collector.clear()
  })

  after(() => site.stop())

  it('tells each event of the gallery once, in order', async () => {
    await open(paths.items)
    await collector.hears('tagManager', isEvent('page_view'))
    await press($(`[role="tab"]=${text(itemMessages.storage)}`))
    await collector.hears('tagManager', isEvent('item_tab_click'))
    await scrollTo(60)
    await collector.hears('tagManager', (entry) => (entry as { percent?: number }).percent === 50)
    await scrollTo(100)
    await collector.hears('tagManager', (entry) => (entry as { percent?: number }).percent === 90)
    await followOut($('footer').$(`a[href="${collector.url}/shop"]`))
    await followOut($('footer').$(`a[href="${collector.url}/play"]`))
    await followOut($('footer').$(`a[href="${collector.url}/social"]`))
    await browser.execute(() => {
      const link = Object.assign(document.createElement('a'), { href: '/files/plan.pdf', id: 'download', textContent: 'plan' })
      link.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('footer')?.append(link)
    })
    await press($('#download'))
    await collector.hears('tagManager', isEvent('file_download'))

    const item = { item_id: 'zaffa_storage', item_name: 'storage', item_category: 'storage', item_brand: 'zaffa', item_variant: 'tab', price: 0, quantity: 1 }
    expect(events()).toEqual([
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

  it('tells the time on a page that is left, the next page, and a form that is refused', async () => {
    await passTime(8000)
    await browser.execute(() => document.querySelector<HTMLAnchorElement>('header a[href="/login"]')?.click())
    await loginPage.signIn({ email: 'nobody@example.com', password: 'Wrong#2027' })
    await collector.hears('tagManager', isEvent('form_failure'))
    expect(events().slice(10).filter(([event]) => event !== 'scroll_depth')).toEqual([
      ['time_on_page', '/items', { seconds: 8 }],
      ['page_view', '/login', {}],
      ['form_failure', '/login', { form: 'login', reason: 'refused' }],
    ])
  })

  it('tells of a message that was sent, and of its sender by hashes alone', async () => {
    collector.clear()
    await open(paths.contact)
    await messageForm.write({ ...person, message: 'How do I change the date?' })
    await press(messageForm.submit)
    await expect(messageForm.notice).toHaveText(text(contactMessages.sent))
    await collector.hears('tiktokPixel', (entry) => (entry as string[])[1] === 'Contact')
    expect(events().filter(([event]) => event !== 'scroll_depth')).toEqual([
      ['page_view', '/contact', {}],
      ['form_success', '/contact', { form: 'contact' }],
    ])
    const hashed = { email: sha256('laila.measured@example.com'), phone_number: sha256('+201012345678') }
    expect(collector.told('tiktokPixel')).toEqual([['grantConsent'], ['page'], ['identify', hashed], ['track', 'Contact']])
    expect(collector.told('metaPixel')).toEqual([['set', 'autoConfig', false, '17'], ['consent', 'grant'], ['init', '17'], ['track', 'PageView'], ['track', 'Contact']])
  })

  it('tells memory every 30 s and engagement every 60 s', async () => {
    const before = events().length
    await passTime(60_000)
    await browser.waitUntil(() => events().length >= before + 3)
    const told = events().slice(before)
    const [engagement, ...others] = told.toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    expect(others.map(([event]) => event)).toEqual(['memory', 'memory'])
    expect(engagement?.[0]).toBe('engagement')
    const { score } = (engagement?.[2] ?? {}) as { score?: number }
    expect(score).toBeGreaterThan(0)
    expect(score).toBeLessThanOrEqual(100)
  })

  it('tells of the mouse once in 5 s', async () => {
    const mouse = () => collector.told('tagManager').filter(isEvent('mouse_activity')).length
    const move = (x: number) => browser.execute((clientX) => void document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY: 10 })), x)
    await passTime(5000)
    const before = mouse()
    await move(10)
    await move(20)
    await passTime(5000)
    await move(30)
    await browser.waitUntil(() => mouse() === before + 2)
  })

  it('still tells when the visitor leaves for elsewhere', async () => {
    await browser.url('about:blank')
    await collector.hears('tagManager', isEvent('time_on_page'))
    expect(events().at(-1)).toEqual(['time_on_page', '/contact', { seconds: 70 }])
  })

  it('says in which language the page was shown, that it is for Egypt, and keeps every query to itself', async () => {
    for (const entry of collector.told('tagManager').filter(isEvent('page_view'))) {
      expect(entry).toMatchObject({ language: locale, country: 'EG', page_location: `${site.url}${paths.contact}` })
    }
    expect(JSON.stringify((['tagManager', 'metaPixel', 'tiktokPixel'] as const).map((vendor) => collector.told(vendor)))).not.toMatch(/measured|01012345678|lang=/i)
  })

  it('brings nothing to a page whose address is a secret, or to an invitation', async () => {
    collector.clear()
    await open(`${paths.resetPassword}?token=secret`)
    await expect(consent.choices).toBeExisting()
    const account = newAccount()
    await register(site.url, account)
    const { slug } = await publish(site.url, account, locale, 1)
    await browser.url(`${site.url}${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`)
    await expect($('h1')).toBeExisting()
    expect(collector.fetched()).toEqual([])
    expect(await complaints()).toEqual([])
  })
})
