import { getAccount } from '../../http/auth.ts'
import type { Handlers } from '../../http/operations.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { toSettingsWire } from './model.ts'
import { getHouseholdHistory, publishWish, recordReply, undoReply } from './replies.ts'
import { toRequestWire } from './requestModel.ts'
import { decideReplyRequest, listReplyRequests } from './requests.ts'
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
  | 'publishWish'
  | 'listReplyRequests'
  | 'decideReplyRequest'
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

  undoReply: async ({ params }) => undoReply(deps, params.weddingId, params.replyId),

  publishWish: async ({ params, body }) => publishWish(deps, params.weddingId, params.replyId, body.published),

  listReplyRequests: async ({ params }) => ({
    items: (await listReplyRequests(deps, params.weddingId)).map(toRequestWire),
  }),

  decideReplyRequest: async ({ params, body }) =>
    toRequestWire(await decideReplyRequest(deps, params.weddingId, params.requestId, body)),

  getViewSummary: async ({ params }) => getViewSummary(deps, params.weddingId),
})
