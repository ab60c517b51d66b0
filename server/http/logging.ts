import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogLevel } from '../config/config.ts'

/** The name of the request's id in log lines, as in the bodies of errors. */
export const REQUEST_ID_LABEL = 'requestId'

/** The id of the request whose work is in progress, for loggers that do not belong to a request. */
const currentRequestId = new AsyncLocalStorage<string>()

/** Loggers of requests, which write the id themselves. */
const requestLoggers = new WeakSet<object>()

/**
 * Logger options without personal data: no bodies, headers or IP addresses, route patterns instead of addresses
 * (a slug contains the couple's names, a query may contain a token), and no values in errors.
 */
export const createLoggerOptions = (level: LogLevel, stream?: NodeJS.WritableStream) => ({
  level,
  mixin: (_line: object, _level: number, logger: object) => {
    const requestId = requestLoggers.has(logger) ? undefined : currentRequestId.getStore()
    return requestId === undefined ? {} : { [REQUEST_ID_LABEL]: requestId }
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

/** Every log line that a request causes has its id, also lines of modules that know no request. */
export function logRequestIds(app: FastifyInstance): void {
  app.setChildLoggerFactory((logger, bindings, options) => {
    const child = logger.child(bindings, options)
    requestLoggers.add(child)
    return child
  })
  app.addHook('onRequest', ({ id }, _reply, done) => currentRequestId.run(id, done))
}

/** From LOG_LEVEL=info on, one line for each response, with the route's pattern instead of the address. */
export function logResponses(app: FastifyInstance, level: LogLevel): void {
  if (!['info', 'debug', 'trace'].includes(level)) return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const ms = Math.round(reply.elapsedTime)
    app.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms, [REQUEST_ID_LABEL]: id },
      'response sent',
    )
  })
}
