import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import type { User } from '../db/users.ts'
import { setRefreshCookie } from '../domain/refreshCookie.ts'
import type { OpenSession } from '../domain/sessions.ts'
import { ACCESS_TOKEN_S } from '../limits.ts'
import type { Answer } from './types.ts'

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
