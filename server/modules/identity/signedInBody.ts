import { ACCESS_TOKEN_S } from '../../config/limits.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { IdentityDeps } from './deps.ts'
import type { OpenSession } from './sessions.ts'
import type { User } from './users.ts'

/** @returns the response body of `login` for a session */
export function buildSignedInBody(
  { accessTokens }: Pick<IdentityDeps, 'accessTokens'>,
  session: Pick<OpenSession, 'sessionId'>,
  user: User,
): ResponseBody<'changePassword'> {
  const { id, email, first_name: firstName, last_name: lastName } = user
  return {
    message: 'success',
    token: accessTokens.issue({ userId: id, sessionId: session.sessionId }),
    expiresIn: ACCESS_TOKEN_S,
    user: { id, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
  }
}
