import { getAccount, getView } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { getNotices, turnOffNotices, turnOnNotices } from './subscriptions.ts'
import type { NoticeDeps } from './subscriptions.ts'

type NoticeOperation = 'getNotices' | 'turnOnNotices' | 'turnOffNotices'

/** Handlers for notices of new replies, each about the device that calls. */
export const createNoticeHandlers = (deps: NoticeDeps): Handlers<NoticeOperation> => ({
  getNotices: async (request) => getNotices(deps, getView(request), getAccount(request).sessionId),

  turnOnNotices: async (request) => turnOnNotices(deps, getView(request), getAccount(request), request.body),

  turnOffNotices: async (request, reply) => {
    await turnOffNotices(deps, getView(request), getAccount(request).sessionId)
    return reply.send()
  },
})
