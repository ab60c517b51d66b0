import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '../errors.ts'
import type { ErrorCode } from '../errors.ts'
import { messagesIn, preferredLanguage } from '../messages/index.ts'
import { NO_INDEX } from './securityHeaders.ts'

const CODE: ErrorCode = 'malformed_body'

/** Responses to requests that do not reach the framework. Their language is the default one. */
export interface MalformedRequests {
  /** Responds to what Node's HTTP parser cannot read (Node's `clientError` event), and ends the connection. */
  onClientError: (error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse | null }) => void
  /** Responds to a request whose head is read but not valid, and ends the connection. */
  refuse: (response: ServerResponse) => void
}

/** @param securityHeaders those of every response */
export function createMalformedRequests(securityHeaders: Record<string, string>): MalformedRequests {
  function buildResponse(): { headers: Record<string, string>; body: string } {
    const body = JSON.stringify({ message: messagesIn(preferredLanguage(undefined)).error[CODE], code: CODE, requestId: randomUUID() })
    const headers = {
      ...securityHeaders,
      ...NO_INDEX,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }
    return { headers, body }
  }

  return {
    onClientError: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      // The head may have been answered before its body turns out to be invalid: a second response would belong to the next request.
      // oxlint-disable-next-line no-underscore-dangle -- Node's own handler asks the same, and there is no other way to ask
      if (socket.writable && !socket._httpMessage?.headersSent) {
        const { headers, body } = buildResponse()
        const head = [`HTTP/1.1 ${statusOf[CODE]} Bad Request`, ...Object.entries(headers).map((header) => header.join(': '))]
        socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
      }
      socket.destroySoon()
    },
    refuse: (response) => {
      const { headers, body } = buildResponse()
      response.writeHead(statusOf[CODE], headers).end(body)
    },
  }
}

/**
 * RFC 9112, 3.2: exactly one Host line in HTTP/1.1. Node keeps the first of several, proxies may keep another one.
 * @returns whether a request has to be answered with 400
 */
export function hasInvalidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1 || (count === 0 && httpVersion === '1.1')
}
