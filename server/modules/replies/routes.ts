import { getAccount } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { toSettingsWire } from './model.ts'
import { getHouseholdHistory, publishWish, recordReply, setReplyUndone } from './replies.ts'
import { toRequestWire } from './requestModel.ts'
import { decideReplyRequest, decideReplyRequests } from './requestDecisions.ts'
import { listReplyRequests } from './requests.ts'
import { editReplySettings, getReplySettings } from './settings.ts'
import { listStatuses, markRepliesSeen } from './statuses.ts'
import { getViewSummary } from './views.ts'

type ReplyOperation =
  | 'getReplySettings'
  | 'updateReplySettings'
  | 'listStatuses'
  | 'markRepliesSeen'
  | 'getHouseholdHistory'
  | 'recordReply'
  | 'undoReply'
  | 'restoreReply'
  | 'publishWish'
  | 'listReplyRequests'
  | 'decideReplyRequest'
  | 'decideReplyRequests'
  | 'getViewSummary'

/** Handlers for replies, as the couple sees them. `authorizeWedding` has already checked access to the wedding of the address. */
export const createReplyHandlers = (deps: WeddingDeps): Handlers<ReplyOperation> => ({
  getReplySettings: async ({ params }) => toSettingsWire(await getReplySettings(deps, params.weddingId)),

  updateReplySettings: async ({ params, body }) =>
    toSettingsWire(await editReplySettings(deps, params.weddingId, body)),

  listStatuses: async (request) => {
    const { userId } = getAccount(request)
    return listStatuses(deps, { weddingId: request.params.weddingId, userId, after: request.query.after })
  },

  markRepliesSeen: async (request, reply) => {
    const { params, body } = request
    await markRepliesSeen(deps, params.weddingId, getAccount(request).userId, body.revision)
    return reply.send()
  },

  getHouseholdHistory: async ({ params }) => getHouseholdHistory(deps, params.weddingId, params.householdId),

  recordReply: async ({ params, body }) => recordReply(deps, params.weddingId, params.householdId, body),

  undoReply: async ({ params }) => setReplyUndone(deps, params.weddingId, params.replyId, true),

  restoreReply: async ({ params }) => setReplyUndone(deps, params.weddingId, params.replyId, false),

  publishWish: async ({ params, body }) => publishWish(deps, params.weddingId, params.replyId, body.published),

  listReplyRequests: async ({ params }) => ({
    items: (await listReplyRequests(deps, params.weddingId)).map(toRequestWire),
  }),

  decideReplyRequest: async (request) => {
    const decider = { weddingId: request.params.weddingId, userId: getAccount(request).userId }
    return toRequestWire(await decideReplyRequest(deps, decider, request.params.requestId, request.body))
  },

  decideReplyRequests: async (request) => {
    const decider = { weddingId: request.params.weddingId, userId: getAccount(request).userId }
    return { items: (await decideReplyRequests(deps, decider, request.body)).map(toRequestWire) }
  },

  getViewSummary: async ({ params }) => getViewSummary(deps, params.weddingId),
})
