import type { components } from '../../../openapi/generated/types.ts'
import type { Row } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import { cleanLine, toEmailKey, isBlank, toSearchKey } from '../../../shared/text.ts'

export type ProviderRow = Row<'providers'>
export type ProviderDetails = components['schemas']['ProviderRegistration']
export type OwnProvider = components['schemas']['OwnProvider']
type Wire = components['schemas']['Provider']
export type ProviderColumns = Omit<
  ProviderRow,
  'id' | 'owner_id' | 'status' | 'refusal' | 'language' | 'version' | 'created_at' | 'updated_at'
>

const toLineOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : cleanLine(text)

/**
 * @returns the columns of a provider's details
 * @throws ApiError validation_failed for a name without a visible character
 */
export function toProviderColumns(details: ProviderDetails): ProviderColumns {
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
    ...buildSearchKeys({ full_name: fullName, business_name: businessName, address }),
  }
}

/** @returns the columns in which the directory searches */
export const buildSearchKeys = (
  provider: Pick<ProviderRow, 'full_name' | 'business_name' | 'address'>,
): Pick<ProviderRow, 'search_name' | 'search_area'> => ({
  search_name: toSearchKey(`${provider.business_name ?? ''} ${provider.full_name}`),
  search_area: toSearchKey(provider.address ?? ''),
})

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
export const toEditWire = ({ details, refusal, created_at: createdAt }: Row<'provider_edits'>) => ({
  details: JSON.parse(details) as ProviderDetails,
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
