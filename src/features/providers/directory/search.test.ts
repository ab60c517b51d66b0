import { getDirectoryUrl, NO_FILTERS, readSearch, type DirectorySearch } from './search'

const read = (query: string) => readSearch(new URLSearchParams(query))
const nothing = { ...NO_FILTERS, page: 1 }

describe('directory search', () => {
  it.each<DirectorySearch>([
    { ...nothing, q: 'نور', category: 'photographer', area: 'By the Nile', page: 3 },
    {
      ...nothing,
      governorate: 'cairo',
      city: 'nasr-city',
      priceMin: 15_000,
      priceMax: 40_000,
      guests: 300,
      sort: 'price',
    },
  ])('parses filters and page from an address and formats them back', (search) => {
    expect(readSearch(new URL(getDirectoryUrl(search), 'http://site').searchParams)).toEqual(search)
  })

  it('omits what is empty from an address', () => {
    expect(getDirectoryUrl(nothing)).toBe('/providers/directory')
    expect(getDirectoryUrl({ q: ' a&b ' })).toBe('/providers/directory?q=a%26b')
  })

  it.each([
    'page=abc',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=1e9',
    'page=',
    'category=unknown',
    'category=swaggerGeneratedUnknown',
    'category=toString',
    'q=%20%20',
    'x=1',
    'governorate=atlantis',
    'city=maadi',
    'priceMin=-1',
    'priceMin=cheap',
    'priceMax=1000000001',
    'guests=0',
    'guests=10001',
    'guests=1.5',
    'sort=paid',
  ])('ignores invalid parameters: %s', (query) => {
    expect(read(query)).toEqual(nothing)
  })

  it('drops a city of another governorate', () => {
    expect(read('governorate=giza&city=maadi')).toEqual({ ...nothing, governorate: 'giza' })
  })

  it('reads prices in Arabic digits, the lower first', () => {
    expect(read('priceMin=٤٠٬٠٠٠&priceMax=15,000')).toEqual({ ...nothing, priceMin: 15_000, priceMax: 40_000 })
  })

  it('truncates the text to the maximum length of the API', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
  })
})
