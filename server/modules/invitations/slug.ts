import { createUnguessableCode } from '../../lib/codes.ts'

const NAME_LETTERS = 27

/** Accents and vowel signs, except those that make another letter of an alef, waw or yeh. */
const MARKS = /(?![\u0653-\u0655])\p{Mn}|\u0640/gu

/** The name's Latin and Arabic letters and digits, joined by single dashes; short enough for a link. */
function readable(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{Script=Latin}\p{Script=Arabic}\p{Nd}]+/gu)
  return [...(words ?? []).join('-')].slice(0, NAME_LETTERS).join('').replace(/-+$/, '')
}

/**
 * A new slug: both names, readable, and a random part.
 * @param language of the invitation, which chooses the word between names of different scripts.
 */
export function createSlug(groom: string, bride: string, language: string): string {
  const names = [readable(groom), readable(bride)].filter((name) => name !== '')
  const arabic = names.map((name) => /\p{Script=Arabic}/u.test(name))
  const and = arabic.every(Boolean) || (arabic.some(Boolean) && language === 'ar') ? 'و' : 'and'
  return [names.join(`-${and}-`), createUnguessableCode()].filter((part) => part !== '').join('-')
}
