import type { AppDeps } from '../../server/deps.ts'
import { recordSend, updateMessageTemplate } from '../../server/modules/desk/service.ts'
import { viewWholeWedding } from '../../server/modules/weddings/wholeWedding.ts'
import type { StateHandlers } from './stateHandlers.ts'

type DeskState = 'an invitation was sent to a family' | 'a message has its own text'

/** Handlers of the states of messages to households. */
export const createDeskStateHandlers = (deps: AppDeps): Pick<StateHandlers, DeskState> => ({
  'an invitation was sent to a family': async ({ weddingId, householdId, sendId }) => {
    await recordSend(deps, viewWholeWedding(weddingId), { id: sendId, householdId, kind: 'invite', result: 'sent' })
    return {}
  },

  'a message has its own text': async ({ weddingId, text }) => {
    await updateMessageTemplate(deps, viewWholeWedding(weddingId), {
      kind: 'invite',
      language: 'ar',
      side: 'groom',
      text,
    })
    return {}
  },
})
