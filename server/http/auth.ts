import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens, TokenSubject } from '../deps.ts'
import { createConcurrencyLimiter } from '../lib/concurrencyLimiter.ts'
import { ApiError } from '../errors.ts'
import { MAX_SESSION_LOOK_UPS } from '../config/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The subject of the request's token; null without one. */
    subject: TokenSubject | null
  }
}

/** Session look-ups run before the request is counted by the overload hooks. */
const lookUps = createConcurrencyLimiter(MAX_SESSION_LOOK_UPS)

export interface AuthDeps {
  accessTokens: AccessTokens
  isSessionOpen: (subject: TokenSubject) => Promise<boolean>
  /** @throws ApiError not_found for accounts that may not use the wedding */
  authorizeWedding: (userId: string, weddingId: string) => Promise<void>
}

/** Prepares requests for `authenticate`. */
export const prepareAuth = (app: FastifyInstance): void => void app.decorateRequest('subject', null)

/**
 * Verifies the bearer token before the body is read.
 * The session is looked up, so that sign-out, a new password and deletion take effect at once.
 * @param optional a request without a token passes; an invalid token is always refused.
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
 * @returns the request's account, on operations that require authentication
 * @throws ApiError unauthorized
 */
export function getAccount(request: { subject: TokenSubject | null }): TokenSubject {
  if (!request.subject) throw new ApiError('unauthorized')
  return request.subject
}

/** Checks access to the wedding in the address. Every operation on a wedding has this hook before its handler. */
export const authorizeWeddingOfAddress =
  ({ authorizeWedding }: AuthDeps) =>
  async (request: FastifyRequest): Promise<void> => {
    const { weddingId = '' } = request.params as { weddingId?: string }
    await authorizeWedding(getAccount(request).userId, weddingId)
  }
