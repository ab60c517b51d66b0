import { resolveLocale } from './locales'

const nothing = { stored: null, search: '', languages: [] }

describe('resolveLocale', () => {
  it('prefers the stored choice to everything else', () =>
    expect(resolveLocale({ stored: 'en', search: '?lang=ar', languages: ['ar-EG'] })).toBe('en'))
  it('then takes ?lang=', () => expect(resolveLocale({ ...nothing, search: '?lang=en', languages: ['ar'] })).toBe('en'))
  it('then the first of the browser’s languages that the site has', () =>
    expect(resolveLocale({ ...nothing, languages: ['fr-FR', 'en-US', 'ar'] })).toBe('en'))
  it('and Arabic when nothing is known, or what is known is nonsense', () => {
    expect(resolveLocale(nothing)).toBe('ar')
    expect(resolveLocale({ stored: 'xx', search: '?lang=zz', languages: ['fr'] })).toBe('ar')
  })
})
