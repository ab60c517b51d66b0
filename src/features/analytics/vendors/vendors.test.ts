import { createVendors } from '.'
import { defaultSiteConfig, type AnalyticsConfig } from '@shared/siteConfig'
import type { AnalyticsEvent } from '../events'
import { toAnalyticsItem } from '../measures/analyticsItem'
import type { Vendor } from './vendor'

const off = defaultSiteConfig.analytics
const context = { path: '/items', country: 'EG', language: 'ar' }

const getScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function startVendor(config: Partial<AnalyticsConfig>): Vendor {
  const [vendor] = createVendors({ ...off, ...config })
  if (!vendor) throw new Error('nothing is switched on')
  vendor.start()
  return vendor
}

/** @returns the tag manager's queue, with commands as arrays */
const getDataLayer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  )

afterEach(() => {
  document.head.replaceChildren()
  for (const name of ['dataLayer', 'fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject']) Reflect.deleteProperty(window, name)
})

describe('createVendors', () => {
  it('returns no vendor without an id, and vendors load nothing before start', () => {
    expect(createVendors(off)).toEqual([])
    createVendors({ ...off, tagManagerId: 'GTM-A', metaPixelId: '1', tiktokPixelId: 'C1' })
    expect(getScripts()).toEqual([])
    expect(window.dataLayer).toBeUndefined()
  })

  it.each<[Partial<AnalyticsConfig>, string]>([
    [{ tagManagerId: 'GTM-A' }, 'https://www.googletagmanager.com/gtm.js?id=GTM-A'],
    [{ tagManagerId: 'G-1' }, 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    [{ metaPixelId: '17' }, 'https://connect.facebook.net/en_US/fbevents.js'],
    [{ tiktokPixelId: 'C1' }, 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C1&lib=ttq'],
    [
      { tagManagerId: 'GTM-A', tagManagerUrl: 'https://tags.zaffa.example' },
      'https://tags.zaffa.example/gtm.js?id=GTM-A',
    ],
  ])('loads only the script of the configured vendor: %j', (config, source) => {
    startVendor(config)
    expect(getScripts()).toEqual([source])
  })
})

describe('Google Tag Manager', () => {
  it('receives country, currency and IP anonymization before its script runs', () => {
    startVendor({ tagManagerId: 'GTM-A' })
    expect(getDataLayer()).toEqual([
      [
        'consent',
        'default',
        { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'granted' },
      ],
      { event: 'gtm.js', 'gtm.start': expect.any(Number), anonymize_ip: true, country: 'EG', currency: 'EGP' },
    ])
  })

  it('sends no page views automatically, and uses beacons', () => {
    startVendor({ tagManagerId: 'G-1' })
    expect(getDataLayer()).toContainEqual([
      'config',
      'G-1',
      { anonymize_ip: true, country: 'EG', currency: 'EGP', send_page_view: false, transport_type: 'beacon' },
    ])
  })

  it.each<[AnalyticsEvent, object]>([
    [{ name: 'page_view' }, {}],
    [{ name: 'scroll_depth', percent: 75 }, { percent: 75 }],
    [
      { name: 'form_failure', form: 'contact', reason: 'network' },
      { form: 'contact', reason: 'network' },
    ],
    [
      { name: 'item_tab_click', item: toAnalyticsItem('storage') },
      {
        currency: 'EGP',
        items: [
          {
            item_id: 'zaffa_storage',
            item_name: 'storage',
            item_category: 'storage',
            item_brand: 'zaffa',
            item_variant: 'tab',
            price: 0,
            quantity: 1,
          },
        ],
      },
    ],
  ])('sends %j with page, country and language', (event, told) => {
    const place = { page_path: '/items', page_location: `${location.origin}/items`, country: 'EG', language: 'ar' }
    startVendor({ tagManagerId: 'GTM-A' }).track(event, context)
    expect(getDataLayer().at(-1)).toEqual({ event: event.name, ...told, ...place })
    startVendor({ tagManagerId: 'G-1' }).track(event, context)
    expect(getDataLayer().at(-1)).toEqual(['event', event.name, { ...told, ...place }])
  })

  it('forwards a withdrawn and a renewed consent', () => {
    const vendor = startVendor({ tagManagerId: 'GTM-A' })
    vendor.withdraw()
    expect(getDataLayer().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
    ])
    vendor.resume()
    expect(getDataLayer().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted' }),
    ])
  })
})

/** An event with the commands of both pixels; null for an event that the pixel does not get. */
const pixelTable: [AnalyticsEvent, unknown[] | null, unknown[] | null][] = [
  [{ name: 'page_view' }, ['track', 'PageView'], ['page']],
  [
    { name: 'item_tab_click', item: toAnalyticsItem('storage') },
    [
      'track',
      'ViewContent',
      {
        content_ids: ['zaffa_storage'],
        content_name: 'storage',
        content_category: 'storage',
        content_type: 'product_group',
        value: 0,
        currency: 'EGP',
      },
    ],
    [
      'track',
      'ViewContent',
      {
        contents: [
          {
            content_id: 'zaffa_storage',
            content_type: 'product_group',
            content_name: 'storage',
            content_category: 'storage',
            brand: 'zaffa',
            price: 0,
            quantity: 1,
          },
        ],
        value: 0,
        currency: 'EGP',
      },
    ],
  ],
  [{ name: 'form_success', form: 'register' }, ['track', 'CompleteRegistration'], ['track', 'CompleteRegistration']],
  [{ name: 'form_success', form: 'contact' }, ['track', 'Contact'], ['track', 'Contact']],
  [{ name: 'form_success', form: 'landing' }, ['track', 'Lead'], ['track', 'SubmitForm']],
  [{ name: 'form_success', form: 'provider' }, ['track', 'SubmitApplication'], ['track', 'SubmitForm']],
  [{ name: 'form_success', form: 'login' }, null, null],
  [{ name: 'form_failure', form: 'register', reason: 'network' }, null, null],
  [
    { name: 'store_click', store: 'google_play' },
    ['trackCustom', 'store_click', { store: 'google_play' }],
    ['track', 'ClickButton', { store: 'google_play' }],
  ],
  [{ name: 'mouse_activity', xPercent: 1, yPercent: 2 }, null, null],
  [{ name: 'memory', usedMb: 1, limitMb: 2 }, null, null],
]

describe('Meta pixel', () => {
  it('has automatic events disabled', () => {
    startVendor({ metaPixelId: '17' })
    expect(window.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '17'],
      ['consent', 'grant'],
      ['init', '17'],
    ])
    expect(window.fbq?.disablePushState).toBe(true)
  })

  it.each(pixelTable)('sends %j as %j', (event, told) => {
    const vendor = startVendor({ metaPixelId: '17' })
    const before = window.fbq?.queue.length ?? 0
    vendor.track(event, context)
    expect(window.fbq?.queue.slice(before)).toEqual(told ? [told] : [])
  })

  it('calls its script after that has loaded', () => {
    const vendor = startVendor({ metaPixelId: '17' })
    const calls: unknown[][] = []
    if (window.fbq) window.fbq.callMethod = (...call) => void calls.push(call)
    vendor.track({ name: 'page_view' }, context)
    vendor.withdraw()
    expect(calls).toEqual([
      ['track', 'PageView'],
      ['consent', 'revoke'],
    ])
  })
})

describe('TikTok pixel', () => {
  it('creates its queue with id and script URL', () => {
    startVendor({ tiktokPixelId: 'C1' })
    expect(window.TiktokAnalyticsObject).toBe('ttq')
    expect(window.ttq).toMatchObject({
      _i: { C1: { _u: 'https://analytics.tiktok.com/i18n/pixel/events.js' } },
      _t: { C1: expect.any(Number) },
      _o: { C1: {} },
    })
    expect([...(window.ttq ?? [])]).toEqual([['grantConsent']])
  })

  it.each(pixelTable)('sends %j (Meta: %j) as %j', (event, _meta, told) => {
    const vendor = startVendor({ tiktokPixelId: 'C1' })
    vendor.track(event, context)
    expect([...(window.ttq ?? [])].slice(1)).toEqual(told ? [told] : [])
  })

  it('sends the hashed person and forwards a withdrawn consent', () => {
    const vendor = startVendor({ tiktokPixelId: 'C1' })
    vendor.identify?.({ email: 'hash' })
    vendor.withdraw()
    expect([...(window.ttq ?? [])].slice(1)).toEqual([['identify', { email: 'hash' }], ['revokeConsent']])
  })
})
