import { MatchersV3 } from '@pact-foundation/pact'
import { providerDetails } from '../../tests/fixtures/provider.ts'
import { approvedProvider } from '../states.ts'
import { matchInstant } from './contract.ts'

const { eachLike, integer, number, regex, string, uuid } = MatchersV3

const { id, businessName } = approvedProvider

/** A provider in a response; the state's providers have every optional field. */
export const provider = {
  id: uuid(id),
  status: 'approved',
  fullName: string(providerDetails.fullName),
  businessName,
  contactNumber: regex('^(\\+20|0)?1[0125][0-9]{8}$', providerDetails.contactNumber),
  emailAddress: string(providerDetails.emailAddress),
  address: string(providerDetails.address),
  serviceClasses: eachLike('photographer'),
  priceRange: number(providerDetails.priceRange),
  capacityOrScale: string(providerDetails.capacityOrScale),
  websiteOrSocialMedia: regex('^https?://.+$', providerDetails.websiteOrSocialMedia),
  version: integer(1),
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  updatedAt: matchInstant('2026-11-21T10:00:00.000Z'),
}
