import type { Provider } from '@/api'

/** A provider as the API answers it, with some of it changed. */
export const providerWith = (changes: Partial<Provider> = {}): Provider => ({
  id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11',
  status: 'approved',
  fullName: 'Mona Adel',
  businessName: 'Adasa Studio',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  address: 'Heliopolis, Cairo',
  serviceClasses: ['photographer', 'photosetion'],
  priceRange: 15_000,
  capacityOrScale: 'Three weddings a week',
  websiteOrSocialMedia: 'https://example.com/adasa',
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
})
