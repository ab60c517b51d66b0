import type { AccountDeps } from '../../account/deps.ts'
import { createAccountQueueHandlers } from './accounts.ts'
import { createQueueHandlers } from './queues.ts'
import { createSessionHandlers } from './session.ts'

/** Handlers for the operator's console. */
export const createOperatorHandlers = (deps: AccountDeps) => ({
  ...createSessionHandlers(deps),
  ...createQueueHandlers(deps),
  ...createAccountQueueHandlers(deps),
})
