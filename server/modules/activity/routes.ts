import { getView } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { listChanges, markChangesSeen } from './service.ts'
import { undoChange } from './undo.ts'

/** Handlers for what members have changed. */
export const createActivityHandlers = (
  deps: WeddingDeps,
): Handlers<'listChanges' | 'markChangesSeen' | 'undoChange'> => ({
  listChanges: async (request) => {
    const { before, memberId, topic } = request.query
    return listChanges(deps, getView(request), { before, memberId, topic })
  },

  markChangesSeen: async (request, reply) => {
    await markChangesSeen(deps, getView(request), request.body.number)
    return reply.send()
  },

  undoChange: async (request) => undoChange(deps, getView(request), request.params.number, request.body.version),
})
