import { ApiError } from '../../../errors.ts'
import { getOperator } from '../../../http/auth.ts'
import { getClient } from '../../../http/clientNetwork.ts'
import type { Handlers, ResponseBody } from '../../../http/handlerTypes.ts'
import { clearOperatorCookie, setOperatorCookie } from '../../../http/operatorCookie.ts'
import type { OperatorSubject } from '../../../deps.ts'
import type { AccountDeps } from '../../account/deps.ts'
import { countRecoveryCodes, signInOperator, signOutOperator } from '../sessions.ts'
import { confirmSetup, startSetup } from '../setup.ts'

type SessionOperation =
  | 'signInOperator'
  | 'getOperatorSession'
  | 'signOutOperator'
  | 'startOperatorSetup'
  | 'confirmOperatorSetup'

/** Handlers for the session of an operator and its second factor. */
export function createSessionHandlers(deps: AccountDeps): Handlers<SessionOperation> {
  const describe = async ({
    userId,
    email,
    expiresAt,
  }: OperatorSubject): Promise<ResponseBody<'getOperatorSession'>> => ({
    email,
    expiresAt,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, userId),
  })

  return {
    signInOperator: async (request, reply) => {
      const session = await signInOperator(deps, getClient(request), request.body)
      if (!session) throw new ApiError('unauthorized')
      setOperatorCookie(reply, deps.config, session.token)
      return describe(session.subject)
    },

    getOperatorSession: (request) => describe(getOperator(request)),

    signOutOperator: async (request, reply) => {
      await signOutOperator(deps, getOperator(request))
      clearOperatorCookie(reply, deps.config)
      return reply.send()
    },

    startOperatorSetup: ({ body }) => startSetup(deps, body.token),

    confirmOperatorSetup: async ({ body }) => ({ recoveryCodes: await confirmSetup(deps, body.token, body.code) }),
  }
}
