import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '../errors.ts'
import type { ErrorCode } from '../errors.ts'
import { messagesIn, preferredLanguage } from '../messages/index.ts'

const CODE: ErrorCode = 'malformed_body'

/**
 * Answers what cannot be read as HTTP (a byte that no address may hold, a head without end, a body that never comes), of which the
 * framework hears nothing: in the shape of every error, and ends the connection. Its language cannot be read either.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse | null }): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // A head may have been answered before its body turns out to be none: a second answer would be taken for that of the next request.
  // oxlint-disable-next-line no-underscore-dangle -- Node's own handler asks the same, and there is no other way to ask
  if (socket.writable && !socket._httpMessage?.headersSent) {
    const body = JSON.stringify({ message: messagesIn(preferredLanguage(undefined)).error[CODE], code: CODE, requestId: randomUUID() })
    const head = [
      `HTTP/1.1 ${statusOf[CODE]} Bad Request`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroySoon()
}
