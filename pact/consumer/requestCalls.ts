import { weddingEndpoints, type ReplyRequestUpdate } from '@/api/weddings'
import { seatRequest } from '../states.ts'
import type { Call } from './calls.ts'
import { ownIds, type WeddingIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints
const once = { subscribe: false } as const

/** The ids that the calls of requests name. */
export type RequestIds = WeddingIds & { requestId: string }
export const requestIds: RequestIds = { ...ownIds, ...seatRequest }

/** The decision to accept a request into the family of the contract. */
export const acceptance: ReplyRequestUpdate = { state: 'accepted', householdId: ownIds.householdId }

/** Builders of the calls of requests and views, by operation. */
export const requestCalls = {
  listReplyRequests: ({ weddingId } = requestIds) => ({
    receiving: 'a request for the requests of guests',
    request: buildRequest('GET', `${weddingId}/requests`),
    run: (store) => store.dispatch(endpoints.listReplyRequests.initiate({ weddingId }, once)),
  }),
  decideReplyRequest: ({ weddingId, requestId } = requestIds, replyRequestUpdate = acceptance) => ({
    receiving: 'a decision about a request of guests',
    request: buildRequest('PUT', `${weddingId}/requests/${requestId}`, replyRequestUpdate),
    run: (store) => store.dispatch(endpoints.decideReplyRequest.initiate({ weddingId, requestId, replyRequestUpdate })),
  }),
  decideReplyRequests: ({ weddingId, requestId } = requestIds) => ({
    receiving: 'a decision about several requests of guests',
    request: buildRequest('PATCH', `${weddingId}/requests`, { state: 'rejected', requestIds: [requestId] }),
    run: (store) =>
      store.dispatch(
        endpoints.decideReplyRequests.initiate({
          weddingId,
          replyRequestsUpdate: { state: 'rejected', requestIds: [requestId] },
        }),
      ),
  }),
  getViewSummary: ({ weddingId } = requestIds) => ({
    receiving: 'a request for the views of an invitation',
    request: buildRequest('GET', `${weddingId}/views`),
    run: (store) => store.dispatch(endpoints.getViewSummary.initiate({ weddingId }, once)),
  }),
} as const satisfies Record<string, (ids?: RequestIds) => Call>
