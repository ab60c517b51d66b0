import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import {
  HEAD_LIMIT_BYTES,
  HEAD_TIMEOUT_MS,
  IDLE_CONNECTION_MS,
  REQUESTS_END_MS,
  REQUEST_TIMEOUT_MS,
} from '../config/limits.ts'
import { hasInvalidHost } from './malformedRequests.ts'
import type { MalformedRequests } from './malformedRequests.ts'

/** Node's and Fastify's limits of connections. */
export const connectionOptions = {
  // Node's own 400 for a missing Host has neither our headers nor our body: handleRawRequests checks it.
  http: { maxHeaderSize: HEAD_LIMIT_BYTES, headersTimeout: HEAD_TIMEOUT_MS, requireHostHeader: false },
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: IDLE_CONNECTION_MS,
  // A request on an open connection while the server closes gets its response; then the connection ends.
  return503OnClosing: false,
} satisfies FastifyHttpOptions<Server>

/** Responds to requests that Node or Fastify would handle on their own. */
export function handleRawRequests(app: FastifyInstance, malformed: MalformedRequests): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasInvalidHost(request.raw)) return
    reply.hijack()
    malformed.refuse(reply.raw, request.id)
  })
  // Node would respond 417 to an expectation other than 100-continue.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  )
}

/** How often connections that have become idle are closed while the server shuts down. */
const IDLE_CHECK_MS = 100

/**
 * On shutdown: requests in progress get their response, with `Connection: close`; connections that are still open after
 * REQUESTS_END_MS are closed.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done()
  })
  let idle: NodeJS.Timeout | undefined
  let limit: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isClosing = true
    idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    limit = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS)
  })
  // The server's own `close` event is missing where it never listened.
  app.addHook('onClose', async () => {
    clearInterval(idle)
    clearTimeout(limit)
  })
}
