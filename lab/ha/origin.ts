import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { invitationPath } from '../../shared/routes.ts'

/** Lifetimes of the page of this origin, short enough to wait for. */
export const FRESH_S = 2
export const STALE_S = 4
const PAGE = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=600`

/** The slug of the only page that may be stored. */
export const STORED_SLUG = 'zaffa'

/** A server in the place of ours, which counts what a cache asks for. */
export interface Origin {
  port: number
  /** Requests since the last call, of guest pages or of other addresses. */
  takeCount: () => number
  /** @returns the X-Forwarded-For header of the last request */
  getForwardedFor: () => string | undefined
  /** How long it takes to respond, in ms. */
  setDelay: (ms: number) => void
  close: () => Promise<void>
}

export async function startOrigin(): Promise<Origin> {
  let count = 0
  let delayMs = 0
  let forwardedFor: string | undefined
  const server = createServer((request, response) => {
    if (request.url === '/health/live') {
      response.end('{}')
      return
    }
    count += 1
    forwardedFor = request.headers['x-forwarded-for']?.toString()
    const isPage = request.url?.startsWith(invitationPath(STORED_SLUG)) === true
    void delay(delayMs).then(() =>
      response
        .writeHead(200, {
          'cache-control': isPage ? PAGE : 'private, no-store',
          'content-type': 'text/html',
          vary: 'Accept-Encoding',
        })
        .end('page'),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    takeCount: () => {
      const taken = count
      count = 0
      return taken
    },
    getForwardedFor: () => forwardedFor,
    setDelay: (ms) => void (delayMs = ms),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
