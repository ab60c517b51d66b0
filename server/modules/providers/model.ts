import type { components } from '../../../openapi/generated/types.ts'
import type { Row } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import { toPhotoWire } from './photos/model.ts'
import type { PhotoRow } from './photos/model.ts'
import { parseProfile } from './profile.ts'
import type { Rating } from './reviews/model.ts'
import type { Profile } from './profile.ts'
import { buildSearchKeys } from './searchKeys.ts'
import { cleanLine, toEmailKey, isBlank } from '../../../shared/text.ts'

export type ProviderRow = Row<'providers'>
export type ProviderDetails = components['schemas']['ProviderRegistration']
export type OwnProvider = components['schemas']['OwnProvider']
type ListedProvider = components['schemas']['ListedProvider']
type Wire = components['schemas']['Provider']
export type ProviderColumns = Omit<
  ProviderRow,
  | 'id'
  | 'owner_id'
  | 'status'
  | 'refusal'
  | 'language'
  | 'asked'
  | 'unmailed_enquiries'
  | 'enquiries_mailed_at'
  | 'version'
  | 'created_at'
  | 'updated_at'
>

const toLineOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : cleanLine(text)

/**
 * @returns the columns of a provider's details and profile
 * @throws ApiError validation_failed for a name without a visible character
 */
export function toProviderColumns(details: ProviderDetails, profile: Profile | null = null): ProviderColumns {
  if (isBlank(details.fullName)) {
    throw new ApiError('validation_failed', [{ field: 'fullName', message: (texts) => texts.fullNameRequired }])
  }
  const fullName = cleanLine(details.fullName)
  const businessName = toLineOrNull(details.businessName)
  const address = toLineOrNull(details.address)
  return {
    full_name: fullName,
    business_name: businessName,
    contact_number: details.contactNumber,
    email: details.emailAddress,
    email_key: toEmailKey(details.emailAddress),
    address,
    service_classes: JSON.stringify(details.serviceClasses),
    price_range: details.priceRange ?? null,
    capacity: toLineOrNull(details.capacityOrScale),
    website: details.websiteOrSocialMedia ?? null,
    profile: profile && JSON.stringify(profile),
    city: profile?.city ?? null,
    price_to: profile?.priceTo ?? null,
    capacity_persons: profile?.capacityPersons ?? null,
    ...buildSearchKeys({ full_name: fullName, business_name: businessName, address }, profile),
  }
}

/** @returns the details of stored columns, in the API's format */
export const toDetails = (
  row: Pick<
    ProviderRow,
    | 'full_name'
    | 'business_name'
    | 'contact_number'
    | 'email'
    | 'address'
    | 'service_classes'
    | 'price_range'
    | 'capacity'
    | 'website'
  >,
): ProviderDetails => ({
  fullName: row.full_name,
  businessName: row.business_name,
  contactNumber: row.contact_number,
  emailAddress: row.email,
  address: row.address,
  serviceClasses: JSON.parse(row.service_classes) as Wire['serviceClasses'],
  priceRange: row.price_range,
  capacityOrScale: row.capacity,
  websiteOrSocialMedia: row.website,
})

/** @returns an edit in the API's format */
export const toEditWire = ({ details, profile, refusal, created_at: createdAt }: Row<'provider_edits'>) => ({
  details: JSON.parse(details) as ProviderDetails,
  profile: parseProfile(profile),
  refusal,
  createdAt,
})

/** @returns a provider in the API's format */
export const toProviderWire = (row: ProviderRow): Wire => ({
  id: row.id,
  status: row.status as Wire['status'],
  ...toDetails(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** @returns a provider as the directory shows it */
export function toListedWire(row: ProviderRow, cover: PhotoRow | undefined, rating: Rating | null): ListedProvider {
  const profile = parseProfile(row.profile)
  return {
    ...toProviderWire(row),
    cover: cover ? toPhotoWire(cover) : null,
    rating,
    priceTo: row.price_to,
    priceUnit: profile?.priceUnit ?? null,
    capacityPersons: row.capacity_persons,
    governorate: profile?.governorate ?? null,
    city: profile?.city ?? null,
  }
}
