import { resolveLocale } from './locales'

const nothing = { stored: null, search: '', languages: [] }

describe('resolveLocale', () => {
  it('prefers the stored choice', () =>
    expect(resolveLocale({ stored: 'en', search: '?lang=ar', languages: ['ar-EG'] })).toBe('en'))
  it('falls back to ?lang=', () =>
    expect(resolveLocale({ ...nothing, search: '?lang=en', languages: ['ar'] })).toBe('en'))
  it('falls back to the first supported language of the browser', () =>
    expect(resolveLocale({ ...nothing, languages: ['fr-FR', 'en-US', 'ar'] })).toBe('en'))
  it('falls back to Arabic when nothing valid is given', () => {
    expect(resolveLocale(nothing)).toBe('ar')
    expect(resolveLocale({ stored: 'xx', search: '?lang=zz', languages: ['fr'] })).toBe('ar')
  })
})
