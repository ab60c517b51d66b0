import type { ProviderRegistration, ServiceCategory } from '@/api'
import { latinDigits, normalizePhone } from '@shared/patterns'

/** What is typed into the form; blank is an empty text. */
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

/** Thousands in groups of three, or digits in a row, with an optional fraction. */
const PRICE_SHAPE = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

/** @returns the number of a typed price, in either script's digits and separators; null for a blank, NaN for anything else. */
export function priceOf(typed: string): number | null {
  const text = latinDigits(typed).replaceAll('٬', ',').replaceAll('٫', '.').replace(/\s/g, '')
  if (text === '') return null
  return PRICE_SHAPE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/** A typed address of a page as one that can be opened: most people leave `https://` out. Empty stays empty. */
export function websiteOf(typed: string): string {
  const text = typed.trim()
  return text === '' || text.includes('://') ? text : `https://${text}`
}

const textOrNull = (typed: string): string | null => typed.trim() || null

/** What is sent: blank optional text as null, the price as a number or null (specification §5). */
export const toRegistration = (values: RegistrationValues): ProviderRegistration => ({
  fullName: values.fullName.trim(),
  businessName: textOrNull(values.businessName),
  contactNumber: normalizePhone(values.contactNumber),
  emailAddress: values.emailAddress.trim(),
  address: textOrNull(values.address),
  serviceClasses: values.serviceClasses,
  priceRange: priceOf(values.priceRange),
  capacityOrScale: textOrNull(values.capacityOrScale),
  websiteOrSocialMedia: textOrNull(websiteOf(values.websiteOrSocialMedia)),
})
