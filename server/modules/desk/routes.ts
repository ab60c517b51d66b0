import type { AppDeps } from '../../deps.ts'
import { getView } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { openOnDesk } from '../replies/statuses.ts'
import { deleteSend, listMessageTemplates, recordSend, updateMessageTemplate } from './service.ts'

type DeskOperation =
  | 'recordSend'
  | 'deleteSend'
  | 'openHouseholdOnDesk'
  | 'listMessageTemplates'
  | 'updateMessageTemplate'

/** Handlers for the messages to guests. `authorizeWedding` has already checked access to the wedding of the address. */
export const createDeskHandlers = (deps: AppDeps): Handlers<DeskOperation> => ({
  recordSend: async (request) => recordSend(deps, getView(request), request.body),

  deleteSend: async (request) => deleteSend(deps, getView(request), request.params.sendId),

  openHouseholdOnDesk: async (request) => openOnDesk(deps, getView(request), request.params.householdId),

  listMessageTemplates: async (request) => listMessageTemplates(deps, getView(request)),

  updateMessageTemplate: async (request) => updateMessageTemplate(deps, getView(request), request.body),
})
