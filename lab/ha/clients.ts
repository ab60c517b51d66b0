import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { invitation } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { getGuestPageUrl, send } from '../lib/http.ts'
import type { TimedResponse } from '../lib/http.ts'

/** Pause between the requests of a client. */
const THINK_MS = 300
/** Shorter than Retry-After, so that the time until writes are accepted again is measured exactly. */
const RETRY_MS = 100

/** What clients saw. */
export interface Record {
  /** Slugs of acknowledged invitations. */
  acknowledged: string[]
  /** Send times of acknowledged writes, in ms of `performance.now()`, ascending by response. */
  sentAt: number[]
  statuses: Map<string, number>
}

export const createRecord = (): Record => ({ acknowledged: [], sentAt: [], statuses: new Map() })

/** @returns the status; 503 without Retry-After is another one */
const nameStatus = ({ status, headers }: TimedResponse): string =>
  status === 503 && headers['retry-after'] === undefined ? '503 without Retry-After' : String(status)

/** Publishes invitations, each with an idempotency key until it is acknowledged, and opens the page of each once. */
export async function publishRepeatedly(
  url: string,
  couples: BenchCouple[],
  record: Record,
  signal: AbortSignal,
): Promise<void> {
  const count = (response: TimedResponse) => {
    const name = nameStatus(response)
    record.statuses.set(name, (record.statuses.get(name) ?? 0) + 1)
  }
  let couple = couples.pop()
  let key = randomUUID()
  while (!signal.aborted && couple) {
    const sentAt = performance.now()
    const response = await send(`${url}/api/v1/invitations`, {
      method: 'POST',
      token: couple.token,
      json: invitation,
      headers: { 'idempotency-key': key },
    })
    count(response)
    if (response.status === 201) {
      const { slug } = JSON.parse(response.text) as { slug: string }
      record.acknowledged.push(slug)
      record.sentAt.push(sentAt)
      count(await send(getGuestPageUrl(url, slug)))
    }
    // The couple has reached its limit.
    if (response.status === 409) couple = couples.pop()
    if (response.status !== 503) key = randomUUID()
    await delay(response.status === 503 ? RETRY_MS : THINK_MS)
  }
}

/** @returns the longest time since `from` without an acknowledged write, in ms */
export function findLongestGap({ sentAt }: Record, from: number): number {
  const times = [from, ...sentAt.filter((time) => time > from).toSorted((a, b) => a - b)]
  return Math.round(Math.max(...times.slice(1).map((time, index) => time - times[index]!)))
}
