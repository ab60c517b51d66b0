import { randomUUID } from 'node:crypto'
import { HALLS_PER_EVENT, HALLS_PER_WEDDING, SEATS_PER_WEDDING } from '../../../server/config/limits.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import type { Couple } from './server.ts'
import { listEvents, listHouseholds } from './weddings.ts'
import type { PlannedWedding } from './weddings.ts'

/** Adds halls and households with seats to a wedding until it has as many as it may have. @returns the ids of its halls */
export async function fillWedding(couple: Pick<Couple, 'call'>, wedding: PlannedWedding): Promise<string[]> {
  const { path } = wedding
  const halls = (await listEvents(couple, wedding.id)).flatMap((event) => event.halls.map(({ id }) => id))
  while (halls.length < HALLS_PER_WEDDING) {
    const event = await couple.call('POST', `${path}/events`, { body: { kind: 'custom', title: 'حفلة' } })
    for (let nth = 0; nth < HALLS_PER_EVENT && halls.length < HALLS_PER_WEDDING; nth += 1) {
      const body = { eventId: event.body.id, name: `قاعة ${nth}`, audience: 'mixed' }
      halls.push((await couple.call('POST', `${path}/halls`, { body })).body.id)
    }
  }
  const { total } = await listHouseholds(couple, wedding, { limit: '1' })
  const seats = halls.slice(0, SEATS_PER_WEDDING / HOUSEHOLDS_PER_WEDDING).map((hallId) => ({ hallId, allowed: 2 }))
  const rows = Array.from({ length: HOUSEHOLDS_PER_WEDDING - total }, (_, nth) => ({ name: `منى ${nth}`, seats }))
  const response = await couple.call('POST', `${path}/imports`, { body: { id: randomUUID(), source: 'csv', rows } })
  if (response.status !== 201) throw new Error(`importHouseholds responded ${response.status}: ${response.text}`)
  return halls
}
