import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MemberRole, WeddingView } from '../lib/weddingView.ts'
import type { AccessTokens, OperatorSubject, TokenSubject } from '../deps.ts'
import { createConcurrencyLimiter } from '../lib/concurrencyLimiter.ts'
import { ApiError } from '../errors.ts'
import { isCrossSite } from './crossSite.ts'
import { MAX_SESSION_LOOK_UPS } from '../config/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The subject of the request's token; null without one. */
    subject: TokenSubject | null
    /** The operator of the request's cookie; null without one. */
    operator: OperatorSubject | null
    /** What the request's account may see of the wedding in the address; null on other operations. */
    weddingView: WeddingView | null
  }
}

/** Session look-ups run before the request is counted by the overload hooks. */
const lookUps = createConcurrencyLimiter(MAX_SESSION_LOOK_UPS)

export interface AuthDeps {
  accessTokens: AccessTokens
  isSessionOpen: (subject: TokenSubject) => Promise<boolean>
  /** @throws ApiError not_found for accounts that may not use the wedding */
  authorizeWedding: (userId: string, weddingId: string) => Promise<WeddingView>
  /** @returns the operator whose session the request's cookie opens; null when there is none */
  findOperator: (request: FastifyRequest) => Promise<OperatorSubject | null>
  /** Host of the site, which a proxy in front may replace in the request. */
  ownHost: string
}

/** Prepares requests for `authenticate`. */
export function prepareAuth(app: FastifyInstance): void {
  app.decorateRequest('subject', null)
  app.decorateRequest('operator', null)
  app.decorateRequest('weddingView', null)
}

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

/**
 * Verifies the cookie of an operator's session before the body is read. The session and the role are looked up, so that taking the role takes effect at
 * once. Other sites cannot send changes: the cookie is SameSite=Strict, and this checks where the request comes from.
 */
export const authenticateOperator =
  ({ findOperator, ownHost }: AuthDeps) =>
  async (request: FastifyRequest): Promise<void> => {
    const isRefused = request.method !== 'GET' && isCrossSite(request, ownHost)
    request.operator = isRefused ? null : await lookUps.run(() => findOperator(request))
    if (!request.operator) throw new ApiError('unauthorized')
  }

/**
 * @returns the request's operator, on operations that require one
 * @throws ApiError unauthorized
 */
export function getOperator(request: { operator: OperatorSubject | null }): OperatorSubject {
  if (!request.operator) throw new ApiError('unauthorized')
  return request.operator
}

/**
 * Checks access to the wedding in the address. Every operation on a wedding has this hook before its handler.
 * @param roles that may call the operation (`x-roles` in the OpenAPI document)
 */
export const authorizeWeddingOfAddress =
  ({ authorizeWedding }: AuthDeps, roles: readonly MemberRole[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const { weddingId = '' } = request.params as { weddingId?: string }
    const view = await authorizeWedding(getAccount(request).userId, weddingId)
    if (!view.member || !roles.includes(view.member.role)) throw new ApiError('forbidden')
    request.weddingView = view
  }

/** @returns what the request's account may see of the wedding in the address */
export function getView({ weddingView }: { weddingView: WeddingView | null }): WeddingView {
  if (!weddingView) throw new ApiError('not_found')
  return weddingView
}
