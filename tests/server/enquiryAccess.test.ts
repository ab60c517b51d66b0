/** Every operation on enquiries and their reviews, called by everybody who may try. */
import type { DocumentedOperation } from '../../openapi/document.ts'
import { operations } from '../../openapi/operations.ts'
import { addApprovedProvider, createEnquiryInput, sendEnquiry } from './support/enquiries.ts'
import { createOperator } from './support/operators.ts'
import { addReviewRow } from './support/reviews.ts'
import { registerCouple, startTestServer } from './support/server.ts'
import type { CallOptions, Couple, TestServer } from './support/server.ts'

type Caller = 'nobody' | 'operator' | 'couple' | 'other couple' | 'owner' | 'other provider'

let server: TestServer
let couple: Couple
let providerId: string
let callers: Record<Caller, CallOptions>
beforeAll(async () => {
  server = await startTestServer()
  const operator = await createOperator(server)
  const [other, owner, otherOwner] = await Promise.all([1, 2, 3].map(() => registerCouple(server)))
  couple = await registerCouple(server)
  providerId = await addApprovedProvider(server, owner)
  await addApprovedProvider(server, otherOwner)
  callers = {
    nobody: {},
    operator: { cookie: operator.cookie },
    couple: { token: couple.token },
    'other couple': { token: other!.token },
    owner: { token: owner!.token },
    'other provider': { token: otherOwner!.token },
  }
})
afterAll(() => server.close())

const bodies: Record<string, object> = {
  sendEnquiry: createEnquiryInput(),
  updateEnquiry: { status: 'declined', amount: null, note: null, weddingDate: null, version: 1 },
  addReview: {
    name: 'Laila & Ahmed',
    stars: { quality: 5, communication: 4, punctuality: 5, value: 4 },
    words: 'The garden was full of light.',
  },
}

/** A booking whose day has passed, so that the couple may review the provider. */
const pastBooking = { status: 'booked', wedding_date: '2026-11-01', created_at: '2026-10-01T10:00:00.000Z' }

/** What each caller gets: a status, and `own` where a list has the couple's enquiry only, `none` where it is empty. */
const own = [200, 'own']
const none = [200, 'none']
const ofCoupleOnly = (success: number) => ({
  nobody: [401],
  operator: [401],
  couple: [success],
  'other couple': [404],
  owner: [404],
  'other provider': [404],
})
const expected: Record<string, Record<Caller, unknown[]>> = {
  sendEnquiry: {
    nobody: [201],
    operator: [201],
    couple: [201],
    'other couple': [201],
    owner: [409],
    'other provider': [201],
  },
  listReceivedEnquiries: { ...ofCoupleOnly(404), owner: own },
  listEnquiries: { ...ofCoupleOnly(200), couple: own, 'other couple': none, owner: none, 'other provider': none },
  updateEnquiry: ofCoupleOnly(200),
  deleteEnquiry: ofCoupleOnly(204),
  addReview: ofCoupleOnly(201),
  deleteReview: ofCoupleOnly(204),
}

const ofEnquiries = operations.filter(({ path }) => /\/enquiries(\/\{enquiryId\}(\/review)?)?$/.test(path))
const cases = ofEnquiries.flatMap((operation) =>
  Object.keys(expected[operation.operationId] ?? {}).map(
    (caller) => [operation.operationId, caller as Caller, operation] as const,
  ),
)

async function getOutcome({ operationId, method, path }: DocumentedOperation, caller: Caller, enquiryId: string) {
  const address = path.slice(1).replace('{id}', providerId).replace('{enquiryId}', enquiryId)
  const body = bodies[operationId]
  const response = await server.call(method, address, { ...(body ? { body } : {}), ...callers[caller] })
  const list: { id: string }[] | undefined = response.body?.enquiries ?? response.body?.items
  if (!list) return [response.status]
  const ids = list.map(({ id }) => id)
  return [response.status, ids.length === 0 ? 'none' : ids.join() === enquiryId ? 'own' : ids]
}

/** Adds a booked enquiry of the couple. @returns its id */
async function addBookedEnquiry({ hasReview }: { hasReview: boolean }): Promise<string> {
  const { db } = server.app.context
  const { id } = (await sendEnquiry(couple, providerId)).body
  await db.updateTable('enquiries').set(pastBooking).where('id', '=', id).execute()
  if (hasReview) await addReviewRow(db, { enquiry_id: id, provider_id: providerId })
  return id
}

it('covers all operations on enquiries', () => {
  expect(ofEnquiries.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(expected).toSorted())
})

it.each(cases)('%s gives %s what is its own', async (operationId, caller, operation) => {
  await server.app.context.db.deleteFrom('enquiries').execute()
  const id = await addBookedEnquiry({ hasReview: operationId !== 'addReview' })
  expect(await getOutcome(operation, caller, id)).toEqual(expected[operationId]![caller])
})
