import type { AppDeps } from '../../deps.ts'
import type { Handlers } from '../../http/operations.ts'
import { storeContactMessage, storeLead } from './service.ts'

/** Handlers for contact messages and for the contact details that visitors leave on the home page. */
export const createContactHandlers = (deps: AppDeps): Handlers<'sendContactMessage' | 'landingSignin'> => ({
  sendContactMessage: async ({ body }) => {
    await storeContactMessage(deps, body)
    return { message: 'success' }
  },

  landingSignin: async ({ body }) => {
    await storeLead(deps, body)
    return { message: 'success' }
  },
})
