import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { invitation } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { getInvitationUrl, send } from '../lib/http.ts'
import type { Call, TimedResponse } from '../lib/http.ts'

const THINK_MS = 30
/** One couple may publish at most 50 invitations. */
const INVITATIONS = 40
/** Turns of a client until it signs in again: an account has at most 30 sessions, and the next one would end that of its token. */
const TURNS_PER_SIGN_IN = 40

/** A write that a server has acknowledged, and how to find it. */
interface Write {
  token: string
  /** Path of the API below /api/v1. */
  path: string
  /** The response at the path contains this. */
  content: string
}

interface PublishedInvitation {
  id: string
  slug: string
  version: number
  weddingId: string
}

/** Couples that work on servers of one database. */
export interface Load {
  /** The servers that get requests from now on, as a proxy would choose them. */
  urls: string[]
  requests: number
  /** Requests that were not answered as expected: method, path and status. */
  failures: string[]
  slowestMs: number
  /** Reads of a server right after another has acknowledged the write. */
  crossReads: number
  writes: Write[]
  /** The last acknowledged edit of each invitation, by its path. Other processes may serve the version before for a moment. */
  edits: Map<string, Write>
  stop: () => Promise<void>
}

/** Starts clients that write on one server and read from the next. */
export function startLoad(urls: string[], couples: BenchCouple[]): Load {
  const over = new AbortController()
  const load: Load = {
    urls,
    requests: 0,
    failures: [],
    slowestMs: 0,
    crossReads: 0,
    writes: [],
    edits: new Map(),
    stop: async () => undefined,
  }
  const clients = couples.map((couple, index) => runClient(load, couple, index, over.signal))
  load.stop = async () => {
    over.abort()
    await Promise.all(clients)
  }
  return load
}

const getUrl = ({ urls }: Load, nth: number): string => urls[nth % urls.length]!

/** Sends a request. @returns the response, or null when it failed */
async function request(load: Load, url: string, status: number, call: Call = {}): Promise<TimedResponse | null> {
  const response = await send(url, call)
  load.requests += 1
  load.slowestMs = Math.max(load.slowestMs, Math.round(response.ms))
  if (response.status === status) return response
  load.failures.push(
    `${call.method ?? 'GET'} ${url.replace(/(slug|user|weddings)\/[^/]+/, '$1/…')} responded ${response.status} ${response.text.slice(0, 200)}`,
  )
  return null
}

/** Reads a write from a server. @returns whether it is there */
export async function hasWrite(load: Load, url: string, { token, path, content }: Write): Promise<boolean> {
  const response = await request(load, `${url}/api/v1/${path}`, 200, { token })
  return response?.text.includes(content) ?? false
}

async function runClient(load: Load, couple: BenchCouple, index: number, signal: AbortSignal): Promise<void> {
  const published: PublishedInvitation[] = []
  for (let nth = index; !signal.aborted; nth += 1) {
    // Each kind of write goes to each server in turn.
    const turn = nth + Math.floor(nth / 4)
    const [writer, reader] = [getUrl(load, turn), getUrl(load, turn + 1)]
    const writes = await writeOnce(load, writer, couple, published, nth)
    load.writes.push(...writes)
    for (const write of writes) {
      if (writer !== reader) load.crossReads += 1
      if (!(await hasWrite(load, reader, write)))
        load.failures.push(`${reader} does not have a write of ${writer}: ${write.path}`)
    }
    const latest = published.at(-1)
    if (latest) await request(load, getInvitationUrl(reader, latest.slug), 200)
    await request(load, `${reader}/health/ready`, 200)
    await delay(THINK_MS)
  }
}

/** Publishes, edits, adds a household or signs in, in turn. @returns the acknowledged writes */
async function writeOnce(
  load: Load,
  url: string,
  { token, email, password }: BenchCouple,
  published: PublishedInvitation[],
  nth: number,
): Promise<Write[]> {
  const api = `${url}/api/v1`
  const latest = published.at(-1)
  if (!latest || (nth % 4 === 0 && published.length < INVITATIONS)) {
    const weddinghole = `قاعة ${randomUUID()}`
    const response = await request(load, `${api}/invitations`, 201, {
      method: 'POST',
      token,
      json: { ...invitation, weddinghole },
    })
    if (!response) return []
    const added = JSON.parse(response.text) as PublishedInvitation
    published.push(added)
    return [{ token, path: `weddings/${added.weddingId}`, content: added.weddingId }]
  }
  if (nth % 4 === 1) {
    const weddinghole = `قاعة ${randomUUID()}`
    const json = { ...invitation, weddinghole, version: latest.version }
    const response = await request(load, `${api}/invitations/${latest.id}`, 200, { method: 'PUT', token, json })
    if (response) {
      latest.version = (JSON.parse(response.text) as PublishedInvitation).version
      const edited = `invitations/slug/${encodeURIComponent(latest.slug)}`
      load.edits.set(edited, { token, path: edited, content: weddinghole })
    }
    return []
  }
  if (nth % TURNS_PER_SIGN_IN === 2) {
    const json = { email, password }
    await request(load, `${api}/identity/login`, 200, { method: 'POST', json })
    return []
  }
  const id = randomUUID()
  // A list is read by pages: the name finds the household on a long one.
  const name = `Family ${id.replaceAll('-', '')}`
  const json = { id, name, side: 'both' }
  const path = `weddings/${latest.weddingId}/households`
  const response = await request(load, `${api}/${path}`, 201, { method: 'POST', token, json })
  return response ? [{ token, path: `${path}?q=${encodeURIComponent(name)}`, content: id }] : []
}
