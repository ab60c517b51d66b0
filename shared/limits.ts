/** Values that browser and server share (specification §9). */

export const API_PREFIX = '/api/v1'
/** Maximum size of an uploaded picture. */
export const UPLOAD_LIMIT_BYTES = 5 * 1024 * 1024
/** The longer side of a stored picture, in px; the browser crops to it. */
export const PICTURE_SIDE_PX = 1920
/** The time zone of invitations that name none. Not in timeZones.ts, whose code the home page would load too. */
export const DEFAULT_TIME_ZONE = 'Africa/Cairo'
/** Duration of a wedding in guests' calendars, in ms. */
export const WEDDING_MS = 5 * 60 * 60 * 1000
/** Characters of a guest's message (Message in the OpenAPI document). */
export const GUEST_MESSAGE_MAX_CHARACTERS = 500
/** Interval at which an open page sends a pending reply again, in ms. */
export const REPLY_RETRY_MS = 15_000
/** Accounts that may use a wedding, with its owners. */
export const MEMBERS_PER_WEDDING = 12
/** The couple. */
export const OWNERS_PER_WEDDING = 2
/** Invites to join a wedding that wait for an answer. */
export const INVITES_PER_WEDDING = 30
/** Households on the list of a wedding, without the bin. */
export const HOUSEHOLDS_PER_WEDDING = 3000
/** The directory counts matches up to this number, because counting all of a large one takes long. */
export const RESULTS_COUNTED = 200
/** The longer side of each stored size of a photograph, in px: on a card, on a phone, and full-screen (PhotoFiles in the OpenAPI document). */
export const PHOTO_SIDES_PX = { small: 480, medium: 960, large: 1600 } as const
/** Enquiries that an account stores. */
export const ENQUIRIES_PER_ACCOUNT = 100
/** Reviews from which on a provider has a rating, and reviews show their stars. */
export const REVIEWS_FOR_RATING = 3
/** As in the OpenAPI document (ReviewText, NewAnswer). */
export const REVIEW_MAX_CHARACTERS = 2000
/** As in the OpenAPI document (NewEnquiry, EnquiryUpdate, NewDispute). */
export const ENQUIRY_TEXT_MAX_CHARACTERS = 1000
/** Photographs of a provider. */
export const PHOTOS_PER_PROVIDER = 12
/** As in the OpenAPI document (ProviderProfile). */
export const PACKAGES_PER_PROVIDER = 5
export const SOCIAL_LINKS_PER_PROVIDER = 4
