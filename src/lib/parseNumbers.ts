import { GUESTS_MAX, PRICE_MAX_EGP } from '@/config/limits'
import { toLatinDigits } from '@shared/patterns'

/** Digits, in groups of three or not, with an optional fraction. */
const PRICE_SHAPE = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

/**
 * Parses a price in either script's digits and separators.
 * @returns null for a blank, NaN for anything else
 */
export function parsePrice(typed: string): number | null {
  const text = toLatinDigits(typed).replaceAll('٬', ',').replaceAll('٫', '.').replace(/\s/g, '')
  if (text === '') return null
  return PRICE_SHAPE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/** @returns a whole number of either script, with or without separators; null for a blank, NaN for anything else */
export function parseCount(typed: string): number | null {
  const count = parsePrice(typed)
  return count === null || Number.isInteger(count) ? count : Number.NaN
}

/** @returns whether a price as typed is blank or one that the API accepts */
export function isPrice(typed = ''): boolean {
  const price = parsePrice(typed)
  return price === null || price <= PRICE_MAX_EGP
}

/** @returns whether a number of guests as typed is blank or one that the API accepts */
export function isGuestCount(typed = ''): boolean {
  const count = parseCount(typed)
  return count === null || (count >= 1 && count <= GUESTS_MAX)
}
