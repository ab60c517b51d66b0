/**
 * Controls, direction marks, tag characters and everything else that shows nothing (Unicode's Default_Ignorable_Code_Point).
 * ZWNJ and ZWJ shape Arabic, variation selectors choose an emoji's look: they stay.
 */
const INVISIBLE = /[\u0080-\u009F\u2028\u2029\uFFF9-\uFFFB]|(?!\u200C|\u200D|[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu
/** What a line may hold without showing anything: the braille blank is no space to Unicode. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/gu
/** Vowel signs, and the tatweel that only stretches a word. */
const ARABIC_MARKS = /\p{Mn}|\u0640/gu

/** A line of text as it is stored: composed (NFC), trimmed, without characters that could turn or hide it. */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').trim()

/** Whether nothing visible is left of a line. */
export const isBlank = (text: string): boolean => text.replace(BLANK, '') === ''

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
