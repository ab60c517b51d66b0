import { cleanLine } from '../../../shared/text.ts'
import { createUnguessableCode } from '../../lib/codes.ts'

const NAME_LETTERS = 27

/** Diacritics and the tatweel, without the marks that turn an alef, waw or yeh into another letter. */
const MARKS = /(?![\u0653-\u0655])\p{Mn}|\u0640/gu

/** @returns the name's Latin and Arabic letters and digits with single dashes between words, at most NAME_LETTERS characters */
function toReadable(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{Script=Latin}\p{Script=Arabic}\p{Nd}]+/gu)
  return [...(words ?? []).join('-')].slice(0, NAME_LETTERS).join('').replace(/-+$/, '')
}

/**
 * @param text the slug of an address as it was opened: messengers and people add invisible marks, punctuation and capitals
 * @returns the slug in it; empty without one
 */
export const findSlug = (text: string): string => /[\p{L}\p{M}\p{N}-]+/u.exec(cleanLine(text).toLowerCase())?.[0] ?? ''

/**
 * @returns a new slug: both names in readable form, and a random part
 * @param language the invitation's language, which selects the word between names of different scripts
 */
export function createSlug(groom: string, bride: string, language: string): string {
  const names = [toReadable(groom), toReadable(bride)].filter((name) => name !== '')
  const arabic = names.map((name) => /\p{Script=Arabic}/u.test(name))
  const and = arabic.every(Boolean) || (arabic.some(Boolean) && language === 'ar') ? 'و' : 'and'
  return [names.join(`-${and}-`), createUnguessableCode()].filter((part) => part !== '').join('-')
}
