import type { Generated } from 'kysely'

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
  /** The language of the registration and of its e-mails; null for registrations of earlier releases. */
  language: Generated<string | null>
  version: number
  created_at: string
  updated_at: string
}

/** An edit of a listed provider. */
export interface ProviderEditTable {
  provider_id: string
  /** ProviderDetails of the OpenAPI document, as JSON. */
  details: string
  /** Why the operator refused it; null while it waits. */
  refusal: string | null
  created_at: string
}
