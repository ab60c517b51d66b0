import type { OperatorDeps } from '../deps.ts'
import { createAccountQueueHandlers } from './accounts.ts'
import { createQueueHandlers } from './queues.ts'
import { createSessionHandlers } from './session.ts'

/** Handlers for the operator's console. */
export const createOperatorHandlers = (deps: OperatorDeps) => ({
  ...createSessionHandlers(deps),
  ...createQueueHandlers(deps),
  ...createAccountQueueHandlers(deps),
})
