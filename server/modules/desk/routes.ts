import type { AppDeps } from '../../deps.ts'
import type { Handlers } from '../../http/operations.ts'
import { createLinkToken } from '../../lib/codes.ts'
import { toHouseholdWire } from '../guests/model.ts'
import { replaceLinkToken } from '../guests/service.ts'
import { deleteSend, listMessageTemplates, recordSend, updateMessageTemplate } from './service.ts'

type DeskOperation =
  | 'recordSend'
  | 'deleteSend'
  | 'listMessageTemplates'
  | 'updateMessageTemplate'
  | 'renewHouseholdLink'
  | 'revokeHouseholdLink'

/** Handlers for the messages to guests and their links. `authorizeWedding` has already checked access to the wedding of the address. */
export const createDeskHandlers = (deps: AppDeps): Handlers<DeskOperation> => ({
  recordSend: async ({ params, body }) => recordSend(deps, params.weddingId, body),

  deleteSend: async ({ params }) => deleteSend(deps, params.weddingId, params.sendId),

  listMessageTemplates: async ({ params }) => listMessageTemplates(deps, params.weddingId),

  updateMessageTemplate: async ({ params, body }) => updateMessageTemplate(deps, params.weddingId, body),

  renewHouseholdLink: async ({ params }) =>
    toHouseholdWire(await replaceLinkToken(deps, params.weddingId, params.householdId, createLinkToken())),

  revokeHouseholdLink: async ({ params }) =>
    toHouseholdWire(await replaceLinkToken(deps, params.weddingId, params.householdId, null)),
})
