import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens, TokenSubject } from './accessTokens.ts'
import { createConcurrencyLimiter } from '../lib/concurrencyLimiter.ts'
import { ApiError } from '../errors.ts'
import { LOOK_UPS_UNDER_WAY } from '../config/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request carries; null where none is asked for or given. */
    subject: TokenSubject | null
  }
}

/** Session look-ups run before the request is counted by the overload hooks. */
const lookUps = createConcurrencyLimiter(LOOK_UPS_UNDER_WAY)

export interface AuthDeps {
  accessTokens: AccessTokens
  isSessionOpen: (subject: TokenSubject) => Promise<boolean>
}

/** Prepares requests for `authenticate`. */
export const prepareAuth = (app: FastifyInstance): void => void app.decorateRequest('subject', null)

/**
 * Reads the bearer token, before the body is looked at.
 * The session must still be open: signing out, a new password and deletion take effect at once.
 * @param optional a request without a token passes; one with a bad token never does.
 */
export const authenticate =
  ({ accessTokens, isSessionOpen }: AuthDeps, optional: boolean) =>
  async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers
    if (authorization === undefined && optional) return
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    request.subject = await lookUps.run(async () => {
      const subject = token ? accessTokens.read(token) : null
      return subject && (await isSessionOpen(subject)) ? subject : null
    })
    if (!request.subject) throw new ApiError('unauthorized')
  }

/**
 * The account that the request speaks for, on operations that the document secures.
 * @throws ApiError unauthorized
 */
export function accountOf(request: { subject: TokenSubject | null }): TokenSubject {
  if (!request.subject) throw new ApiError('unauthorized')
  return request.subject
}
