/** Every operation on one's own providers, called by everybody who may try. */
import sharp from 'sharp'
import type { DocumentedOperation } from '../../openapi/document.ts'
import { operations } from '../../openapi/operations.ts'
import { providerDetails } from '../fixtures/provider.ts'
import { sendEnquiry } from './support/enquiries.ts'
import { buildFileForm } from './support/forms.ts'
import { createOperator } from './support/operators.ts'
import { addReviewRow, shown } from './support/reviews.ts'
import { registerCouple, registerVerifiedCouple, startTestServer } from './support/server.ts'
import type { CallOptions, Couple, TestServer } from './support/server.ts'

interface Entry {
  id: string
  photoId: string
  reviewId: string
  emailAddress: string
}

let server: TestServer
let owner: Couple
let other: Couple
let operatorCookie: string
let picture: Buffer
beforeAll(async () => {
  server = await startTestServer()
  owner = await registerCouple(server)
  other = await registerVerifiedCouple(server)
  operatorCookie = (await createOperator(server)).cookie
  picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer()
})
beforeEach(async () => {
  await server.app.context.db.deleteFrom('providers').execute()
})
afterAll(() => server.close())

/** Adds a provider of the owner that waits for approval, with a photograph, and a review from the time when it was approved. */
async function addEntry(emailAddress: string): Promise<Entry> {
  const registration = { body: { ...providerDetails, emailAddress } }
  const { id } = (await owner.call('POST', 'services/providers/registration', registration)).body
  const photo = await owner.call('POST', `providers/${id}/photos`, buildFileForm(picture))
  return { id, photoId: photo.body.id, reviewId: await addShownReview(id), emailAddress }
}

/** @returns the id of a shown review of the provider */
async function addShownReview(providerId: string): Promise<string> {
  const { db } = server.app.context
  const setStatus = (status: string) =>
    db.updateTable('providers').set({ status }).where('id', '=', providerId).execute()
  await setStatus('approved')
  const enquiryId = (await sendEnquiry(server, providerId)).body.id
  await setStatus('pending')
  return addReviewRow(db, { enquiry_id: enquiryId, provider_id: providerId, ...shown })
}

/** Adds a provider as one that was registered without an account. */
async function addUnownedEntry(emailAddress: string): Promise<Entry> {
  const entry = await addEntry(emailAddress)
  await server.app.context.db.updateTable('providers').set({ owner_id: null }).where('id', '=', entry.id).execute()
  return entry
}

/** Builders of a valid body, by operation. */
const bodies: Record<string, (entry: Entry) => CallOptions> = {
  updateProvider: ({ emailAddress }) => ({ body: { ...providerDetails, emailAddress, version: 1 } }),
  addProviderPhoto: () => buildFileForm(picture),
  arrangeProviderPhotos: ({ photoId }) => ({ body: { photos: [{ id: photoId, alt: null }] } }),
  answerReview: () => ({ body: { text: 'It was a joy to be with you.' } }),
  disputeReview: () => ({ body: { reason: 'We were not at this wedding.' } }),
}

const call = ({ operationId, method, path }: DocumentedOperation, entry: Entry, credentials: CallOptions) => {
  const address = path
    .slice(1)
    .replace('{id}', entry.id)
    .replace('{photoId}', entry.photoId)
    .replace('{reviewId}', entry.reviewId)
  return server.call(method, address, { ...bodies[operationId]?.(entry), ...credentials })
}

/** @returns the status, and what a list contains */
async function getOutcome(...request: Parameters<typeof call>): Promise<[status: number, ids?: string[]]> {
  const { status, body } = await call(...request)
  return body?.providers ? [status, body.providers.map(({ id }: Entry) => id)] : [status]
}

/** For couples, with the id of an approved provider. */
const ofCouples = ['sendEnquiry', 'listReviews']
const ofOwners = operations.filter(
  ({ operationId, path }) =>
    path === '/providers/own' || (path.startsWith('/providers/{id}') && !ofCouples.includes(operationId)),
)
const cases = ofOwners.map((operation) => [operation.operationId, operation] as const)
const isList = ({ path }: DocumentedOperation) => path === '/providers/own'
/** @returns what an account gets to which the provider does not belong */
const getDenial = (operation: DocumentedOperation) => (isList(operation) ? [200, []] : [404])
const getSuccess = ({ operationId, responses }: DocumentedOperation, { id }: Entry) => {
  const status = Number(Object.keys(responses)[0])
  return operationId === 'listOwnProviders' ? [status, [id]] : [status]
}

it('covers the operations on own providers', () => {
  expect(ofOwners.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining([
      ...Object.keys(bodies),
      'listOwnProviders',
      'getProvider',
      'deleteProviderPhoto',
      'listReceivedEnquiries',
    ]),
  )
})

it.each(cases)('%s is open to the owner only, also when another account has its address', async (_id, operation) => {
  const entry = await addEntry(other.email)
  const isPublic = operation.security?.some((way) => Object.keys(way).length === 0)
  const withoutAccount = [isPublic ? 404 : 401]
  expect(await getOutcome(operation, entry, {})).toEqual(withoutAccount)
  expect(await getOutcome(operation, entry, { cookie: operatorCookie })).toEqual(withoutAccount)
  expect(await getOutcome(operation, entry, { token: other.token })).toEqual(getDenial(operation))
  expect(await getOutcome(operation, entry, { token: owner.token })).toEqual(getSuccess(operation, entry))
})

it.each(cases)('%s is open to the verified address of an entry without an account', async (_id, operation) => {
  const account = await registerCouple(server)
  const entry = await addUnownedEntry(account.email)
  expect(await getOutcome(operation, entry, { token: account.token })).toEqual(getDenial(operation))
  const verified = { email_verified_at: '2026-11-21T10:00:00.000Z' }
  await server.app.context.db.updateTable('users').set(verified).where('id', '=', account.userId).execute()
  expect(await getOutcome(operation, entry, { token: other.token })).toEqual(getDenial(operation))
  expect(await getOutcome(operation, entry, { token: account.token })).toEqual(getSuccess(operation, entry))
})
