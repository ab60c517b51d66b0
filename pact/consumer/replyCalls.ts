import { weddingEndpoints, type ReplyInput, type ReplySettingsUpdate } from '@/api/weddings'
import { givenReply } from '../states.ts'
import type { Call } from './calls.ts'
import { ownIds, type WeddingIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints
const once = { subscribe: false } as const

/** The ids that the calls of replies name. */
export type ReplyIds = WeddingIds & { replyId: string }
export const replyIds: ReplyIds = { ...ownIds, ...givenReply }

/** The bodies of the calls. */
export const settingsUpdate: ReplySettingsUpdate = {
  replyBy: '2050-06-03',
  questionAr: 'طمّنونا بحضوركم',
  questionEn: 'Let us know if you can join us',
  contact: 'Mama Hoda 010 1234 5678',
  asksChildren: true,
  takesRequests: true,
  sendsDigest: false,
  silentRate: 60,
  version: 1,
}
export const replyInput: ReplyInput = {
  id: '4e8a2c6f-1b9d-4735-a0e6-5c3f7b1d9a28',
  seats: [{ hallId: ownIds.hallId, coming: 4, children: 1 }],
  message: 'قالوا في التليفون إنهم جايين',
}

/** Builders of the calls of replies, by operation. */
export const replyCalls = {
  getReplySettings: ({ weddingId } = replyIds) => ({
    receiving: 'a request for the settings of replies',
    request: buildRequest('GET', `${weddingId}/reply-settings`),
    run: (store) => store.dispatch(endpoints.getReplySettings.initiate({ weddingId }, once)),
  }),
  updateReplySettings: ({ weddingId } = replyIds, replySettingsUpdate = settingsUpdate) => ({
    receiving: 'an edit of the settings of replies',
    request: buildRequest('PUT', `${weddingId}/reply-settings`, replySettingsUpdate),
    run: (store) => store.dispatch(endpoints.updateReplySettings.initiate({ weddingId, replySettingsUpdate })),
  }),
  listStatuses: ({ weddingId } = replyIds, after?: number) => ({
    receiving: 'a request for the statuses of a guest list',
    request: {
      ...buildRequest('GET', `${weddingId}/statuses`),
      ...(after === undefined ? {} : { query: { after: String(after) } }),
    },
    run: (store) =>
      store.dispatch(endpoints.listStatuses.initiate({ weddingId, ...(after === undefined ? {} : { after }) }, once)),
  }),
  markRepliesSeen: ({ weddingId } = replyIds, revision = 1) => ({
    receiving: 'a mark that replies were seen',
    request: buildRequest('PUT', `${weddingId}/statuses/seen`, { revision }),
    run: (store) => store.dispatch(endpoints.markRepliesSeen.initiate({ weddingId, seenReplies: { revision } })),
  }),
  getHouseholdHistory: ({ weddingId, householdId } = replyIds) => ({
    receiving: 'a request for the history of a household',
    request: buildRequest('GET', `${weddingId}/households/${householdId}/history`),
    run: (store) => store.dispatch(endpoints.getHouseholdHistory.initiate({ weddingId, householdId }, once)),
  }),
  recordReply: ({ weddingId, householdId } = replyIds, input = replyInput) => ({
    receiving: 'a reply by phone',
    request: buildRequest('POST', `${weddingId}/households/${householdId}/replies`, input),
    run: (store) => store.dispatch(endpoints.recordReply.initiate({ weddingId, householdId, replyInput: input })),
  }),
  undoReply: ({ weddingId, replyId } = replyIds) => ({
    receiving: 'the undoing of a reply',
    request: buildRequest('POST', `${weddingId}/replies/${replyId}/undo`),
    run: (store) => store.dispatch(endpoints.undoReply.initiate({ weddingId, replyId })),
  }),
  restoreReply: ({ weddingId, replyId } = replyIds) => ({
    receiving: 'the restoration of a reply',
    request: buildRequest('POST', `${weddingId}/replies/${replyId}/restore`),
    run: (store) => store.dispatch(endpoints.restoreReply.initiate({ weddingId, replyId })),
  }),
  publishWish: ({ weddingId, replyId } = replyIds, published = true) => ({
    receiving: 'the publication of a wish',
    request: buildRequest('PUT', `${weddingId}/replies/${replyId}/wish`, { published }),
    run: (store) => store.dispatch(endpoints.publishWish.initiate({ weddingId, replyId, wishUpdate: { published } })),
  }),
} as const satisfies Record<string, (ids?: ReplyIds) => Call>
