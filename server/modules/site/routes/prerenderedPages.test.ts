import { createHash } from 'node:crypto'
import { startBuiltServer } from '../../../../tests/server/support/server.ts'
import type { TestServer } from '../../../../tests/server/support/server.ts'

const STORE = `https://store.example/?a=1&b='"<x>`

let server: TestServer

beforeAll(async () => {
  server = await startBuiltServer({ STORE_URL: STORE, SUPPORT_EMAIL: 'a&b@zaffa.example' })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.call('GET', path, { headers: { accept: 'text/html', ...headers } })
const getTitle = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1]

describe('the language of a page', () => {
  it.each([
    ['Arabic by default', '/support', {}, 'ar'],
    ['Arabic when the browser accepts neither language', '/support', { 'accept-language': 'fr-FR,de;q=0.8' }, 'ar'],
    ["the browser's language", '/support', { 'accept-language': 'fr,en-GB;q=0.9,ar;q=0.1' }, 'en'],
    ["the language of the address, before the browser's", '/support?lang=en', { 'accept-language': 'ar' }, 'en'],
    [
      "the visitor's choice, before all others",
      '/support?lang=ar',
      { cookie: 'zaffa-locale=en', 'accept-language': 'ar' },
      'en',
    ],
    ['Arabic for invalid values', '/support?lang=xx', { cookie: 'zaffa-locale=%3Cscript%3E' }, 'ar'],
  ])('is %s', async (_name, path, headers, language) => {
    const { text, headers: sent } = await get(path, headers)
    expect(getTitle(text)).toBe(`support in ${language}`)
    expect(sent.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })
})

it.each([
  ["without a language when the browser's language is used", '/support', 'en', '/support'],
  ['without a language in Arabic', '/support', 'ar', '/support'],
  ['with a language when the address has one', '/support?lang=en', 'ar', '/support?lang=en'],
  ['without a language when the address has Arabic', '/support?lang=ar', 'en', '/support'],
])('the canonical address is %s', async (_name, path, language, canonical) => {
  const { text } = await get(path, { 'accept-language': language })
  expect(/<link rel="canonical" href="(.*?)"/.exec(text)?.[1]).toBe(canonical)
})

it('serves pages in any letter case and with a trailing slash', async () => {
  for (const path of ['/SUPPORT', '/support/', '/Support?utm_source=x'])
    expect(getTitle((await get(path)).text)).toBe('support in ar')
})

it('serves one prerendered page for all short links', async () => {
  for (const path of ['/dl/eid27', '/DL/Laila_1/', '/dl/x?lang=ar']) {
    const { status, text } = await get(path)
    expect([status, getTitle(text)]).toEqual([200, 'dl/shortCode in ar'])
  }
  for (const path of ['/dl', '/dl/', '/dl/a/b']) expect((await get(path)).status).toBe(404)
})

it('fills placeholders in HTML and JSON-LD and embeds the whole configuration', async () => {
  const { text } = await get('/support')
  expect(text).toContain('<a href="https://store.example/?a=1&amp;b=&#x27;&quot;&lt;x&gt;">a&amp;b@zaffa.example</a>')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)![1]!
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual({ url: STORE })
  expect(JSON.parse(/id="zaffa-config">(.*?)<\/script>/.exec(text)![1]!)).toMatchObject({ storeUrl: STORE })
  expect(text).not.toContain('blank.invalid')
})

it('allows exactly the inline scripts and styles of the page', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = String((await get('/support')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash('load()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('b{color:red}')};`)
  expect(policy).not.toContain('unsafe')
})

it('returns 304 for a known ETag, which differs between languages', async () => {
  const { headers } = await get('/support')
  const tag = String(headers.etag)
  expect((await get('/support', { 'if-none-match': tag })).status).toBe(304)
  expect((await get('/support?lang=en', { 'if-none-match': tag })).status).toBe(200)
})

it.each([
  ['/terms', '/terms-conditions'],
  ['/Privacy/', '/privacy-policy'],
  ['/terms?lang=en', '/terms-conditions?lang=en'],
  ['/app', '/'],
  ['/WEB/', '/'],
  ['/app/register?referralCode=X&lang=en', '/register?referralCode=X&lang=en'],
  ['/web/Invitations/Invitation?slug=a?b', '/Invitations/Invitation?slug=a?b'],
  ['/app/web/app/items', '/items'],
  ['/dl/k3v9xq2m7tdh4%E2%80%8E', '/dl/k3v9xq2m7tdh4'],
  ['/dl/k3v9xq2m7tdh4.', '/dl/k3v9xq2m7tdh4'],
  ['/DL/k3v9xq2m7tdh4)?a=b', '/dl/k3v9xq2m7tdh4?a=b'],
])('redirects %s to %s permanently', async (from, to) => {
  const { status, headers } = await get(from)
  expect([status, headers.location]).toEqual([301, to])
})

it.each([
  '/app//evil.example',
  '/app///evil.example/x',
  '/app/\\\\evil.example',
  '/web/\\evil.example?x=1',
  '//app//evil.example',
  '/app/app//evil.example',
])('never redirects to another host: %s', async (path) => {
  const { status, headers } = await get(path)
  expect([status, new URL(String(headers.location), 'https://zaffa.example').host]).toEqual([301, 'zaffa.example'])
})

it.each(['/apple', '/website/x', '/application'])('does not treat %s as an app path', async (path) => {
  expect((await get(path)).status).toBe(404)
})

describe('the files and headers for search engines', () => {
  it('disallow private pages, allow messengers and name the sitemap', async () => {
    const { text } = await server.call('GET', '/robots.txt')
    const [messengers = '', all = '', sitemap] = text.split('\n\n').map((group) => group.trim())
    expect(messengers.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: WhatsApp', 'User-agent: Twitterbot', 'Allow: /']),
    )
    expect(messengers).not.toContain('Disallow')
    expect(all.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/v1/uploads/photo/',
      'Disallow: /api/',
      'Disallow: /home',
      'Disallow: /account',
      'Disallow: /weddings/',
      'Disallow: /join',
      'Disallow: /reset-password',
      'Disallow: /verify-email',
    ])
    expect(sitemap).toBe('Sitemap: https://zaffa.example/sitemap.xml')
  })

  it.each(['/Invitations/Invitation?slug=x', '/invitations/x', '/dl/x'])(
    'do not disallow %s, which has noindex',
    async (path) => {
      const { text } = await server.call('GET', '/robots.txt')
      const forbidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, prefix]) => prefix!)
      expect(forbidden.filter((prefix) => path.startsWith(prefix))).toEqual([])
    },
  )

  it.each([
    '/login',
    '/dl/abc',
    '/home',
    '/account',
    '/weddings/3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03/events',
    '/reset-password?token=x',
    '/createInvitation',
    '/invitationCard2',
    '/nothing',
    '/api/v1/items',
    '/api/nothing',
    '/api/v1/items/%zz',
  ])('set noindex for %s', async (path) => expect((await get(path)).headers['x-robots-tag']).toBe('noindex'))

  it.each(['/support', '/Support/?lang=en', '/sitemap.xml', '/assets/icon.svg', '/api/v1/uploads/photo/x'])(
    'do not set noindex for %s',
    async (path) => {
      expect((await get(path)).headers['x-robots-tag']).toBeUndefined()
    },
  )

  it('list indexed pages in both languages and only approved providers', async () => {
    const details = {
      fullName: 'Mona',
      contactNumber: '01012345678',
      emailAddress: 'm@x.example',
      serviceClasses: ['dj'],
    }
    const ids: string[] = []
    for (let i = 0; i < 2; i++)
      ids.push((await server.call('POST', 'services/providers/registration', { body: details })).body.id as string)
    await server.app.context.db.updateTable('providers').set({ status: 'approved' }).where('id', '=', ids[0]!).execute()
    const { text, headers } = await server.call('GET', '/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://zaffa.example/support',
      `https://zaffa.example/providers/${ids[0]}`,
    ])
    expect(text).toContain('hreflang="en" href="https://zaffa.example/support?lang=en"')
  })
})

it('serves an icon and a manifest at the root', async () => {
  expect((await server.call('GET', '/favicon.ico')).headers['content-type']).toBe('image/x-icon')
  expect((await server.call('GET', '/manifest.ar.webmanifest')).headers['content-type']).toContain(
    'application/manifest+json',
  )
})
