import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** Request timeout. */
const TIMEOUT_MS = 20_000

export interface Call {
  method?: string
  headers?: Record<string, string>
  token?: string
  /** Sent as JSON. */
  json?: object
  body?: Buffer
}

export interface TimedResponse {
  /** 0 when the connection failed or the request timed out. */
  status: number
  text: string
  headers: IncomingHttpHeaders
  ms: number
}

/** With compression, which costs the server memory and time. */
export const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** One connection for each request in progress. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Sends a request; never rejects. */
export function send(
  url: string,
  { method = 'GET', headers = {}, token, json, body }: Call = {},
): Promise<TimedResponse> {
  const start = performance.now()
  const payload = json ? Buffer.from(JSON.stringify(json)) : body
  const all = {
    accept: 'text/html',
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(payload ? { 'content-length': String(payload.length) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...headers,
  }
  return new Promise((resolve) => {
    const respond = (status: number, content = '', received: IncomingHttpHeaders = {}) =>
      resolve({ status, text: content, headers: received, ms: performance.now() - start })
    const outgoing = request(
      url,
      { agent, method, headers: all, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (response) =>
        void text(response).then(
          (content) => respond(response.statusCode ?? 0, content, response.headers),
          () => respond(0),
        ),
    )
    outgoing.once('error', () => respond(0))
    outgoing.end(payload)
  })
}

/** @returns the address of the guest page of a published invitation */
export const getGuestPageUrl = (url: string, slug: string): string =>
  `${url}/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
/** @returns the address of the same invitation as JSON */
export const getInvitationUrl = (url: string, slug: string): string =>
  `${url}/api/v1/invitations/slug/${encodeURIComponent(slug)}`

export interface Reads {
  /** Of each response, in ms and in the order of the requests. */
  times: number[]
  /** The slowest response, in ms. */
  slowest: number
  count: number
  /** Responses with a status other than 200. */
  failed: number
}

/**
 * Sends requests one after the other, as a guest during a fault.
 * @param getNextUrl returns the address of each request
 * @param headers besides those of a browser
 * @returns a function that stops this and returns the measurements
 */
export function readRepeatedly(
  getNextUrl: () => string,
  everyMs = 100,
  headers: Record<string, string> = {},
): () => Promise<Reads> {
  const reads: Reads = { times: [], slowest: 0, count: 0, failed: 0 }
  const stopped = new AbortController()
  async function readUntilStopped(): Promise<Reads> {
    while (!stopped.signal.aborted) {
      const { status, ms } = await send(getNextUrl(), { headers: { ...AS_BROWSER, ...headers } })
      reads.times.push(ms)
      reads.slowest = Math.max(reads.slowest, Math.round(ms))
      reads.count += 1
      if (status !== 200) reads.failed += 1
      await delay(everyMs)
    }
    return reads
  }
  const ended = readUntilStopped()
  return () => {
    stopped.abort()
    return ended
  }
}
