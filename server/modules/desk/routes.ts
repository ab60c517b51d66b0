import type { AppDeps } from '../../deps.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { deleteSend, listMessageTemplates, recordSend, updateMessageTemplate } from './service.ts'

type DeskOperation = 'recordSend' | 'deleteSend' | 'listMessageTemplates' | 'updateMessageTemplate'

/** Handlers for the messages to guests. `authorizeWedding` has already checked access to the wedding of the address. */
export const createDeskHandlers = (deps: AppDeps): Handlers<DeskOperation> => ({
  recordSend: async ({ params, body }) => recordSend(deps, params.weddingId, body),

  deleteSend: async ({ params }) => deleteSend(deps, params.weddingId, params.sendId),

  listMessageTemplates: async ({ params }) => listMessageTemplates(deps, params.weddingId),

  updateMessageTemplate: async ({ params, body }) => updateMessageTemplate(deps, params.weddingId, body),
})
