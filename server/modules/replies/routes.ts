import { getAccount, getView } from '../../http/auth.ts'
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

  listStatuses: async (request) => listStatuses(deps, getView(request), request.query.after),

  markRepliesSeen: async (request, reply) => {
    const { params, body } = request
    await markRepliesSeen(deps, params.weddingId, getAccount(request).userId, body.revision)
    return reply.send()
  },

  getHouseholdHistory: async (request) => getHouseholdHistory(deps, getView(request), request.params.householdId),

  recordReply: async (request) => recordReply(deps, getView(request), request.params.householdId, request.body),

  undoReply: async (request) => setReplyUndone(deps, getView(request), request.params.replyId, true),

  restoreReply: async (request) => setReplyUndone(deps, getView(request), request.params.replyId, false),

  publishWish: async (request) => publishWish(deps, getView(request), request.params.replyId, request.body.published),

  listReplyRequests: async ({ params }) => ({
    items: (await listReplyRequests(deps, params.weddingId)).map(toRequestWire),
  }),

  decideReplyRequest: async (request) =>
    toRequestWire(await decideReplyRequest(deps, getView(request), request.params.requestId, request.body)),

  decideReplyRequests: async (request) => ({
    items: (await decideReplyRequests(deps, getView(request), request.body)).map(toRequestWire),
  }),

  getViewSummary: async (request) => getViewSummary(deps, getView(request)),
})
