import { toLatinDigits } from './patterns.ts'

/**
 * Control characters, direction marks, tag characters and all other invisible characters (Unicode's Default_Ignorable_Code_Point), except
 * ZWNJ and ZWJ, which shape Arabic, and variation selectors, which select an emoji's form.
 */
const INVISIBLE =
  /[\u0080-\u009F\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]|(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu
/** Characters that show nothing; Unicode does not class the braille blank (U+2800) as a space. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/gu
/** Vowel signs, the tatweel, which only stretches a word, and the joiners ZWNJ and ZWJ. */
const ARABIC_MARKS = /\p{Mn}|[\u0640\u200C\u200D]/gu

/** @returns a line of text for storage: composed (NFC), trimmed, without invisible characters */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').trim()

/** @returns several lines of text for storage, each cleaned as a line, without blank lines at both ends */
export const cleanText = (text: string): string => text.split(/\r?\n/).map(cleanLine).join('\n').trim()

/** @returns whether a line has no visible character */
export const isBlank = (text: string): boolean => text.replace(BLANK, '') === ''

/** @returns an e-mail address for comparison, which ignores letter case */
export const toEmailKey = (email: string): string => email.normalize('NFC').toLowerCase()

/**
 * @returns text normalized for searching: lower case, Latin digits, single spaces, and Arabic without vowel signs, with one form of alef, yeh,
 * kaf and teh marbuta and without hamza; "عبد الرحمن" equals "عبدالرحمن"
 */
export const toSearchKey = (text: string): string =>
  toLatinDigits(cleanLine(text))
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ىئی]/gu, 'ي')
    .replace(/ؤ/gu, 'و')
    .replace(/ة/gu, 'ه')
    .replace(/ک/gu, 'ك')
    .replace(/ء/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(^| )عبد ا/gu, '$1عبدا')

/** @returns a LIKE pattern that finds the text anywhere; `\` escapes the text's own wildcards */
export const toLikePattern = (text: string): string => `%${toSearchKey(text).replace(/[\\%_]/g, '\\$&')}%`
