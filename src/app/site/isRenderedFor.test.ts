import { isRenderedFor } from './isRenderedFor'

const visit = (pathname: string, search = '', locale: 'ar' | 'en' = 'ar') => ({
  locale,
  location: { pathname, search },
})

describe('isRenderedFor', () => {
  it.each([
    ['its own address', '/about', '/about', ''],
    ['another spelling of it', '/about', '/About/', ''],
    ['the front page', '/', '/', ''],
    ['a query that changes nothing', '/about', '/about', '?lang=ar&utm_source=wa&fbclid=1'],
    ['the one page of all short links', '/dl/:shortCode', '/dl/Eid27', ''],
    ['the query that it was rendered with', '/items?q=a%26b&page=2', '/items', '?q=a%26b&utm_source=wa&page=2&lang=ar'],
    ['the page for addresses that are not there', '*', '/no/such/page', '?a=b'],
  ])('returns true for %s', (_name, address, pathname, search) =>
    expect(isRenderedFor(address, 'ar', visit(pathname, search))).toBe(true),
  )

  it.each([
    ['nothing was rendered', undefined, '/about', ''],
    ['a host returns the home page for every address', '/', '/createInvitation', ''],
    ['a host returns its 404 page for addresses of the application', '*', '/home', ''],
    ['the short link’s code is missing', '/dl/:shortCode', '/dl', ''],
    ['the app’s prefix leads elsewhere', '*', '/app/register', ''],
    ['the query has more than it was rendered with', '/items?page=2', '/items', '?page=2&q=a'],
    ['the query has less than it was rendered with', '/items?page=2', '/items', ''],
    ['the query fills a form or chooses a tab', '/items', '/items', '?category=storage'],
  ])('returns false when %s', (_name, address, pathname, search) =>
    expect(isRenderedFor(address, 'ar', visit(pathname, search))).toBe(false),
  )

  it('returns false when the visit is in the other language', () =>
    expect(isRenderedFor('/about', 'ar', visit('/about', '', 'en'))).toBe(false))
})
