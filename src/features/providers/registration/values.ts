import type { ServiceCategory } from '@/api'
import type { ProviderRegistration } from '@/api/providers'
import { normalizePhone } from '@shared/patterns'
import { parsePrice } from '@/lib/parseNumbers'

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

/** Completes a typed URL: most people omit `https://`. Empty stays empty. */
export function normalizeWebsite(typed: string): string {
  const text = typed.trim()
  return text === '' || text.includes('://') ? text : `https://${text}`
}

/** @returns the trimmed text; null for a blank */
export const toTextOrNull = (typed: string): string | null => typed.trim() || null

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
