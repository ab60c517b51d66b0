import { providerDetails } from '../../fixtures/provider.ts'
import type { Couple, TestServer } from './server.ts'

type Caller = Pick<TestServer | Couple, 'call'>

/** @returns what a couple asks, with some changes */
export const createEnquiryInput = (changes: Record<string, unknown> = {}) => ({
  name: 'Laila Hassan',
  phone: '01012345678',
  consent: true,
  weddingId: null,
  weddingDate: '2027-06-18',
  place: 'Heliopolis, Cairo',
  guests: 250,
  message: 'Is the garden free\nthat evening?',
  ...changes,
})

/** Asks a provider. @param key the id of the enquiry */
export const sendEnquiry = (by: Caller, providerId: string, changes: Record<string, unknown> = {}, key?: string) =>
  by.call('POST', `providers/${providerId}/enquiries`, {
    body: createEnquiryInput(changes),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

/** Registers a provider and approves it. @param by its owner; the server for one without. @returns its id */
export async function addApprovedProvider(
  server: TestServer,
  by: Caller = server,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const registration = { body: { ...providerDetails, ...changes } }
  const { id } = (await by.call('POST', 'services/providers/registration', registration)).body
  const approved = { status: 'approved' }
  await server.app.context.db.updateTable('providers').set(approved).where('id', '=', id).execute()
  return id
}

/** @returns the enquiries of an account, as the API responds */
export const listEnquiries = async (by: Caller) => (await by.call('GET', 'enquiries')).body.enquiries
