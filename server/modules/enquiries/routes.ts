import type { AppDeps } from '../../deps.ts'
import { getAccount } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { buildPageBody } from '../../http/pageRequest.ts'
import { getNewId } from '../../http/requestKey.ts'
import { toReceivedWire } from './model.ts'
import { addReview, describeEnquiries, describeEnquiry, removeReview } from './reviews.ts'
import { editEnquiry, listEnquiries, listReceivedEnquiries, removeEnquiry, sendEnquiry } from './service.ts'

type EnquiryOperation =
  | 'addReview'
  | 'deleteReview'
  | 'sendEnquiry'
  | 'listReceivedEnquiries'
  | 'listEnquiries'
  | 'updateEnquiry'
  | 'deleteEnquiry'

/** Handlers for what couples ask providers. */
export const createEnquiryHandlers = (deps: AppDeps): Handlers<EnquiryOperation> => ({
  sendEnquiry: async (request) => {
    const userId = request.subject?.userId ?? null
    const sending = { id: getNewId(request), providerId: request.params.id.toLowerCase(), userId }
    const { id, reference } = await sendEnquiry(deps, sending, request.body)
    return { id, reference }
  },

  listReceivedEnquiries: async (request) => {
    const { userId } = getAccount(request)
    const providerId = request.params.id.toLowerCase()
    return buildPageBody(request.query, (page) => listReceivedEnquiries(deps, userId, providerId, page), toReceivedWire)
  },

  listEnquiries: async (request) => ({
    enquiries: await describeEnquiries(deps.db, await listEnquiries(deps.db, getAccount(request).userId)),
  }),

  updateEnquiry: async (request) => {
    const { userId } = getAccount(request)
    const edited = await editEnquiry(deps, userId, request.params.enquiryId.toLowerCase(), request.body)
    return describeEnquiry(deps.db, edited)
  },

  addReview: (request) =>
    addReview(deps, getAccount(request).userId, request.params.enquiryId.toLowerCase(), request.body),

  deleteReview: async (request, reply) => {
    await removeReview(deps, getAccount(request).userId, request.params.enquiryId.toLowerCase())
    return reply.send()
  },

  deleteEnquiry: async (request, reply) => {
    await removeEnquiry(deps, getAccount(request).userId, request.params.enquiryId.toLowerCase())
    return reply.send()
  },
})
