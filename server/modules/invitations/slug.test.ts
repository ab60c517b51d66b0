import { createSlug } from './slug.ts'

const RANDOM = '[a-km-z2-9]{13}'

describe('createSlug', () => {
  it.each([
    ['Omar', 'Laila', 'en', 'omar-and-laila'],
    ['عمر', 'ليلى', 'ar', 'عمر-و-ليلى'],
    ['عُمَر', 'ليلى', 'en', 'عمر-و-ليلى'],
    ['Omar', 'ليلى', 'ar', 'omar-و-ليلى'],
    ['Omar', 'ليلى', 'en', 'omar-and-ليلى'],
    ['José María', "O'Neil", 'en', 'jose-maria-and-o-neil'],
    ['أحمد', 'آية', 'ar', 'أحمد-و-آية'],
    ['Omar 2', '❤', 'en', 'omar-2'],
  ])('turns %s and %s (%s) into %s', (groom, bride, language, expected) => {
    expect(createSlug(groom, bride, language)).toMatch(new RegExp(`^${expected}-${RANDOM}$`, 'u'))
  })

  it('returns only random characters for names without letters, and at most 75 characters', () => {
    expect(createSlug('❤', '✨', 'en')).toMatch(new RegExp(`^${RANDOM}$`))
    expect([...createSlug('و'.repeat(80), 'ه'.repeat(80), 'ar')].length).toBeLessThanOrEqual(75)
  })

  it('returns a different slug on each call', () => {
    expect(new Set(Array.from({ length: 2000 }, () => createSlug('a', 'b', 'en'))).size).toBe(2000)
  })
})
