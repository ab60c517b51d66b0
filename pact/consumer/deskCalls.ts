import { weddingEndpoints, type MessageTemplate, type SendInput } from '@/api/weddings'
import { recordedSend } from '../states.ts'
import type { Call } from './calls.ts'
import { ownIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints

/** The bodies of the calls. Messages come with the ids that the browser has generated. */
export const sendInput: SendInput = {
  id: recordedSend.sendId,
  householdId: ownIds.householdId,
  kind: 'invite',
  result: 'sent',
}
export const messageTemplate: MessageTemplate = {
  kind: 'invite',
  language: 'ar',
  side: 'groom',
  text: 'يسعدنا حضوركم يا {الاسم}: {الرابط}',
}

/** Builders of the calls for messages and personal links, by operation. */
export const deskCalls = {
  recordSend: ({ weddingId } = ownIds, input = sendInput) => ({
    receiving: 'a message to a household',
    request: buildRequest('POST', `${weddingId}/sends`, input),
    run: (store) => store.dispatch(endpoints.recordSend.initiate({ weddingId, sendInput: input })),
  }),
  deleteSend: ({ weddingId } = ownIds, sendId: string = recordedSend.sendId) => ({
    receiving: 'the undoing of a message to a household',
    request: buildRequest('DELETE', `${weddingId}/sends/${sendId}`),
    run: (store) => store.dispatch(endpoints.deleteSend.initiate({ weddingId, sendId })),
  }),
  listMessageTemplates: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the texts of messages',
    request: buildRequest('GET', `${weddingId}/message-templates`),
    run: (store) => store.dispatch(endpoints.listMessageTemplates.initiate({ weddingId }, { subscribe: false })),
  }),
  updateMessageTemplate: ({ weddingId } = ownIds, template = messageTemplate) => ({
    receiving: 'a new text of a message',
    request: buildRequest('PUT', `${weddingId}/message-templates`, template),
    run: (store) => store.dispatch(endpoints.updateMessageTemplate.initiate({ weddingId, messageTemplate: template })),
  }),
  renewHouseholdLink: ({ weddingId, householdId } = ownIds) => ({
    receiving: 'a request for a new personal link',
    request: buildRequest('POST', `${weddingId}/households/${householdId}/link`),
    run: (store) => store.dispatch(endpoints.renewHouseholdLink.initiate({ weddingId, householdId })),
  }),
  revokeHouseholdLink: ({ weddingId, householdId } = ownIds) => ({
    receiving: 'the removal of a personal link',
    request: buildRequest('DELETE', `${weddingId}/households/${householdId}/link`),
    run: (store) => store.dispatch(endpoints.revokeHouseholdLink.initiate({ weddingId, householdId })),
  }),
  openHouseholdOnDesk: ({ weddingId, householdId } = ownIds) => ({
    receiving: 'a household that is open on the desk',
    request: buildRequest('PUT', `${weddingId}/households/${householdId}/desk`),
    run: (store) => store.dispatch(endpoints.openHouseholdOnDesk.initiate({ weddingId, householdId })),
  }),
} as const satisfies Record<string, (ids?: typeof ownIds) => Call>
