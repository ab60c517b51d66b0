import { absent, consoleEntries, operator, states } from '../states.ts'
import { consoleFilled, operatorSignedIn, ownerExists, verifyConsoleCall, withoutSession } from './console.ts'
import {
  createBadRequest,
  createFieldError,
  notFound,
  staleVersion,
  tooManyRequests,
  unauthorized,
} from './contract.ts'
import {
  credentials,
  decision,
  deletion,
  entryCalls,
  listCalls,
  messageUpdate,
  newAnswer,
  newLink,
  operatorCalls,
  refusal,
  reviewDecision,
  wrongCode,
} from './operatorCalls.ts'
import { conflicts } from './wedding.ts'

const { decideProvider, updateContactMessage, answerContactMessage, createDeepLink, endDeepLink } = operatorCalls
const { decideReview, findAccount, endAccountSessions, deleteAccountOfOwner } = operatorCalls
const { shortCode, answerId } = consoleEntries
const given = [operatorSignedIn]
const filled = [...given, consoleFilled]
const withOwner = [...given, ownerExists]
const wrongId = 'no-id'

const secured = {
  ...listCalls,
  ...operatorCalls,
  deleteAccountOfOwner: () => deleteAccountOfOwner({ ...deletion, code: wrongCode }),
}

it.each(Object.entries(secured))('%s returns 401 without a session', async (_operation, buildCall) => {
  const call = withoutSession(buildCall())
  const { error } = await verifyConsoleCall(call, { when: 'without a session', response: unauthorized })
  expect(error).toEqual({ kind: 'unauthorized' })
})

const wrongCalls = [
  ...Object.values(listCalls).map((buildCall) => ({
    call: buildCall(0),
    when: 'by a page number that is too small',
    field: 'page',
    given,
  })),
  { call: decideProvider(wrongId), when: 'by a wrong id', field: 'id', given },
  {
    call: decideProvider(undefined, { ...decision, photos: [{ ...decision.photos![0]!, isListed: false }] }),
    when: 'that refuses a photograph without a reason',
    field: 'reason',
    given: filled,
  },
  {
    call: decideReview(undefined, { ...refusal, reason: null }),
    when: 'that refuses it without a reason',
    field: 'reason',
    given: filled,
  },
  { call: updateContactMessage(wrongId), when: 'by a wrong id', field: 'messageId', given },
  {
    call: answerContactMessage(undefined, { ...newAnswer, text: ' ' }),
    when: 'without a visible character',
    field: 'text',
    given: filled,
  },
  {
    call: createDeepLink({ ...newLink, target: 'https://elsewhere.example/' }),
    when: 'to another host',
    field: 'target',
    given,
  },
  { call: endDeepLink('a'.repeat(41)), when: 'by a code that is too long', field: 'shortCode', given },
  { call: findAccount('no address'), when: 'by a wrong address', field: 'email', given },
  { call: endAccountSessions(wrongId), when: 'by a wrong id', field: 'accountId', given },
  {
    call: deleteAccountOfOwner({ ...deletion, code: wrongCode }),
    when: 'with a wrong code',
    field: 'code',
    given: withOwner,
  },
]

it.each(wrongCalls)('returns 400 to $call.receiving $when', async ({ call, when, field, given: before }) => {
  const { error } = await verifyConsoleCall(call, { given: before, when, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

it.each([
  decideProvider(absent.id),
  decideReview(absent.id),
  updateContactMessage(absent.id),
  answerContactMessage(absent.id),
  endDeepLink(absent.shortCode),
  findAccount(),
  endAccountSessions(absent.id),
  deleteAccountOfOwner({ ...deletion, accountId: absent.id }),
])('returns 404 to $receiving when it does not exist', async (call) => {
  const { error } = await verifyConsoleCall(call, { given, when: 'that does not exist', response: notFound })
  expect(error).toEqual({ kind: 'notFound' })
})

it.each([
  {
    call: decideProvider(undefined, { ...decision, version: 2 }),
    when: 'of another version',
    given: filled,
    response: staleVersion,
  },
  {
    call: decideProvider(undefined, { ...decision, photos: [{ ...decision.photos![0]!, alt: 'Other words' }] }),
    when: 'that has seen other words of a photograph',
    given: filled,
    response: staleVersion,
  },
  {
    call: decideReview(undefined, { ...reviewDecision, version: 2 }),
    when: 'of another version',
    given: filled,
    response: staleVersion,
  },
  {
    call: updateContactMessage(undefined, { ...messageUpdate, version: 2 }),
    when: 'of another version',
    given: filled,
    response: staleVersion,
  },
  {
    call: answerContactMessage(undefined, { ...newAnswer, id: answerId }),
    when: 'with an id that was used before',
    given: filled,
    response: conflicts.already_exists,
  },
  {
    call: createDeepLink({ ...newLink, shortCode }),
    when: 'with a code that exists',
    given: filled,
    response: conflicts.already_exists,
  },
  {
    call: deleteAccountOfOwner({ ...deletion, accountId: operator.id, email: operator.email }),
    when: "that is an operator's",
    given,
    response: conflicts.in_use,
  },
])('returns 409 to $call.receiving $when', async ({ call, when, given: before, response }) => {
  const { error } = await verifyConsoleCall(call, { given: before, when, response })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: response.body.code })
})

it.each([
  { operation: 'signInOperator', call: entryCalls.signInOperator({ ...credentials, code: wrongCode }), given: [] },
  { operation: 'deleteAccountOfOwner', call: deleteAccountOfOwner(), given: withOwner },
])('$operation returns 429 when the rate limit is exceeded', async ({ operation, call, given: before }) => {
  const { error } = await verifyConsoleCall(call, {
    given: [...before, [states.limitUsedUp, { operation }]],
    when: 'after too many of them',
    response: tooManyRequests,
  })
  expect(error).toMatchObject({ kind: 'other', status: 429, code: 'too_many_requests', message: expect.any(String) })
})
