import type { ListedProvider } from '@/api/providers'
import type { Locale } from '@/i18n/locales'

/** Names and places as users of each language type them. */
export const names = {
  ar: { groom: 'عمر', bride: 'ليلى', studio: 'استوديو عدسة', address: 'مصر الجديدة، القاهرة' },
  en: { groom: 'Omar', bride: 'Laila', studio: 'Adasa Studio', address: 'Heliopolis, Cairo' },
} satisfies Record<Locale, object>

export const createProvider = (locale: Locale, serviceClasses: ListedProvider['serviceClasses']): ListedProvider => ({
  id: serviceClasses.join(),
  fullName: names[locale].bride,
  businessName: names[locale].studio,
  contactNumber: '01012345678',
  emailAddress: 'laila@example.com',
  address: names[locale].address,
  serviceClasses,
  priceRange: 15_000,
  status: 'approved',
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  cover: null,
  rating: null,
  priceTo: 40_000,
  priceUnit: 'evening',
  capacityPersons: 300,
  governorate: 'cairo',
  city: 'heliopolis',
})
