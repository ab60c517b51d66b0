import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The ids that proxies create: nginx's 32 hexadecimal digits, UUIDs, HAProxy's `%{+X}o` format. No spaces, so that log lines stay readable. */
const REQUEST_ID = /^[\w.:-]{8,128}$/

/** @returns whether the peer of a connection is a trusted proxy, whose headers may be used */
export type IsTrustedPeer = (request: IncomingMessage) => boolean

/** @param trustedProxies IP addresses or networks of TRUST_PROXY */
export function createPeerCheck(trustedProxies: string[]): IsTrustedPeer {
  if (trustedProxies.length === 0) return () => false
  const isTrusted = proxyAddr.compile(trustedProxies)
  return ({ socket }) => socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0)
}

/** @returns a function that takes a valid `X-Request-Id` of a trusted proxy as the request's id, and else creates a UUID */
export const createRequestIds =
  (isTrustedPeer: IsTrustedPeer) =>
  (request: IncomingMessage): string => {
    const id = request.headers['x-request-id']
    return typeof id === 'string' && REQUEST_ID.test(id) && isTrustedPeer(request) ? id : randomUUID()
  }
