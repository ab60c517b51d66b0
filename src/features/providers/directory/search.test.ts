import { getDirectoryUrl, readSearch } from './search'

const read = (query: string) => readSearch(new URLSearchParams(query))
const nothing = { q: '', category: '', area: '', page: 1 }

it('reads filters and page from an address, and writes them back', () => {
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
])('leaves out what makes no sense: %s', (query) => {
  expect(read(query)).toEqual(nothing)
})

it('keeps to the length that the API takes', () => {
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
})
