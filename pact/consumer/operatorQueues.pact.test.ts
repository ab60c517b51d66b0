import { consoleEntries, couple, operator } from '../states.ts'
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
import { listCalls, newLink, operatorCalls } from './operatorCalls.ts'

const { getOperatorOverview, decideProvider, updateContactMessage, answerContactMessage } = operatorCalls
const { createDeepLink, endDeepLink, listReferralCounts } = operatorCalls
const { findAccount, endAccountSessions, deleteAccountOfOwner, retryMails } = operatorCalls
const { providerId, messageId } = consoleEntries
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
    expected: { queues: { providers: 1, messages: 1, leads: 1, subscribers: 1, mails: 1 }, health },
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
    expected: { id: providerId, status: 'approved' },
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
