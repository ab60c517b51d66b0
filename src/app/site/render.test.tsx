import { createListedProvider, createProviderPage } from '@tests/fixtures/provider'
import { defaultSiteConfig } from '@shared/siteConfig'
import { findPageRequest, renderPage } from './render'

const config = { ...defaultSiteConfig, publicUrl: 'https://zaffa.example' }

async function render(url: string, value: unknown, more: { locale?: 'ar' | 'en'; isLocaleNamed?: boolean } = {}) {
  const found = findPageRequest(url)
  if (!found) throw new Error(`${url} is not rendered on request`)
  const { address, query } = found
  return renderPage({ address, locale: 'en', config, response: { ...query, value }, ...more })
}

const createDirectory = (count: number, page = 1) => ({
  items: Array.from({ length: count }, (_, nth) =>
    createListedProvider({ id: `00000000-0000-4000-8000-00000000000${nth}`, businessName: `Studio ${nth + 1}` }),
  ),
  page,
  pageSize: 12,
  total: count,
})

const getRobots = (head: string) => /<meta name="robots" content="([^"]*)"/.exec(head)?.[1]
const getCanonical = (head: string) => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]?.replaceAll('&amp;', '&')

describe('the page of a provider', () => {
  const { id } = createProviderPage()

  it('is found by its path in any spelling', () => {
    expect(findPageRequest(`/Providers/${id}/?utm_source=wa&lang=en`)).toEqual({
      address: `/Providers/${id}/`,
      query: { endpointName: 'getProvider', arg: { id } },
    })
    expect(findPageRequest('/providers')).toBeUndefined()
    expect(findPageRequest(`/provider/${id}`)).toBeUndefined()
  })

  it.each([
    ['en', 'Photographer, Photo Session'],
    ['ar', 'من ١٥٬٠٠٠ إلى ٤٠٬٠٠٠ جنيه للّيلة'],
  ] as const)('contains the provider in the language %s', async (locale, words) => {
    const { body, head, address } = await render(`/providers/${id}`, createProviderPage(), { locale })
    expect(body).toContain('Adasa Studio')
    expect(body).toContain(words)
    expect(body).toContain('"@type":"LocalBusiness"')
    expect(head).toContain('<title>Adasa Studio ·')
    expect([getCanonical(head), getRobots(head)]).toEqual([`https://zaffa.example/providers/${id}`, undefined])
    expect(address).toBe(`/providers/${id}`)
  })

  it('has the language in its canonical address when the visited address has it', async () => {
    const { head } = await render(`/providers/${id}`, createProviderPage(), { isLocaleNamed: true })
    expect(getCanonical(head)).toBe(`https://zaffa.example/providers/${id}?lang=en`)
  })

  it('keeps what providers write inside of its element', async () => {
    const businessName = '</script><script>alert(1)</script>'
    const { body, head } = await render(`/providers/${id}`, createProviderPage({ businessName }))
    expect(head + body).not.toContain('<script>alert')
  })
})

describe('the directory', () => {
  it('contains the cards of the search, and says which they are', async () => {
    const { body, address } = await render('/providers/directory?page=2&q=studio&lang=en', createDirectory(2, 2))
    expect(address).toBe('/providers/directory?page=2&q=studio')
    expect(body).toContain('Studio 2')
    expect(body).toContain('value="studio"')
    expect(body).toContain('"position":14,"name":"Studio 2"')
    expect(body).not.toContain('directory-skeleton')
  })

  it.each(['', '?category=photographer', '?page=2&governorate=cairo&category=dj', '?foo=1'])(
    'is indexed for %s',
    async (query) =>
      expect(getRobots((await render(`/providers/directory${query}`, createDirectory(1))).head)).toBeUndefined(),
  )

  it.each(['q=a', 'area=x', 'priceMin=5', 'priceMax=5', 'guests=9', 'sort=price', 'governorate=cairo&city=nasr-city'])(
    'is not indexed for %s',
    async (query) =>
      expect(getRobots((await render(`/providers/directory?${query}`, createDirectory(1))).head)).toBe('noindex'),
  )

  it('has one canonical address for category, governorate and page', async () => {
    const { head } = await render('/providers/directory?page=2&q=a&governorate=cairo&category=dj', createDirectory(1), {
      isLocaleNamed: true,
    })
    expect(getCanonical(head)).toBe(
      'https://zaffa.example/providers/directory?category=dj&governorate=cairo&page=2&lang=en',
    )
  })
})
