import type { Couple } from './server.ts'

/** A wedding with a hall, as the API has created it. */
export interface PlannedWedding {
  id: string
  /** The event of the kind `wedding`. */
  eventId: string
  /** Its hall. */
  hallId: string
  /** The path of the wedding, for calls of its operations. */
  path: string
}

/** An event as the API responds. */
interface EventBody {
  id: string
  kind: string
  date?: string
  time?: string
  place?: string
  address?: string
  area?: string
  translation?: { place: string; address?: string; area?: string }
  movedAt?: string
  version: number
  halls: { id: string; name: string }[]
}

/** @returns the events of a wedding of the couple, in their order */
export const listEvents = async (couple: Pick<Couple, 'call'>, weddingId: string): Promise<EventBody[]> =>
  (await couple.call('GET', `weddings/${weddingId}/events`)).body.items

/** Creates a wedding. @param changes to its details */
export async function createWedding(
  couple: Pick<Couple, 'call'>,
  changes: Record<string, unknown> = {},
): Promise<PlannedWedding> {
  const body = { title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo', ...changes }
  const response = await couple.call('POST', 'weddings', { body })
  if (response.status !== 201) throw new Error(`createWedding responded ${response.status}: ${response.text}`)
  return findPlannedWedding(couple, response.body.id)
}

/** @returns a wedding of the couple with the first hall of its wedding event */
export async function findPlannedWedding(couple: Pick<Couple, 'call'>, id: string): Promise<PlannedWedding> {
  const path = `weddings/${id}`
  const event = (await listEvents(couple, id)).find(({ kind }) => kind === 'wedding')!
  return { id, eventId: event.id, hallId: event.halls[0]!.id, path }
}

/** Adds a household with seats in the hall of the wedding. @returns it as the API responds */
export async function addHousehold(
  couple: Pick<Couple, 'call'>,
  { path, hallId }: PlannedWedding,
  changes: Record<string, unknown> = {},
) {
  const body = { name: 'منى عادل', side: 'bride', seats: [{ hallId, allowed: 3 }], ...changes }
  const response = await couple.call('POST', `${path}/households`, { body })
  if (response.status !== 201) throw new Error(`createHousehold responded ${response.status}: ${response.text}`)
  return response.body
}

/** @returns a page of the guest list, as the API responds; at most 1000 households. @param filters filter and sort it */
export const listHouseholds = async (
  couple: Pick<Couple, 'call'>,
  { path }: PlannedWedding,
  filters: Record<string, string> = {},
) => (await couple.call('GET', `${path}/households?${new URLSearchParams({ limit: '1000', ...filters })}`)).body
