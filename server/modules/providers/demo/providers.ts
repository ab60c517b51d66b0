import type { ProviderDetails } from '../model.ts'
import type { Profile } from '../profile.ts'
import { samples } from './samples.ts'
import { arabicProfiles } from './profiles/arabic.ts'
import { createProfile } from './profiles/createProfile.ts'
import { englishProfiles } from './profiles/english.ts'
import { arabicReviews } from './reviews/arabic.ts'
import { createReviews } from './reviews/createReviews.ts'
import type { DemoReview } from './reviews/createReviews.ts'
import { englishReviews } from './reviews/english.ts'

/** A sample provider in the format of a registration, under a fixed id. */
export interface DemoProvider {
  id: string
  registeredAt: string
  details: ProviderDetails
  /** The language of its name, profile, reviews and pictures' words. */
  language: 'ar' | 'en'
  profile: Profile
  /** The newest first. */
  reviews: DemoReview[]
}

const FIRST_DAY = Date.UTC(2026, 0, 31, 9)
const DAY_MS = 86_400_000

/** @returns the two digits that distinguish the samples */
const formatOrdinal = (index: number): string => String(index + 1).padStart(2, '0')

/** @returns the profile and reviews in the language of the name */
function createTexts(site: string, index: number): Pick<DemoProvider, 'language' | 'profile' | 'reviews'> {
  const arabic = arabicProfiles[site]
  return arabic
    ? {
        language: 'ar',
        profile: createProfile('بيانات تجريبية:', arabic),
        reviews: createReviews(arabicReviews[site] ?? [], 'ar', index),
      }
    : {
        language: 'en',
        profile: createProfile('Sample data:', englishProfiles[site]!),
        reviews: createReviews(englishReviews[site] ?? [], 'en', index),
      }
}

/** @returns the id of a photograph or review: that of its provider with the number of the part before its last two digits */
export const getPartId = (providerId: string, position: number): string =>
  `${providerId.slice(0, -4)}0${position + 1}${providerId.slice(-2)}`

/**
 * 24 sample providers to try the directory with (`--demo`): all categories, Arabic and English names, areas of Egypt. Their contact details reach no
 * person: the phone numbers are 010 0000 00xx, the addresses end in `.example`.
 */
export const demoProviders: DemoProvider[] = samples.map(({ site, ...details }, index) => ({
  id: `de300000-0000-4000-8000-0000000000${formatOrdinal(index)}`,
  registeredAt: new Date(FIRST_DAY - index * DAY_MS).toISOString(),
  details: {
    ...details,
    contactNumber: `010000000${formatOrdinal(index)}`,
    emailAddress: `hello@${site}.example`,
    websiteOrSocialMedia: `https://${site}.example`,
  },
  ...createTexts(site, index),
}))
