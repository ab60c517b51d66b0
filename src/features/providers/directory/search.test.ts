import { getDirectoryUrl, readSearch } from './search'

const read = (query: string) => readSearch(new URLSearchParams(query))
const nothing = { q: '', category: '', area: '', page: 1 }

describe('directory search', () => {
  it('parses filters and page from an address and formats them back', () => {
    const search = { q: 'نور', category: 'photographer', area: 'New Cairo', page: 3 } as const
    expect(readSearch(new URL(getDirectoryUrl(search), 'http://site').searchParams)).toEqual(search)
    expect(getDirectoryUrl(nothing as never)).toBe('/providers/directory')
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
  ])('ignores invalid parameters: %s', (query) => {
    expect(read(query)).toEqual(nothing)
  })

  it('truncates the text to the maximum length of the API', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
  })
})
