import type { Generated } from 'kysely'

/** Providers without a price come last: above every price, in EGP. An index has this value. */
export const UNPRICED_EGP = 10_000_000_000

export interface ProviderTable {
  id: string
  /** Null when the registration was sent without signing in. */
  owner_id: string | null
  status: string
  full_name: string
  business_name: string | null
  contact_number: string
  email: string
  /** `email` in lower case, for comparison; this release never writes null. */
  email_key: string | null
  address: string | null
  /** JSON array in the provider's order; `provider_services` holds the same values for searching. */
  service_classes: string
  price_range: number | null
  capacity: string | null
  website: string | null
  /** Names and address, normalized for searching (`toSearchKey`, shared/text.ts). */
  search_name: string
  search_area: string
  /** Why the operator refused it; null for others. */
  refusal: Generated<string | null>
  /** ProviderProfile of the OpenAPI document, as JSON; null without one. */
  profile: Generated<string | null>
  /** The ids of the governorate where it is and of those that it serves, each between spaces; derived from the profile, as those below. */
  governorates: Generated<string>
  city: Generated<string | null>
  price_to: Generated<number | null>
  capacity_persons: Generated<number | null>
  /** The language of the registration and of its e-mails; null for registrations of earlier releases. */
  language: Generated<string | null>
  /** The number of accounts that have asked it. */
  asked: Generated<number>
  /** Enquiries since the last e-mail about them. */
  unmailed_enquiries: Generated<number>
  enquiries_mailed_at: Generated<string | null>
  version: number
  created_at: string
  updated_at: string
}

/** An edit of a listed provider. */
export interface ProviderEditTable {
  provider_id: string
  /** ProviderDetails of the OpenAPI document, as JSON. */
  details: string
  /** ProviderProfile of the OpenAPI document, as JSON; null without one. */
  profile: Generated<string | null>
  /** Why the operator refused it; null while it waits. */
  refusal: string | null
  created_at: string
}

export interface ProviderPhotoTable {
  id: string
  provider_id: string
  /** The unguessable part of the addresses of its files. */
  file_id: string
  /** From 0, in the order in which couples see them. */
  position: number
  /** waiting, listed or refused; a refused one has no files. */
  status: string
  /** What it shows, in words. */
  alt: string | null
  /** Words about a listed photograph that wait for the operator; null when none do. */
  new_alt: string | null
  refusal: string | null
  /** Of the large size, in px. */
  width: number
  height: number
  /** SHA-256 of the uploaded file, as hex: a repeated upload has the same. */
  checksum: string
  created_at: string
}

/** The files of photographs, where the database stores them. */
export interface PhotoFileTable {
  photo_id: string
  /** small, medium or large. */
  size: string
  content: Buffer
}

/** The objects of photographs in an S3 store. One without a photograph is deleted there. */
export interface PhotoObjectTable {
  object_key: string
  photo_id: string | null
  created_at: string
}

/** How often a provider's page was opened, and how often couples asked. */
export interface ProviderWeekTable {
  provider_id: string
  /** The Saturday on which the week begins, in Cairo: YYYY-MM-DD. */
  week: string
  views: number
  enquiries: Generated<number>
}

/** What a couple asks a provider, and what came of it. */
export interface EnquiryTable {
  id: string
  /** Names the enquiry between couple and provider. */
  reference: string
  /** Null when the provider was deleted. */
  provider_id: string | null
  provider_name: string
  /** Null for an enquiry without an account. */
  user_id: string | null
  wedding_id: string | null
  name: string
  /** In international form (E.164). */
  phone: string
  /** YYYY-MM-DD */
  wedding_date: string | null
  place: string | null
  guests: number | null
  message: string
  /** asked, quoted, booked or declined, as the couple notes it. */
  status: string
  /** In EGP. */
  amount: number | null
  note: string | null
  version: number
  created_at: string
  updated_at: string
}

export interface ReviewTable {
  id: string
  enquiry_id: string
  provider_id: string
  /** The name that is shown. */
  name: string
  quality: number
  communication: number
  punctuality: number
  value: number
  words: string
  /** waiting, shown or refused */
  status: string
  refusal: string | null
  /** The provider's. */
  answer: string | null
  answered_at: string | null
  /** Why the provider disputes the review; open until `dispute_closed_at`. */
  dispute: string | null
  disputed_at: string | null
  dispute_closed_at: string | null
  version: number
  created_at: string
  decided_at: string | null
}
