import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { STATUS_CODES } from '../errors.ts'
import type { ErrorCode } from '../errors.ts'
import { getMessages, getPreferredLanguage } from '../messages/index.ts'
import { NO_INDEX } from './securityHeaders.ts'

const CODE: ErrorCode = 'malformed_body'

/** Responses to requests that do not reach Fastify, in the default language. */
export interface MalformedRequests {
  /** Responds to a request that Node's HTTP parser cannot parse (`clientError`), and closes the connection. */
  onClientError: (error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse | null }) => void
  /** Responds to a request with invalid headers, and closes the connection. */
  refuse: (response: ServerResponse, requestId: string) => void
}

/** @param securityHeaders those of every response */
export function createMalformedRequests(securityHeaders: Record<string, string>): MalformedRequests {
  function buildResponse(requestId: string): { headers: Record<string, string>; body: string } {
    const body = JSON.stringify({
      message: getMessages(getPreferredLanguage(undefined)).error[CODE],
      code: CODE,
      requestId,
    })
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
      // Browsers open connections in advance: a response to a request that was never sent would count as that of their next one.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
        socket.destroy()
        return
      }
      // The response may have been sent before the body turns out to be invalid: a second one would belong to the next request.
      // oxlint-disable-next-line no-underscore-dangle -- Node's own handler does the same; there is no public API
      if (socket.writable && !socket._httpMessage?.headersSent) {
        const { headers, body } = buildResponse(randomUUID())
        const head = [
          `HTTP/1.1 ${STATUS_CODES[CODE]} Bad Request`,
          ...Object.entries(headers).map((header) => header.join(': ')),
        ]
        socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
      }
      socket.destroySoon()
    },
    refuse: (response, requestId) => {
      const { headers, body } = buildResponse(requestId)
      response.writeHead(STATUS_CODES[CODE], headers).end(body)
    },
  }
}

/**
 * RFC 9112, 3.2: exactly one Host line in HTTP/1.1. Node keeps the first of several, proxies may keep another.
 * @returns whether the request must be refused with 400
 */
export function hasInvalidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1 || (count === 0 && httpVersion === '1.1')
}
