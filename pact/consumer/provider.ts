import { MatchersV3 } from '@pact-foundation/pact'
import { approvedProvider } from '../states.ts'
import { instant } from './contract.ts'

const { eachLike, integer, number, regex, string, uuid } = MatchersV3

const { id, businessName } = approvedProvider

/** A provider as it is read; each provider of the state has told everything. */
export const provider = {
  id: uuid(id),
  status: 'approved',
  fullName: string('Mona Adel'),
  businessName,
  contactNumber: regex('^(\\+20|0)?1[0125][0-9]{8}$', '01012345678'),
  emailAddress: string('mona@example.com'),
  address: string('Heliopolis, Cairo'),
  serviceClasses: eachLike('photographer'),
  priceRange: number(15_000),
  capacityOrScale: string('Up to three weddings a week'),
  websiteOrSocialMedia: regex('^https?://.+$', 'https://example.com/adasa'),
  version: integer(1),
  createdAt: instant('2026-11-21T10:00:00.000Z'),
  updatedAt: instant('2026-11-21T10:00:00.000Z'),
}
