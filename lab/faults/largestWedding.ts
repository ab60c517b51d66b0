import { randomUUID } from 'node:crypto'
import { EVENTS_PER_WEDDING, HALLS_PER_WEDDING, SEATS_PER_WEDDING } from '../../server/config/limits.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../shared/limits.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { createRows, createWedding, timeCall } from '../lib/guestLists.ts'

interface Body {
  id: string
}
interface Household extends Body {
  linkToken: string
}

export interface LargestWedding {
  /** Of the wedding, for calls of its operations. */
  path: string
  hallId: string
  households: Household[]
}

/** Creates a wedding with as many halls, households and seats as it may have. */
export async function createLargestWedding(url: string, couple: BenchCouple): Promise<LargestWedding> {
  const { id, hallId } = await createWedding(url, couple)
  const path = `weddings/${id}`
  const halls = [hallId]
  const events: string[] = []
  for (let nth = 1; nth < EVENTS_PER_WEDDING; nth += 1) {
    const body = { kind: 'custom', title: `حفلة ${nth}` }
    events.push((await timeCall<Body>(url, couple, 'POST', `${path}/events`, body)).data.id)
  }
  for (let nth = 1; nth < HALLS_PER_WEDDING; nth += 1) {
    const body = { eventId: events[nth % events.length], name: `قاعة ${nth}`, audience: 'mixed' }
    halls.push((await timeCall<Body>(url, couple, 'POST', `${path}/halls`, body)).data.id)
  }
  const seatsEach = Math.floor(SEATS_PER_WEDDING / HOUSEHOLDS_PER_WEDDING)
  const seats = halls.slice(0, seatsEach).map((one) => ({ hallId: one, allowed: 3 }))
  const rows = createRows(hallId, HOUSEHOLDS_PER_WEDDING).map((row) => ({ ...row, seats }))
  await timeCall(url, couple, 'POST', `${path}/imports`, { id: randomUUID(), source: 'csv', rows })
  const households: Household[] = []
  for (let cursor = ''; households.length < HOUSEHOLDS_PER_WEDDING;) {
    const { data } = await timeCall<{ items: Household[]; nextCursor?: string }>(
      url,
      couple,
      'GET',
      `${path}/households?limit=1000${cursor}`,
    )
    households.push(...data.items)
    if (data.nextCursor === undefined) break
    cursor = `&cursor=${encodeURIComponent(data.nextCursor)}`
  }
  return { path, hallId, households }
}
