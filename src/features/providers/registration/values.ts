import type { ProviderRegistration, ServiceCategory } from '@/api'
import { toLatinDigits, normalizePhone } from '@shared/patterns'

/** The form's values; blank is an empty text. */
export interface RegistrationValues {
  fullName: string
  businessName: string
  contactNumber: string
  emailAddress: string
  address: string
  serviceClasses: ServiceCategory[]
  priceRange: string
  capacityOrScale: string
  websiteOrSocialMedia: string
}

export const blankRegistration: RegistrationValues = {
  fullName: '',
  businessName: '',
  contactNumber: '',
  emailAddress: '',
  address: '',
  serviceClasses: [],
  priceRange: '',
  capacityOrScale: '',
  websiteOrSocialMedia: '',
}

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

/** Completes a typed URL: most people omit `https://`. Empty stays empty. */
export function normalizeWebsite(typed: string): string {
  const text = typed.trim()
  return text === '' || text.includes('://') ? text : `https://${text}`
}

const toTextOrNull = (typed: string): string | null => typed.trim() || null

/** Converts the values for the API: blank optional texts to null, the price to a number or null (specification §5). */
export const toRegistration = (values: RegistrationValues): ProviderRegistration => ({
  fullName: values.fullName.trim(),
  businessName: toTextOrNull(values.businessName),
  contactNumber: normalizePhone(values.contactNumber),
  emailAddress: values.emailAddress.trim(),
  address: toTextOrNull(values.address),
  serviceClasses: values.serviceClasses,
  priceRange: parsePrice(values.priceRange),
  capacityOrScale: toTextOrNull(values.capacityOrScale),
  websiteOrSocialMedia: toTextOrNull(normalizeWebsite(values.websiteOrSocialMedia)),
})
