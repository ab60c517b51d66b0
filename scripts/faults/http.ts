import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** An answer that takes longer counts as none. */
const TIMEOUT_MS = 20_000

export interface Call {
  method?: string
  headers?: Record<string, string>
  token?: string
  /** Sent as JSON. */
  json?: object
  body?: Buffer
}

export interface Answer {
  /** 0 when the connection failed or no answer came in time. */
  status: number
  text: string
  ms: number
}

/** Compressing costs the server memory and time. */
export const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** As many connections as there are requests under way. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Sends a request; never rejects. */
export function send(url: string, { method = 'GET', headers = {}, token, json, body }: Call = {}): Promise<Answer> {
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
    const finish = (status: number, text = '') => resolve({ status, text, ms: performance.now() - start })
    const outgoing = request(url, { agent, method, headers: all, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => void readText(answer).then(
      (text) => finish(answer.statusCode ?? 0, text),
      () => finish(0),
    ))
    outgoing.once('error', () => finish(0))
    outgoing.end(payload)
  })
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The page of a published invitation, as a guest's browser asks for it. */
export const guestPage = (url: string, slug: string): string => `${url}/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
/** The same invitation as data. */
export const invitationBySlug = (url: string, slug: string): string => `${url}/api/v1/invitations/slug/${encodeURIComponent(slug)}`

export interface Reads {
  /** The slowest answer, in ms. */
  slowest: number
  count: number
  /** Answers that were not 200. */
  failed: number
}

/**
 * Reads addresses one after the other, as a guest does while a fault lasts.
 * @param nextUrl the address of each read
 * @returns a function that ends this, and returns what was measured
 */
export function readRepeatedly(nextUrl: () => string, everyMs = 100): () => Promise<Reads> {
  const reads: Reads = { slowest: 0, count: 0, failed: 0 }
  const stopped = new AbortController()
  async function loop(): Promise<Reads> {
    while (!stopped.signal.aborted) {
      const { status, ms } = await send(nextUrl(), { headers: AS_BROWSER })
      reads.slowest = Math.max(reads.slowest, Math.round(ms))
      reads.count += 1
      if (status !== 200) reads.failed += 1
      await delay(everyMs)
    }
    return reads
  }
  const ended = loop()
  return () => {
    stopped.abort()
    return ended
  }
}
