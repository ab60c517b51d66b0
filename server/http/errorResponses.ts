import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '../database/errors.ts'
import { ApiError, Conflict, TooBusy, TooManyRequests } from '../errors.ts'
import type { ErrorCode } from '../errors.ts'
import { OVERLOAD_DELAY_MS } from '../config/limits.ts'
import { getMessages, getPreferredLanguage } from '../messages/index.ts'
import { toFieldProblems } from './validation/fieldProblems.ts'

/** Fastify's own errors by their code. */
const ownErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}
const byStatus: Record<number, ErrorCode> = {
  400: 'malformed_body',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

type Thrown = Error & { statusCode?: number; code?: string; validation?: unknown }

/** Maps an error to the OpenAPI document's codes; an unexpected one is a `server_error`. */
function toApiError(error: Thrown): ApiError {
  if (error instanceof ApiError) return error
  if (Array.isArray(error.validation)) {
    return new ApiError('validation_failed', toFieldProblems(error.validation as ErrorObject[]))
  }
  if (isDatabaseAway(error)) return new ApiError('unavailable')
  const code = ownErrors[error.code ?? ''] ?? byStatus[error.statusCode ?? 500]
  return new ApiError(code ?? ((error.statusCode ?? 500) < 500 ? 'malformed_body' : 'server_error'))
}

function getRetryAfter(error: ApiError): Record<string, string> {
  if (error instanceof TooManyRequests) return { 'Retry-After': String(error.retryAfterS) }
  return error.code === 'unavailable' ? { 'Retry-After': '5' } : {}
}

/** Responds with the error body of the OpenAPI document, in the language of Accept-Language. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const texts = getMessages(getPreferredLanguage(request.headers['accept-language']))
  return reply
    .code(error.statusCode)
    .header('Vary', 'Accept-Language')
    .header('Cache-Control', 'no-store')
    .headers(getRetryAfter(error))
    .type('application/json; charset=utf-8')
    .send({
      message: texts.error[error.code],
      code: error.code,
      ...(error.problems.length > 0
        ? {
            errors: error.problems.map(({ field, message }) => ({ field, message: message(texts.field, texts.error) })),
          }
        : {}),
      ...(error instanceof Conflict && error.current ? { current: error.current } : {}),
      requestId: request.id,
    })
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Responds to an API address without a route: 405 when another method has one, else 404. */
export function rejectUnknownAddress(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split('?')[0] ?? request.url
  const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null)
  if (allowed.length === 0) return sendError(request, reply, new ApiError('not_found'))
  return sendError(request, reply.header('Allow', allowed.join(', ')), new ApiError('method_not_allowed'))
}

/** Interval at which refusals are logged. */
const REFUSALS_LOGGED_MS = 10_000

/** Logging each refused request would slow down the refusals. */
function createRefusalCounter(app: FastifyInstance): () => void {
  let refusals = 0
  let loggedAt = -Infinity
  return () => {
    refusals += 1
    if (performance.now() - loggedAt < REFUSALS_LOGGED_MS) return
    app.log.warn({ refused: refusals }, 'overloaded: requests are rejected with 503')
    loggedAt = performance.now()
    refusals = 0
  }
}

/** Registers the error handler of all routes. */
export function registerErrorHandler(app: FastifyInstance): void {
  const countRefusal = createRefusalCounter(app)
  app.setErrorHandler(async (error: Thrown, request, reply) => {
    const apiError = toApiError(error)
    const failure = isDiskFull(error) ? 'failed: the disk is full' : 'failed'
    if (apiError instanceof TooBusy) {
      countRefusal()
      await pause(OVERLOAD_DELAY_MS)
    } else if (apiError.statusCode >= 500) request.log.error({ err: error, route: request.routeOptions.url }, failure)
    return sendError(request, reply, apiError)
  })
}

/** @returns whether the address belongs to the API, whose errors are JSON */
export const isApiAddress = (url: string): boolean => /^\/api(\/|\?|$)/.test(url)
