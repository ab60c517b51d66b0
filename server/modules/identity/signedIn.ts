import type { FastifyReply } from 'fastify'
import type { Context } from '../../deps.ts'
import type { User } from './users.ts'
import { setRefreshCookie } from './refreshCookie.ts'
import type { OpenSession } from './sessions.ts'
import { ACCESS_TOKEN_S } from '../../config/limits.ts'
import type { Answer } from '../../http/operations.ts'

/** Sets the refresh cookie and answers as `login` does. */
export function answerSignedIn({ config, accessTokens }: Context, reply: FastifyReply, session: OpenSession, user: User): Answer<'changePassword'> {
  setRefreshCookie(reply, config, session.refreshToken, session.remembered)
  const { id, email, first_name: firstName, last_name: lastName } = user
  return {
    message: 'success',
    token: accessTokens.issue({ userId: id, sessionId: session.sessionId }),
    expiresIn: ACCESS_TOKEN_S,
    user: { id, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
  }
}
