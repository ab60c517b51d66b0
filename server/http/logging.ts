import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogLevel } from '../config/config.ts'

/**
 * Logger options without personal data: no bodies, headers or IP addresses, route patterns instead of addresses
 * (a slug contains the couple's names, a query may contain a token), and no values in errors.
 */
export const createLoggerOptions = (level: LogLevel, stream?: NodeJS.WritableStream) => ({
  level,
  ...(stream ? { stream: stream as never } : {}),
  redact: {
    paths: ['*.authorization', '*.cookie', '*.email', '*.phone', '*.password', '*.token', 'body', 'headers'],
    remove: true,
  },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
    err: (error: Error & { code?: unknown; severity?: unknown }) => {
      // PostgreSQL's errors (they have a severity) quote values: only their code is logged.
      const message = error.severity === undefined ? error.message : 'refused by PostgreSQL'
      return {
        type: error.name,
        code: error.code,
        message,
        stack: (error.stack ?? '').replaceAll(error.message, message),
      }
    },
  },
})

/** From LOG_LEVEL=info on, one line for each response, with the route's pattern instead of the address. */
export function logResponses(app: FastifyInstance, level: LogLevel): void {
  if (!['info', 'debug', 'trace'].includes(level)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms, requestId: id },
      'response sent',
    )
  })
}
