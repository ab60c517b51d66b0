import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { HEAD_LIMIT_BYTES, HEAD_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './limits.ts'

/** Answers a request that it has the answer to at hand; false leaves it, untouched, to the framework. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean

/** The server's door, before the framework: routing, hooks and a reply object cost more than sending what is ready. */
export interface EarlyAnswers {
  serverFactory: FastifyServerFactory
  /** From now on this is asked first, until the server closes. */
  use: (answer: AnswerEarly) => void
}

const leave: AnswerEarly = () => false

export function earlyAnswers(): EarlyAnswers {
  let answer = leave
  return {
    serverFactory: (handle, options) => {
      const limits = { maxHeaderSize: HEAD_LIMIT_BYTES, headersTimeout: HEAD_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }
      const server = createServer(limits, (request, response) => {
        // A server that closes is the framework's: it ends the connection too.
        if (!server.listening || !answer(request, response)) handle(request, response)
      })
      // Node would answer 417 by itself, in its own words, to a client that expects anything but to be told to continue.
      server.on('checkExpectation', handle)
      // The framework's own setting, which it leaves to the factory.
      if (typeof options['keepAliveTimeout'] === 'number') server.keepAliveTimeout = options['keepAliveTimeout']
      return server
    },
    use: (next) => {
      answer = next
    },
  }
}
