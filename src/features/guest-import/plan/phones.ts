import { cleanLine, cleanText } from '@shared/text'
import { HOUSEHOLD_MAX_CHARACTERS } from '@shared/guests/household'
import { toLatinDigits } from '@shared/patterns'
import type { PhoneReading } from '../parse/phones/readPhones'
import { cutText } from './cleanRow'

/** What the server reads as the same number; anything else is sent in international form. */
const PLAIN_NUMBER = /^\+?[\p{Nd}\s()-]+$/u

/** @returns a phone as typed, unless the server could not read it: with its country code but without a plus, or with other signs */
export function formatPhone({ typed, e164 }: PhoneReading): string {
  const text = cleanLine(typed.replace(/[<>\p{Cc}]/gu, ''))
  if (e164 === null) return cutText(text, HOUSEHOLD_MAX_CHARACTERS.phone)
  const digits = toLatinDigits(text).replace(/\D/g, '')
  const isAmbiguous = !text.startsWith('+') && `+${digits}` === e164
  const isPlain = PLAIN_NUMBER.test(text) && text.length <= HOUSEHOLD_MAX_CHARACTERS.phone
  return isPlain && !isAmbiguous ? text : e164
}

/** @returns the phone of a household: the first valid one, or else what was typed */
export const getMainPhone = (phones: readonly PhoneReading[]): PhoneReading | undefined =>
  phones.find(({ e164 }) => e164 !== null) ?? phones[0]

/**
 * @param words beside the phones
 * @returns a note with the further phones and the words, each on a line, unless the note has them already
 */
export function addPhonesToNote(
  note: string | undefined,
  phones: readonly PhoneReading[],
  words = '',
): string | undefined {
  const missing = [...phones.map(formatPhone), words].filter((text) => text !== '' && !(note ?? '').includes(text))
  const lines = [...(note === undefined ? [] : [note]), ...missing]
  return lines.length === 0 ? undefined : cutText(cleanText(lines.join('\n')), HOUSEHOLD_MAX_CHARACTERS.note)
}
