import { getPlaceSearchUrl } from './placeSearch'

describe('getPlaceSearchUrl', () => {
  it('searches for the known parts of a place', () => {
    const url = new URL(getPlaceSearchUrl([' قاعة النيل ', '', '١٢ كورنيش & شارع #3'])!)
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/')
    expect([...url.searchParams]).toEqual([
      ['api', '1'],
      ['query', 'قاعة النيل, ١٢ كورنيش & شارع #3'],
    ])
  })

  it('accepts half of an emoji', () => {
    expect(new URL(getPlaceSearchUrl(['Hall \ud83d'])!).searchParams.get('query')).toBe('Hall \ufffd')
  })

  it('returns undefined for a place that is not known yet', () => {
    expect(getPlaceSearchUrl(['', ' '])).toBeUndefined()
  })
})
