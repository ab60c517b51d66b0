import type { FastifyReply } from 'fastify'
import { ACCESS_TOKEN_S } from '../../config/limits.ts'
import type { ResponseBody } from '../../http/operations.ts'
import type { IdentityDeps } from './deps.ts'
import { setRefreshCookie } from './refreshCookie.ts'
import type { OpenSession } from './sessions.ts'
import type { User } from './users.ts'

/**
 * Sets the refresh cookie.
 * @returns the response body of `login` for this session
 */
export function buildSignedInResponse(
  { config, accessTokens }: IdentityDeps,
  reply: FastifyReply,
  session: OpenSession,
  user: User,
): ResponseBody<'changePassword'> {
  setRefreshCookie(reply, config, session.refreshToken, session.remembered)
  const { id, email, first_name: firstName, last_name: lastName } = user
  return {
    message: 'success',
    token: accessTokens.issue({ userId: id, sessionId: session.sessionId }),
    expiresIn: ACCESS_TOKEN_S,
    user: { id, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
  }
}
