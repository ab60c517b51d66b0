import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogLevel } from '../config/config.ts'

/**
 * Log lines without personal data: no bodies, no headers, no IP addresses, and of an address only the route's pattern
 * (a slug holds the couple's names, a query may hold a token). Of errors no values, which databases like to quote.
 */
export const loggerOptions = (level: LogLevel, stream?: NodeJS.WritableStream) => ({
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
      // PostgreSQL's own errors, which have a severity, quote what they refuse: their code says enough.
      const message = error.severity === undefined ? error.message : 'refused by PostgreSQL'
      return { type: error.name, code: error.code, message, stack: (error.stack ?? '').replaceAll(error.message, message) }
    },
  },
})

/** From LOG_LEVEL=info on, one line for each response, with the route's pattern instead of the address. */
export function logResponses(app: FastifyInstance, level: LogLevel): void {
  if (!['info', 'debug', 'trace'].includes(level)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms, requestId: id }, 'answered')
  })
}
