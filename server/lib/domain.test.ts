import { preferredLanguage } from '../messages/index.ts'
import { getCalendarDate, isTimeZone } from '../../shared/timeZones.ts'
import { phoneKey } from './phone.ts'
import { createSlug } from '../modules/invitations/slug.ts'
import { cleanLine, containsPattern, isBlank } from '../../shared/text.ts'

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

describe('getCalendarDate and isTimeZone', () => {
  it('return the calendar day in a time zone', () => {
    const at = Date.UTC(2027, 5, 17, 22, 30)
    expect(getCalendarDate('Africa/Cairo', at)).toBe('2027-06-18')
    expect(getCalendarDate('America/New_York', at)).toBe('2027-06-17')
  })

  it('accept only existing time zones', () => {
    expect([isTimeZone('Asia/Riyadh'), isTimeZone('Mars/Phobos')]).toEqual([true, false])
  })
})

it.each([
  ['01012345678', '1012345678'],
  ['+20 101 234 5678', '1012345678'],
  ['0020-10-1234-5678', '1012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', '1012345678'],
  ['1512345678', '1512345678'],
  ['(0101) 234-5678', '1012345678'],
  ['\u202a+20 101 234 5678\u202c', '1012345678'],
  ['\u061c٠١٠١ ٢٣٤ ٥٦٧٨\u200f', '1012345678'],
  ['۰۱۰۱۲۳۴۵۶۷۸', '1012345678'],
  ['0101\u2011234\u2011 5678', '1012345678'],
  ['0101.234.5678', '1012345678'],
  ['201012345678', '1012345678'],
  ['01312345678', null],
  ['0212345678', null],
  ['+966501234567', null],
  ['01012345678 ext 5', null],
  ['01012345678@example.com', null],
  ['', null],
])('phoneKey turns %s into %s', (text, key) => expect(phoneKey(text)).toBe(key))

describe('text', () => {
  it('composes and trims text and removes invisible and directional characters', () => {
    expect(cleanLine(' \u202Ee\u0301\u2066 ')).toBe('é')
    expect(cleanLine('مى\u200Cنا')).toBe('مى\u200Cنا')
    expect([isBlank('\u200D\u200C '), isBlank('\u2069'), isBlank('.')]).toEqual([true, true, false])
  })

  it.each([
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['a braille blank', '\u2800'],
    ['a combining grapheme joiner', '\u034F'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['Mongolian selectors', '\u180B\u180E'],
    ['Khmer inherent vowels', '\u17B4\u17B5'],
    ['tag characters', '\u{E0041}\u{E007F}'],
    ['vowel signs without a base letter', '\u064B\u0652'],
  ])('treats %s as blank', (_what, text) => {
    expect(isBlank(text)).toBe(true)
    expect(isBlank(`${text}م`)).toBe(false)
  })

  it("removes tag characters and fillers, and keeps an emoji's variation selector", () => {
    expect(cleanLine('عمر\u{E0041}\u{E007F}\u3164 💍\uFE0F')).toBe('عمر 💍\uFE0F')
  })

  it('escapes the wildcards of LIKE', () => {
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})

it.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['*', 'ar'],
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en,ar', 'en'],
  ['ar,en', 'ar'],
  ['ar;q=0.8,en;q=0.9', 'en'],
  ['fr,ar;q=0.3', 'ar'],
])('preferredLanguage returns for %s: %s', (header, language) => expect(preferredLanguage(header)).toBe(language))
