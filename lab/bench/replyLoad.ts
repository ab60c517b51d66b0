import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { REPLY_RETRY_MS } from '../../shared/limits.ts'

/** A reply that the server does not accept for this long fails the benchmark, in ms. */
const GIVE_UP_MS = 60_000
const PARALLEL = 20

/** A household as the API lists it, as far as replies need it. */
export interface RepliedHousehold {
  id: string
  linkToken: string
  seats: { hallId: string; allowed: number }[]
}

/** A reply that the server has acknowledged. */
export interface Acknowledged {
  householdId: string
  replyId: string
  /** From sending the request that was acknowledged to its response, in ms. */
  ms: number
  /** How often it was sent before. */
  retries: number
}

/** @returns the id that the server has acknowledged; null when the server is down or does not accept the reply now */
async function sendOnce(url: string, { linkToken }: RepliedHousehold, body: string): Promise<string | null> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(`${url}/api/v1/links/${linkToken}/replies`, options).catch(() => null)
  if (!response || response.status >= 500) {
    await response?.body?.cancel().catch(() => undefined)
    return null
  }
  const text = await response.text().catch(() => null)
  if (text === null) return null
  if (!response.ok) throw new Error(`sendReply responded ${response.status}: ${text}`)
  return (JSON.parse(text) as { id: string }).id
}

/**
 * Sends a reply until the server acknowledges it, again under the same id: at the interval of the guests' page, which each page counts from
 * its own start.
 * @param nth varies the number of guests
 */
export async function sendUntilAcknowledged(
  url: string,
  household: RepliedHousehold,
  nth: number,
): Promise<Acknowledged> {
  const [{ hallId, allowed }] = household.seats as [RepliedHousehold['seats'][number]]
  const seats = [{ hallId, coming: 1 + (nth % allowed), children: nth % 2 }]
  const body = JSON.stringify({ id: randomUUID(), seats, message: `ألف مبروك ${nth}` })
  const limit = performance.now() + GIVE_UP_MS
  for (let retries = 0; performance.now() < limit; retries += 1) {
    const since = performance.now()
    const replyId = await sendOnce(url, household, body)
    if (replyId !== null) return { householdId: household.id, replyId, ms: performance.now() - since, retries }
    await pause(retries === 0 ? Math.random() * REPLY_RETRY_MS : REPLY_RETRY_MS)
  }
  throw new Error('a reply was not acknowledged in time')
}

/** Sends replies at a steady rate, whether or not earlier ones have been acknowledged, to one household after another. */
export async function sendSteadily(
  url: string,
  households: RepliedHousehold[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Acknowledged[]> {
  const start = performance.now()
  const replies: Promise<Acknowledged>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    await pause(Math.max(0, start + (nth * 1000) / perSecond - performance.now()))
    replies.push(sendUntilAcknowledged(url, households[nth % households.length]!, nth))
  }
  return Promise.all(replies)
}

/** Sends a request for each household, some in parallel. @param send also gets the household's place in the list */
export async function sendForEach(
  households: RepliedHousehold[],
  send: (household: RepliedHousehold, nth: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < households.length; first += PARALLEL)
    await Promise.all(households.slice(first, first + PARALLEL).map((each, nth) => send(each, first + nth)))
}
