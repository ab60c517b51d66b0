import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogLevel } from '../config/config.ts'
import type { Tracing } from './tracing.ts'

/** The name of the request's id in log lines, as in the bodies of errors. */
export const REQUEST_ID_LABEL = 'requestId'

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the request's trace (W3C Trace Context); null when requests are not traced. */
    traceId: string | null
  }
}

/** The request whose work is in progress, for loggers that do not belong to a request. */
const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** Loggers of requests, which write the id themselves. */
const requestLoggers = new WeakSet<object>()

const getTraceField = ({ traceId }: FastifyRequest): { traceId?: string } => (traceId === null ? {} : { traceId })
const getRequestFields = (request: FastifyRequest) => ({ [REQUEST_ID_LABEL]: request.id, ...getTraceField(request) })

/**
 * Logger options without personal data: no bodies, headers or IP addresses, route patterns instead of addresses
 * (a slug contains the couple's names, a query may contain a token), and no values in errors.
 */
export const createLoggerOptions = (level: LogLevel, stream?: NodeJS.WritableStream) => ({
  level,
  mixin: (_line: object, _level: number, logger: object) => {
    const request = currentRequest.getStore()
    if (!request) return {}
    return requestLoggers.has(logger) ? getTraceField(request) : getRequestFields(request)
  },
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

/** Every log line that a request causes has its id, and that of its trace, also lines of modules that know no request. */
export function logRequestIds(app: FastifyInstance, tracing?: Tracing): void {
  app.decorateRequest('traceId', null)
  tracing?.watch(app)
  app.setChildLoggerFactory((logger, bindings, options) => {
    const child = logger.child(bindings, options)
    requestLoggers.add(child)
    return child
  })
  app.addHook('onRequest', (request, _reply, done) => currentRequest.run(request, done))
}

/** From LOG_LEVEL=info on, one line for each response, with the route's pattern instead of the address. */
export function logResponses(app: FastifyInstance, level: LogLevel): void {
  if (!['info', 'debug', 'trace'].includes(level)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    app.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms, ...getRequestFields(request) },
      'response sent',
    )
  })
}
