import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { HEAD_LIMIT_BYTES, HEAD_TIMEOUT_MS, IDLE_CONNECTION_MS, REQUEST_TIMEOUT_MS } from '../config/limits.ts'
import { hasInvalidHost } from './malformedRequests.ts'

/** Answers a request that it has the answer to at hand; false leaves it, untouched, to the framework. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean

/** The server's door, before the framework: routing, hooks and a reply object cost more than sending what is ready. */
export interface EarlyAnswers {
  serverFactory: FastifyServerFactory
  /** From now on this is asked first, until the server closes. */
  use: (answer: AnswerEarly) => void
}

const leave: AnswerEarly = () => false

/** @param refuse responds to a request without one Host line */
export function earlyAnswers(refuse: (response: ServerResponse) => void): EarlyAnswers {
  let answer = leave
  return {
    serverFactory: (handle, options) => {
      const limits = { maxHeaderSize: HEAD_LIMIT_BYTES, headersTimeout: HEAD_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }
      // Node's own response to a missing Host has neither our headers nor our shape.
      const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
        if (hasInvalidHost(request)) return refuse(response)
        // A server that closes is the framework's: it ends the connection too.
        if (!server.listening || !answer(request, response)) handle(request, response)
      })
      // Node would answer 417 by itself, in its own words, to a client that expects anything but to be told to continue.
      server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => (hasInvalidHost(request) ? refuse(response) : handle(request, response)))
      // A client that never reads its response would hold the response and its connection for ever.
      server.timeout = IDLE_CONNECTION_MS
      // The framework's own setting, which it leaves to the factory.
      if (typeof options['keepAliveTimeout'] === 'number') server.keepAliveTimeout = options['keepAliveTimeout']
      return server
    },
    use: (next) => {
      answer = next
    },
  }
}
