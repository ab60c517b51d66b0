/** The entry to the operations of the operator's console, which has a store of its own: the generated endpoints with their tags, hooks and types. */
import type { Action } from '@reduxjs/toolkit'
import type { TagDescription } from '@reduxjs/toolkit/query/react'
import { operatorEndpoints } from './generated/operatorEndpoints'

export { useErrorText } from './useErrorText'
export {
  findCurrent,
  getFieldErrors,
  hasErrorCode,
  isApiError,
  isBadAddress,
  isNotFound,
  type ApiError,
} from './errors'
export type { ApiExtra } from './transport'
export * from './generated/operatorEndpoints'
export { operatorBaseApi } from './operatorBase'

const TAGS = [
  'Session',
  'Overview',
  'Provider',
  'Review',
  'Message',
  'Subscriber',
  'Link',
  'Mail',
  'AuditEntry',
] as const
type Tag = (typeof TAGS)[number]

/** What every change makes stale: its list, the counts of the overview and the log. After a refusal they are stale too. */
const tagChange =
  (...lists: Tag[]) =>
  (): TagDescription<Tag>[] => [...lists, 'Overview', 'AuditEntry']

const operatorApi = operatorEndpoints.enhanceEndpoints<Tag>({
  addTagTypes: TAGS,
  endpoints: {
    getOperatorSession: { providesTags: ['Session'] },
    getOperatorOverview: { providesTags: ['Overview'] },
    listProviderQueue: { providesTags: ['Provider'] },
    listReviewQueue: { providesTags: ['Review'] },
    listContactMessages: { providesTags: ['Message'] },
    listSubscribers: { providesTags: ['Subscriber'] },
    listDeepLinks: { providesTags: ['Link'] },
    listQueuedMails: { providesTags: ['Mail'] },
    listAuditEntries: { providesTags: ['AuditEntry'] },
    decideProvider: { invalidatesTags: tagChange('Provider') },
    decideReview: { invalidatesTags: tagChange('Review') },
    updateContactMessage: { invalidatesTags: tagChange('Message') },
    answerContactMessage: { invalidatesTags: tagChange('Message', 'Mail') },
    createDeepLink: { invalidatesTags: tagChange('Link') },
    endDeepLink: { invalidatesTags: tagChange('Link') },
    findAccount: { invalidatesTags: ['AuditEntry'] },
    endAccountSessions: { invalidatesTags: ['AuditEntry'] },
    // Its providers, reviews and subscription are deleted with it.
    deleteAccountOfOwner: { invalidatesTags: tagChange('Provider', 'Review', 'Subscriber', 'Mail') },
    retryMails: { invalidatesTags: tagChange('Mail') },
    signInOperator: {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const signedIn = await queryFulfilled.catch(() => null)
        if (signedIn) void dispatch(operatorApi.util.upsertQueryData('getOperatorSession', undefined, signedIn.data))
      },
    },
  },
})

/** Calls whose 401 is about what they send, or says already that nobody is signed in. */
const OWN_REFUSAL = ['signInOperator', 'getOperatorSession', 'startOperatorSetup', 'confirmOperatorSetup']

/** @returns the endpoint that has answered with 401; undefined for every other action */
function findUnauthorized(action: Action): string | undefined {
  const { meta, payload } = action as { meta?: { arg?: { endpointName?: string } }; payload?: { kind?: string } | null }
  return payload?.kind === 'unauthorized' ? meta?.arg?.endpointName : undefined
}

/** @returns whether the session has to be fetched again, because a call got a 401 */
export function isSessionInDoubt(action: Action): boolean {
  const endpoint = findUnauthorized(action)
  return endpoint !== undefined && !OWN_REFUSAL.includes(endpoint)
}

/** @returns whether the session has ended */
export const isSessionEnded = (action: Action): boolean => findUnauthorized(action) === 'getOperatorSession'

/** Fetches the session again: its 401 leads to the sign-in page. */
export const checkSession = () =>
  operatorApi.endpoints.getOperatorSession.initiate(undefined, { forceRefetch: true, subscribe: false })
