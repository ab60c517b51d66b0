import { toLatinDigits } from './patterns.ts'

/**
 * Control characters, direction marks, tag characters and all other invisible characters (Unicode's Default_Ignorable_Code_Point), except
 * ZWNJ and ZWJ, which shape Arabic, and variation selectors, which select an emoji's form.
 */
const INVISIBLE =
  /[\u0080-\u009F\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]|(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu
/** Characters that show nothing; Unicode does not class the braille blank (U+2800) as a space. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/gu
/** Accents, vowel signs, the tatweel, which only stretches a word, and the joiners ZWNJ and ZWJ. */
const MARKS = /\p{Mn}|[\u0640\u200C\u200D]/gu

/** @returns a line of text for storage: composed (NFC), trimmed, without invisible characters */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').trim()

/** Arabic presentation forms, which PDF files and old programs have; the phrases from U+FDFA on are symbols of their own. */
const PRESENTATION_FORM = /[\uFB50-\uFDF9\uFE70-\uFEFC]/gu
/** What carries a vowel sign that stands alone. */
const CARRIER = /^[ \u0640](?=\p{Mn})/u

/** @returns the text with plain Arabic letters, which every font has, instead of presentation forms and ligatures */
export const toPlainLetters = (text: string): string =>
  text.replace(PRESENTATION_FORM, (form) => form.normalize('NFKC').replace(CARRIER, ''))

/** @returns several lines of text for storage, each cleaned as a line, without blank lines at both ends */
export const cleanText = (text: string): string => text.split(/\r?\n/).map(cleanLine).join('\n').trim()

/** @returns whether a line has no visible character */
export const isBlank = (text: string): boolean => cleanLine(text).replace(BLANK, '') === ''

/** A domain with letters outside of ASCII. */
const UNICODE_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u

/** @returns an e-mail address for comparison, which ignores letter case. A Unicode domain and its `xn--` form are one (RFC 5891). */
export function toEmailKey(email: string): string {
  const key = email.normalize('NFC').toLowerCase()
  const start = key.lastIndexOf('@') + 1
  const domain = key.slice(start)
  return UNICODE_DOMAIN.test(domain) ? key.slice(0, start) + (URL.parse(`http://${domain}`)?.hostname ?? domain) : key
}

/** Letters with several code points for one sound or form, and those of Persian and Urdu keyboards; without hamza, which NFKD separates. */
const SAME_LETTERS = new Map(
  Object.entries({
    ا: 'ٱ',
    ي: 'ىیېےۓ',
    ه: 'ةھہەۃ',
    ك: 'کڪ',
    '': 'ءٴ',
    o: 'ø',
    l: 'ł',
    d: 'đ',
    i: 'ı',
    ae: 'æ',
    oe: 'œ',
    ss: 'ß',
  }).flatMap(([letter, forms]) => Array.from(forms, (form) => [form, letter] as const)),
)
/** One expression for all: the first use of twelve takes a slow phone 50 ms on a full guest list. */
const LETTER_FORMS = new RegExp(`[${[...SAME_LETTERS.keys()].join('')}]`, 'gu')
/** Typographic forms of the apostrophe, and letters that stand for it. NFKD would make a space of the accent. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02BB\u02B9\u2032\uFF07`\u00B4]/gu

/**
 * @returns text normalized for searching (NFKD): lower case, Latin digits, single spaces, letters without accents, and Arabic without vowel
 * signs, ligatures and presentation forms, with one form of alef, yeh, kaf, heh and teh marbuta and without hamza; "عبد الرحمن" equals
 * "عبدالرحمن". Whoever changes it raises SEARCH_KEY_VERSION, so that stored keys are built again.
 */
export function toSearchKey(text: string): string {
  const letters = cleanLine(text).replace(APOSTROPHES, "'").normalize('NFKD').toLowerCase().replace(MARKS, '')
  return toLatinDigits(letters)
    .replace(LETTER_FORMS, (form) => SAME_LETTERS.get(form)!)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/(^| )عبد ا/gu, '$1عبدا')
}
export const SEARCH_KEY_VERSION = 2

/** @returns a LIKE pattern that finds the text anywhere; `\` escapes the text's own wildcards */
export const toLikePattern = (text: string): string => `%${toSearchKey(text).replace(/[\\%_]/g, '\\$&')}%`
