import { getVisitLocale, keepAddressLocale } from './getVisitLocale'

/** Acts as a page that is opened at an address. */
function visit(path: string): string {
  history.replaceState(null, '', path)
  keepAddressLocale()
  return getVisitLocale()
}

afterEach(() => {
  history.replaceState(null, '', '/')
  document.cookie = 'zaffa-locale=; Path=/; Max-Age=0'
})

describe('the language of the address', () => {
  it.each(['ar', 'en'])('is kept on the next page and after a reload: %s', (language) => {
    expect(visit(`/?lang=${language}`)).toBe(language)
    expect(visit('/about')).toBe(language)
    expect(document.cookie).toContain(`zaffa-locale=${language}`)
  })

  it('does not replace the choice of the visitor', () => {
    localStorage.setItem('zaffa-locale', 'ar')
    expect(visit('/?lang=en')).toBe('ar')
    expect(localStorage.getItem('zaffa-locale')).toBe('ar')
  })

  it('is ignored when the site does not have it', () => {
    visit('/?lang=fr')
    expect(localStorage.getItem('zaffa-locale')).toBeNull()
  })
})
