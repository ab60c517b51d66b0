import type { AppContext } from './context.ts'
import type { AuthDeps } from './http/auth.ts'
import { getOperatorToken } from './http/operatorCookie.ts'
import { isSessionOpen } from './modules/identity/sessions.ts'
import { findOperatorOfToken } from './modules/operators/sessions.ts'
import { authorizeWedding } from './modules/weddings/service.ts'

/** @returns what the operations ask the modules about a request: its session, its wedding, its operator */
export const createAuth = ({ accessTokens, db, clock, config }: AppContext): AuthDeps => ({
  accessTokens,
  isSessionOpen: (subject) => isSessionOpen(db, clock, subject),
  authorizeWedding: (userId, weddingId) => authorizeWedding(db, userId, weddingId),
  findOperator: async (request) => {
    const token = getOperatorToken(request, config)
    return token === undefined ? null : findOperatorOfToken(db, clock, token)
  },
  ownHost: new URL(config.publicUrl).host,
})
