import { MatchersV3 } from '@pact-foundation/pact'
import { providerDetails, providerProfile } from '../../tests/fixtures/provider.ts'
import { approvedProvider, ownedProvider, PHOTO_ALT } from '../states.ts'
import { matchCalendarDate, matchInstant } from './contract.ts'

const { eachLike, integer, number, regex, string, uuid } = MatchersV3

const { id, businessName, photoId, fileId } = approvedProvider
const matchMobile = (example: string) => regex('^(\\+20|0)?1[0125][0-9]{8}$', example)
const matchLink = (example: string) => regex('^https?://.+$', example)
const matchName = (example: string) => regex('^[a-z0-9-]+$', example)
const times = {
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  updatedAt: matchInstant('2026-11-21T10:00:00.000Z'),
}

/** What a provider enters at registration; those of the states have every optional field. */
const details = {
  fullName: string(providerDetails.fullName),
  businessName: string(businessName),
  contactNumber: matchMobile(providerDetails.contactNumber),
  emailAddress: string(providerDetails.emailAddress),
  address: string(providerDetails.address),
  serviceClasses: eachLike('photographer'),
  priceRange: number(providerDetails.priceRange),
  capacityOrScale: string(providerDetails.capacityOrScale),
  websiteOrSocialMedia: matchLink(providerDetails.websiteOrSocialMedia),
}

/** A provider in a response. */
export const provider = {
  ...details,
  id: uuid(id),
  status: 'approved',
  businessName,
  version: integer(1),
  ...times,
}

/** The profile of the states' providers. */
export const profile = {
  about: string(providerProfile.about),
  priceTo: number(providerProfile.priceTo),
  priceUnit: regex('^(evening|event|person|hour|piece)$', providerProfile.priceUnit),
  capacityPersons: integer(providerProfile.capacityPersons),
  governorate: matchName(providerProfile.governorate),
  city: matchName(providerProfile.city),
  serves: eachLike(matchName('giza')),
  languages: eachLike(regex('^[a-z]{2}$', 'ar')),
  whatsApp: matchMobile('01112345678'),
  openingDays: eachLike(regex('^[a-z]+day$', 'saturday')),
  foundedYear: integer(providerProfile.foundedYear),
  socialLinks: eachLike(matchLink('https://instagram.com/adasa')),
  packages: eachLike({
    name: string('Gold'),
    price: number(20_000),
    contents: string('Eight hours\nAn album'),
  }),
}

const matchFile = (size: string) =>
  regex(`^/api/v1/uploads/photo/[0-9a-f-]{36}-${size}\\.webp$`, `/api/v1/uploads/photo/${fileId}-${size}.webp`)
const files = { small: matchFile('small'), medium: matchFile('medium'), large: matchFile('large') }
const matchPhoto = (ofPhoto: string) => ({
  id: ofPhoto,
  alt: string(PHOTO_ALT),
  width: integer(1600),
  height: integer(1200),
})

/** The rating of a provider with three reviews. */
export const rating = {
  count: integer(3),
  average: number(4.5),
  stars: { quality: number(5), communication: number(4), punctuality: number(5), value: number(4) },
}

/** A provider in the directory, without a rating. */
export const listedProvider = {
  ...provider,
  rating: null,
  cover: { ...matchPhoto(photoId), files },
  priceTo: profile.priceTo,
  priceUnit: profile.priceUnit,
  capacityPersons: profile.capacityPersons,
  governorate: profile.governorate,
  city: profile.city,
}

/** A provider's page as couples get it, without a rating. */
export const providerPage = { ...provider, profile, rating: null, photos: eachLike({ ...matchPhoto(photoId), files }) }

/**
 * A photograph as its owner and the operator get it.
 * @param changes what differs from one that waits
 */
export const matchOwnPhoto = (ofPhoto: string, changes: object = {}) => ({
  ...matchPhoto(ofPhoto),
  status: 'waiting',
  newAlt: null,
  refusal: null,
  files,
  createdAt: times.createdAt,
  ...changes,
})

const refusal = string('Please add a photograph of your work.')
const ofOwner = {
  ...provider,
  id: ownedProvider.id,
  profile,
  rating: null,
  weeks: eachLike({ from: matchCalendarDate('2026-11-21'), views: integer(1), enquiries: integer(0) }),
}
/** The photograph of the listed provider, with new words that wait. */
export const listedPhoto = matchOwnPhoto(ownedProvider.photoId, { status: 'listed', newAlt: string('The hall') })

/** What the owner of a listed provider gets, with an edit that waits. @param version after an edit */
export const matchOwnProvider = (version = 1) => ({
  ...ofOwner,
  version,
  photos: eachLike({ ...matchPhoto(ownedProvider.photoId), files }),
  ownPhotos: eachLike(listedPhoto),
  edit: matchEdit(),
  refusal: null,
})

/** What the owner of a refused provider gets. */
export const refusedProvider = {
  ...ofOwner,
  status: 'rejected',
  photos: [],
  ownPhotos: eachLike(matchOwnPhoto(ownedProvider.photoId, { status: 'refused', files: null, refusal })),
  edit: null,
  refusal,
}

/** An edit that waits. */
export const matchEdit = () => ({ details, profile, refusal: null, createdAt: times.createdAt })

/** What the export of the owner's account has of the provider. */
export const exportedProvider = {
  providers: eachLike({ ...provider, id: ownedProvider.id, profile, refusal: null }),
  providerEdits: eachLike({ providerId: ownedProvider.id, ...matchEdit() }),
  providerPhotos: eachLike({ providerId: ownedProvider.id, ...listedPhoto }),
  photoFiles: eachLike({
    photoId: ownedProvider.photoId,
    size: regex('^(small|medium|large)$', 'small'),
    bytes: integer(48),
  }),
  providerServices: eachLike({ providerId: ownedProvider.id, category: 'photographer' }),
  providerWeeks: eachLike({
    providerId: ownedProvider.id,
    from: matchCalendarDate('2026-11-21'),
    views: integer(1),
    enquiries: integer(0),
  }),
}
