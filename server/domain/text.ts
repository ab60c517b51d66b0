/** Orders that turn the direction of the text around them, and characters that show nothing. ZWNJ and ZWJ shape Arabic. */
const INVISIBLE = /[\u0080-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
const JOINERS = /[\u200C\u200D]/gu
/** Vowel signs, and the tatweel that only stretches a word. */
const ARABIC_MARKS = /\p{Mn}|\u0640/gu

/** A line of text as it is stored: composed (NFC), trimmed, without characters that could turn or hide it. */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').trim()

/** Whether nothing visible is left of a line. */
export const isBlank = (text: string): boolean => cleanLine(text).replace(JOINERS, '').trim() === ''

/** An e-mail address as it is compared: letter case does not tell addresses apart. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()

/** Folded for searching: small letters, Arabic without vowel signs and with one form of alef, yeh and teh marbuta. */
export const searchKey = (text: string): string =>
  cleanLine(text)
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')

/** A LIKE pattern that finds the text anywhere; its own wildcards are taken literally (escape is `\`). */
export const containsPattern = (text: string): string => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`
