import { toLatinDigits } from '../patterns.ts'
import { toSearchKey } from '../text.ts'

/** The details of a household that searching, counting and comparing use (Household of the OpenAPI document). */
export interface HouseholdLike {
  id: string
  honorific?: string | undefined
  name: string
  side: 'groom' | 'bride' | 'both'
  tags: readonly string[]
  phone?: string | undefined
  phoneE164?: string | undefined
  tableLabel?: string | undefined
  note?: string | undefined
  seats: readonly { hallId: string; allowed: number }[]
}

/** @returns the name folded for sorting, and for finding households of the same name */
export const toNameKey = (name: string): string => toSearchKey(name)

/** Digits of a phone in every form in which a person may look for it: as typed, and in international form. */
const toDigits = (text: string): string => toLatinDigits(text).replace(/[^0-9+]/g, '')

/** @returns all searchable details of a household, folded; contains the folded form (`toSearchKey`) of whatever a person looks for */
export const buildSearchKey = (household: Omit<HouseholdLike, 'id' | 'side' | 'seats'>): string => {
  const { honorific, name, tags, phone, phoneE164, tableLabel, note } = household
  const phones = phone === undefined ? [] : [phone, toDigits(phone), phoneE164]
  return toSearchKey([honorific, name, ...tags, tableLabel, note, ...phones].filter(Boolean).join(' '))
}
