import { approvedProvider, consoleEntries, couple, operator, states } from '../states.ts'
import { consoleFilled, operatorSignedIn, ownerExists, verifyConsoleCall } from './console.ts'
import {
  foundAccount,
  matchLink,
  matchMessage,
  matchQueuedProvider,
  overview,
  pages,
  referralCounts,
} from './consoleBodies.ts'
import { matchClosedDispute, matchQueuedReview, queuedDispute } from './enquiryBodies.ts'
import { createAskedState, createReviewedState } from './enquiryCalls.ts'
import { buildListDisputes, listCalls, newLink, operatorCalls, refusal } from './operatorCalls.ts'

const { getOperatorOverview, decideProvider, decideReview, updateContactMessage, answerContactMessage } = operatorCalls
const { createDeepLink, endDeepLink, listReferralCounts } = operatorCalls
const { findAccount, endAccountSessions, deleteAccountOfOwner, retryMails } = operatorCalls
const { providerId, photoId, messageId, reviewId } = consoleEntries
const filled = [operatorSignedIn, consoleFilled]
const withOwner = [operatorSignedIn, ownerExists]

type List = keyof typeof listCalls

it.each(Object.keys(listCalls) as List[])('%s returns a page of the list', async (list) => {
  const response = { status: 200, body: pages[list] }
  const { data } = await verifyConsoleCall(listCalls[list](), { given: filled, response })
  expect(data).toMatchObject({ items: [expect.any(Object)], page: 1, pageSize: 20, total: 1 })
})

const health = { database: 'sqlite', lastBackupAt: null, connections: null }
const answered = { status: 'answered', version: 2 }
const reads = [
  {
    call: getOperatorOverview(),
    given: filled,
    response: { status: 200, body: overview },
    expected: { queues: { providers: 1, reviews: 1, messages: 1, leads: 1, subscribers: 1, mails: 1 }, health },
  },
  {
    call: listReferralCounts(),
    given: filled,
    response: { status: 200, body: referralCounts },
    expected: { items: [{ code: 'k3v9xq2m', source: 'invitation', accounts: 1 }] },
  },
  {
    call: findAccount(),
    given: withOwner,
    response: { status: 200, body: foundAccount },
    expected: { id: couple.id, email: couple.email, sessions: 0, isOperator: false },
  },
]
const changes = [
  {
    call: decideProvider(),
    given: filled,
    response: { status: 200, body: matchQueuedProvider('approved') },
    expected: { id: providerId, status: 'approved', photos: [{ id: photoId, status: 'listed' }] },
  },
  {
    call: decideReview(),
    given: filled,
    response: { status: 200, body: matchQueuedReview({ status: 'shown', version: 2 }) },
    expected: { id: reviewId, status: 'shown', version: 2 },
  },
  {
    call: updateContactMessage(),
    given: filled,
    response: { status: 200, body: matchMessage({ ...answered, assignee: operator.email }) },
    expected: { id: messageId, ...answered, assignee: operator.email },
  },
  {
    call: answerContactMessage(),
    given: filled,
    response: { status: 201, body: matchMessage(answered) },
    expected: { id: messageId, ...answered, answers: [{ text: expect.any(String) }] },
  },
  {
    call: createDeepLink(),
    given: [operatorSignedIn],
    response: { status: 201, body: matchLink(newLink.shortCode) },
    expected: { ...newLink, address: expect.stringContaining('/dl/eid') },
  },
]

it.each([...reads, ...changes])('returns what the page shows to $call.receiving', async (each) => {
  const { call, given, response, expected } = each
  const { data } = await verifyConsoleCall(call, { given, response })
  expect(data).toMatchObject(expected)
})

it.each([
  { call: endDeepLink(), given: filled },
  { call: endAccountSessions(), given: withOwner },
  { call: deleteAccountOfOwner(), given: withOwner },
  { call: retryMails(), given: filled },
])('returns nothing to $call.receiving', async ({ call, given }) => {
  const { error } = await verifyConsoleCall(call, { given, response: { status: 204 } })
  expect(error).toBeUndefined()
})

describe('a disputed review', () => {
  const approved = [states.providerApproved, approvedProvider] as const
  const given = [operatorSignedIn, approved, createAskedState(), createReviewedState('disputed')]

  it('is in the queue', async () => {
    const body = { items: [queuedDispute], page: 1, pageSize: 20, total: 1 }
    const { data } = await verifyConsoleCall(buildListDisputes(), { given, response: { status: 200, body } })
    expect(data).toMatchObject({ items: [{ id: reviewId, dispute: { isOpen: true } }] })
  })

  it('is refused without its answer, which closes the dispute', async () => {
    const response = { status: 200, body: matchClosedDispute(refusal.reason!) }
    const { data } = await verifyConsoleCall(decideReview(undefined, refusal), {
      given,
      when: 'that is disputed',
      response,
    })
    expect(data).toMatchObject({ id: reviewId, refusal: refusal.reason, answer: null, dispute: { isOpen: false } })
  })
})
