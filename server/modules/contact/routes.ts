import type { AppDeps } from '../../deps.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { getNewId } from '../../http/requestKey.ts'
import { storeContactMessage, storeLead } from './service.ts'

/** Handlers for contact messages and for the contact details that visitors leave on the home page. */
export const createContactHandlers = (deps: AppDeps): Handlers<'sendContactMessage' | 'landingSignin'> => ({
  sendContactMessage: async (request) => {
    await storeContactMessage(deps, getNewId(request), request.body)
    return { message: 'success' }
  },

  landingSignin: async (request) => {
    await storeLead(deps, getNewId(request), request.body)
    return { message: 'success' }
  },
})
