import { getView } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changePlans, getPlans, undoPlans } from './service.ts'

/** Handlers for changes of plans. `authorizeWedding` has already checked access to the wedding of the address. */
export const createPlanHandlers = (deps: WeddingDeps): Handlers<'getPlans' | 'changePlans' | 'undoPlans'> => ({
  getPlans: ({ params }) => getPlans(deps, params.weddingId),

  changePlans: (request) => changePlans(deps, getView(request), request.body),

  undoPlans: (request) => undoPlans(deps, getView(request)),
})
