import { once } from 'node:events'
import autocannon from 'autocannon'
import type { Instance, Result } from 'autocannon'

/** Duration of each measurement and of the warm-up before it, in s. */
const ROUND_S = 6
const WARM_UP_S = 2

export interface LoadTest {
  url: string
  method?: 'GET' | 'POST'
  /** Sent in rotation, because each couple may publish only a limited number of invitations. */
  requests?: { headers?: Record<string, string>; body?: object }[]
  connections: number
  seconds?: number
}

/** The responses with one status. */
export interface ResponseStats {
  perSecond: number
  /** In ms. */
  median: number
  p99: number
  max: number
}
export interface Report {
  /** Without the first response on each connection. */
  byStatus: Map<number, ResponseStats>
  /** Longest wait for the first response on a connection, in ms: it includes the time until the server accepts the connection. */
  firstMax: number
  errors: number
}

/** @returns the value below which a share (0 to 1) of the sorted values lies */
export const getPercentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * Sends requests as fast as responses arrive, on a number of connections.
 * @returns the responses by status
 */
async function measureRound({
  url,
  method = 'GET',
  requests = [{}],
  connections,
  seconds = ROUND_S,
}: LoadTest): Promise<Report> {
  const times = new Map<number, number[]>()
  const seenClients = new WeakSet<object>()
  let firstMax = 0
  let next = 0
  const options = {
    url,
    method,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          const { headers, body } = requests[next++ % requests.length]!
          const json = body === undefined ? undefined : JSON.stringify(body)
          return {
            ...request,
            headers: { ...request.headers, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
            body: json,
          }
        },
      },
    ],
  }
  // With a callback, autocannon returns an event emitter.
  const run: Instance = autocannon(options, () => undefined)
  run.on('response', (client, status, _bytes, ms) => {
    if (!seenClients.has(client)) {
      seenClients.add(client)
      firstMax = Math.max(firstMax, ms)
      return
    }
    const known = times.get(status)
    if (known) known.push(ms)
    else times.set(status, [ms])
  })
  const [{ errors, duration }] = (await once(run, 'done')) as [Result]
  const byStatus = new Map<number, ResponseStats>()
  for (const [status, all] of times) {
    const sorted = all.toSorted((a, b) => a - b)
    byStatus.set(status, {
      perSecond: all.length / duration,
      median: getPercentile(sorted, 0.5),
      p99: getPercentile(sorted, 0.99),
      max: sorted.at(-1) ?? 0,
    })
  }
  return { byStatus, firstMax, errors }
}

/** Measures after a warm-up. */
export async function runLoadTest(test: LoadTest): Promise<Report> {
  await measureRound({ ...test, seconds: WARM_UP_S })
  return measureRound(test)
}
