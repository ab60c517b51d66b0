import type { JWT } from '@fastify/jwt'
import { ACCESS_TOKEN_S } from '../config/limits.ts'
import type { AccessTokens } from '../deps.ts'

/** Access tokens over @fastify/jwt (HS256), on the server's clock. */
export function createAccessTokens(jwt: JWT, clock: () => number): AccessTokens {
  return {
    issue: ({ userId, sessionId }) => {
      const iat = Math.floor(clock() / 1000)
      return jwt.sign({ sub: userId, sid: sessionId, iat, exp: iat + ACCESS_TOKEN_S })
    },
    read: (token) => {
      try {
        const claims = jwt.verify<{ sub?: unknown; sid?: unknown }>(token, { clockTimestamp: clock() })
        return typeof claims.sub === 'string' && typeof claims.sid === 'string'
          ? { userId: claims.sub, sessionId: claims.sid }
          : null
      } catch {
        return null
      }
    },
  }
}
