import {
  operatorEndpoints,
  type MessageUpdate,
  type NewContactAnswer,
  type OperatorSignIn,
  type ProviderDecision,
  type ReviewDecision,
} from '@/api/operator'
import { consoleEntries, couple, operator, PHOTO_ALT, placeholders } from '../states.ts'
import { buildConsoleRequest, currentCode, buildEntryRequest, type ConsoleCall, type ConsoleStore } from './console.ts'

const { endpoints } = operatorEndpoints
const once = { subscribe: false } as const
const PAGE_SIZE = 20

/** The bodies of the calls. An answer comes with an id that the browser has generated. */
export const credentials: OperatorSignIn = {
  email: operator.email,
  password: couple.password,
  code: placeholders.operatorCode,
}
export const setupToken = 'token-of-the-setup-link'
export const decision: ProviderDecision = {
  decision: 'approve',
  version: 1,
  reason: null,
  photos: [{ id: consoleEntries.photoId, alt: PHOTO_ALT, isListed: true }],
}
export const reviewDecision: ReviewDecision = { decision: 'show', reason: null, removesAnswer: false, version: 1 }
export const refusal: ReviewDecision = {
  decision: 'refuse',
  reason: 'This is about another hall.',
  removesAnswer: true,
  version: 1,
}
export const messageUpdate: MessageUpdate = { status: 'answered', assignee: 'me', version: 1 }
export const newAnswer: NewContactAnswer = {
  id: '2c9e7b5d-4f1a-4860-b3d8-6a1c5e9f7b24',
  language: 'en',
  text: 'You can change the date under My wedding.\nMona',
}
export const newLink = { shortCode: 'eid', target: 'https://play.google.com/store/apps/details?id=app.zaffa' }
/** The owner's account, and what the operator types to delete it. */
export const deletion = { accountId: couple.id, email: couple.email, code: placeholders.operatorCode }

/** No code of an authenticator app, and no recovery code of the operator. */
export const wrongCode = 'k3m9p-x7q2r'

/** In the contract, the present code stands for the example, and any other code for itself. */
const matchCode = (code: string) => (code === placeholders.operatorCode ? currentCode : code)

interface PageArg {
  page: number
  pageSize: number
}

/** @returns a builder of the call for a page of a list */
const buildList =
  (
    { what, path, filter = {} }: { what: string; path: string; filter?: Record<string, string> },
    fetchPage: (store: ConsoleStore, arg: PageArg) => ReturnType<ConsoleCall['run']>,
  ) =>
  (page = 1): ConsoleCall => ({
    receiving: `an operator's request for ${what}`,
    request: buildConsoleRequest('GET', path, {
      query: { ...filter, page: String(page), pageSize: String(PAGE_SIZE) },
    }),
    run: (store) => fetchPage(store, { page, pageSize: PAGE_SIZE }),
  })

/** Builders of the calls for a page of a list, by operation. */
export const listCalls = {
  listProviderQueue: buildList(
    { what: 'the providers that wait', path: 'providers', filter: { status: 'pending' } },
    (store, arg) => store.dispatch(endpoints.listProviderQueue.initiate({ ...arg, status: 'pending' }, once)),
  ),
  listReviewQueue: buildList(
    { what: 'the reviews that wait', path: 'reviews', filter: { queue: 'waiting' } },
    (store, arg) => store.dispatch(endpoints.listReviewQueue.initiate({ ...arg, queue: 'waiting' }, once)),
  ),
  listContactMessages: buildList(
    { what: 'the open messages', path: 'messages', filter: { status: 'open' } },
    (store, arg) => store.dispatch(endpoints.listContactMessages.initiate({ ...arg, status: 'open' }, once)),
  ),
  listLeads: buildList({ what: 'the leads', path: 'leads' }, (store, arg) =>
    store.dispatch(endpoints.listLeads.initiate(arg, once)),
  ),
  listSubscribers: buildList({ what: 'the subscribers', path: 'subscribers' }, (store, arg) =>
    store.dispatch(endpoints.listSubscribers.initiate(arg, once)),
  ),
  listDeepLinks: buildList({ what: 'the short links', path: 'deep-links' }, (store, arg) =>
    store.dispatch(endpoints.listDeepLinks.initiate(arg, once)),
  ),
  listQueuedMails: buildList({ what: 'the e-mails that are not delivered', path: 'mails' }, (store, arg) =>
    store.dispatch(endpoints.listQueuedMails.initiate(arg, once)),
  ),
  listAuditEntries: buildList({ what: 'the log', path: 'audit-log' }, (store, arg) =>
    store.dispatch(endpoints.listAuditEntries.initiate(arg, once)),
  ),
}

/** Builds the call for a page of the disputed reviews. */
export const buildListDisputes = buildList(
  { what: 'the disputed reviews', path: 'reviews', filter: { queue: 'disputed' } },
  (store, arg) => store.dispatch(endpoints.listReviewQueue.initiate({ ...arg, queue: 'disputed' }, once)),
)

/** Builders of the calls before the sign-in, by operation. */
export const entryCalls = {
  signInOperator: (operatorSignIn = credentials) => ({
    receiving: "an operator's sign-in",
    request: buildEntryRequest('POST', 'session', {
      body: { ...operatorSignIn, code: matchCode(operatorSignIn.code) },
    }),
    run: (store) => store.dispatch(endpoints.signInOperator.initiate({ operatorSignIn })),
  }),
  startOperatorSetup: (token = setupToken) => ({
    receiving: "an operator's request for the key of the second factor",
    request: buildEntryRequest('POST', 'setup', { body: { token } }),
    run: (store) => store.dispatch(endpoints.startOperatorSetup.initiate({ operatorSetup: { token } })),
  }),
  confirmOperatorSetup: (code: string = placeholders.operatorCode, token = setupToken) => ({
    receiving: "an operator's first code of the second factor",
    request: buildEntryRequest('POST', 'setup/confirmation', { body: { token, code: matchCode(code) } }),
    run: (store) =>
      store.dispatch(endpoints.confirmOperatorSetup.initiate({ operatorSetupConfirmation: { token, code } })),
  }),
} as const satisfies Record<string, (...changes: never[]) => ConsoleCall>

const { providerId, messageId: openMessageId, shortCode: storedCode, reviewId: waitingReviewId } = consoleEntries

/** Builders of the calls of a signed-in operator that are for no list, by operation. */
export const operatorCalls = {
  getOperatorSession: () => ({
    receiving: "an operator's request for the session",
    request: buildConsoleRequest('GET', 'session'),
    run: (store) => store.dispatch(endpoints.getOperatorSession.initiate(undefined, once)),
  }),
  signOutOperator: () => ({
    receiving: "an operator's sign-out",
    request: buildConsoleRequest('DELETE', 'session'),
    run: (store) => store.dispatch(endpoints.signOutOperator.initiate()),
  }),
  getOperatorOverview: () => ({
    receiving: "an operator's request for the overview",
    request: buildConsoleRequest('GET', 'overview'),
    run: (store) => store.dispatch(endpoints.getOperatorOverview.initiate(undefined, once)),
  }),
  decideProvider: (id: string = providerId, providerDecision = decision) => ({
    receiving: "an operator's decision about a provider",
    request: buildConsoleRequest('POST', `providers/${id}/decision`, { body: providerDecision }),
    run: (store) => store.dispatch(endpoints.decideProvider.initiate({ id, providerDecision })),
  }),
  decideReview: (reviewId: string = waitingReviewId, decisionOnReview = reviewDecision) => ({
    receiving: "an operator's decision about a review",
    request: buildConsoleRequest('POST', `reviews/${reviewId}/decision`, { body: decisionOnReview }),
    run: (store) => store.dispatch(endpoints.decideReview.initiate({ reviewId, reviewDecision: decisionOnReview })),
  }),
  updateContactMessage: (messageId: string = openMessageId, update = messageUpdate) => ({
    receiving: "an operator's change of a message",
    request: buildConsoleRequest('PUT', `messages/${messageId}`, { body: update }),
    run: (store) => store.dispatch(endpoints.updateContactMessage.initiate({ messageId, messageUpdate: update })),
  }),
  answerContactMessage: (messageId: string = openMessageId, newContactAnswer = newAnswer) => ({
    receiving: "an operator's answer to a message",
    request: buildConsoleRequest('POST', `messages/${messageId}/answers`, { body: newContactAnswer }),
    run: (store) => store.dispatch(endpoints.answerContactMessage.initiate({ messageId, newContactAnswer })),
  }),
  createDeepLink: (newOperatorLink = newLink) => ({
    receiving: "an operator's new short link",
    request: buildConsoleRequest('POST', 'deep-links', { body: newOperatorLink }),
    run: (store) => store.dispatch(endpoints.createDeepLink.initiate({ newOperatorLink })),
  }),
  endDeepLink: (shortCode: string = storedCode) => ({
    receiving: "an operator's end of a short link",
    request: buildConsoleRequest('DELETE', `deep-links/${shortCode}`),
    run: (store) => store.dispatch(endpoints.endDeepLink.initiate({ shortCode })),
  }),
  listReferralCounts: () => ({
    receiving: "an operator's request for the counts of recommendations",
    request: buildConsoleRequest('GET', 'referrals'),
    run: (store) => store.dispatch(endpoints.listReferralCounts.initiate(undefined, once)),
  }),
  findAccount: (email: string = couple.email) => ({
    receiving: "an operator's search for an account",
    request: buildConsoleRequest('POST', 'accounts/search', { body: { email } }),
    run: (store) => store.dispatch(endpoints.findAccount.initiate({ accountSearch: { email } })),
  }),
  endAccountSessions: (accountId: string = couple.id) => ({
    receiving: "an operator's end of the sessions of an account",
    request: buildConsoleRequest('DELETE', `accounts/${accountId}/sessions`),
    run: (store) => store.dispatch(endpoints.endAccountSessions.initiate({ accountId })),
  }),
  deleteAccountOfOwner: ({ accountId, email, code }: Record<keyof typeof deletion, string> = deletion) => ({
    receiving: "an operator's deletion of an account",
    request: buildConsoleRequest('POST', `accounts/${accountId}/deletion`, { body: { email, code: matchCode(code) } }),
    run: (store) =>
      store.dispatch(endpoints.deleteAccountOfOwner.initiate({ accountId, ownerRequestedDeletion: { email, code } })),
  }),
  retryMails: () => ({
    receiving: "an operator's new attempt to deliver the e-mails",
    request: buildConsoleRequest('POST', 'mails/retry'),
    run: (store) => store.dispatch(endpoints.retryMails.initiate()),
  }),
} as const satisfies Record<string, (...changes: never[]) => ConsoleCall>
