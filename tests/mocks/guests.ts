import { http, HttpResponse } from 'msw'
import type { BulkEdit, Event, Household, HouseholdInput, HouseholdUpdate } from '@/api/weddings'
import { createHall, createWeddingDay, sampleMember, sampleWedding, weddingId } from '../fixtures/wedding'
import { api } from './api'
import { createRepliesApi } from './replies'
import { refuse } from './wedding'

const path = `/weddings/${weddingId}`
const NOW = '2026-11-21T10:00:00.000Z'

/** The men's and the women's hall of the wedding day. */
export const menHall = createHall('c5a0e7b2-93d4-4f1c-8e6a-0b7d2f5a9c61', { name: "Men's hall", capacity: 10 })
export const womenHall = createHall(menHall.eventId, {
  id: 'a1d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35',
  name: "Women's hall",
  audience: 'women',
})

/** @returns a household of the groom's side */
export const createHousehold = (changes: Partial<Household> = {}): Household => ({
  id: crypto.randomUUID(),
  name: 'Ahmed Samir',
  side: 'groom',
  tags: [],
  language: 'en',
  seats: [],
  persons: [],
  asksReply: true,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
})

/** As the server: the same content returns what is stored, other content is a conflict with it. */
const repeatCreation = (existing: Household, details: object) =>
  JSON.stringify({ ...existing, ...details }) === JSON.stringify(existing)
    ? HttpResponse.json(existing, { status: 201 })
    : refuse(409, 'already_exists', { current: existing })

/** A handler that stores the family of the next request and loses the response. */
export const createLostResponse = (state: { households: Household[] }) =>
  http.post<never, HouseholdInput>(
    api(`${path}/households`),
    async ({ request }) => {
      state.households = [...state.households, createHousehold(await request.json())]
      return HttpResponse.error()
    },
    { once: true },
  )

/** An API that stores the households of one wedding. Tests change `state` to begin with other data, or to act as another tab. */
export function createGuestApi(...households: Household[]) {
  const events: Event[] = [createWeddingDay({ id: menHall.eventId, halls: [menHall, womenHall] })]
  const state = { weddings: [sampleWedding], members: [sampleMember], households, bin: [] as Household[], events }

  function editSeveral({ ids, action, tag, side, hallId, allowed = 0 }: BulkEdit): Household[] {
    const isMeant = ({ id }: Household) => ids.includes(id)
    if (action === 'delete') {
      const deleted = state.households.filter(isMeant)
      state.households = state.households.filter((one) => !isMeant(one))
      state.bin = [...state.bin, ...deleted]
      return deleted
    }
    if (action === 'restore') {
      const restored = state.bin.filter(isMeant)
      state.bin = state.bin.filter((one) => !isMeant(one))
      state.households = [...state.households, ...restored]
      return restored
    }
    const change = (one: Household): Household => ({
      ...one,
      version: one.version + 1,
      ...(action === 'addTag' && tag ? { tags: [...one.tags, tag] } : {}),
      ...(action === 'setSide' && side ? { side } : {}),
      ...(action === 'setSeats' && hallId ? { seats: [{ hallId, allowed }] } : {}),
    })
    state.households = state.households.map((one) => (isMeant(one) ? change(one) : one))
    return state.households.filter(isMeant)
  }

  const handlers = [
    ...createRepliesApi().handlers,
    http.get(api('/weddings'), () => HttpResponse.json({ items: state.weddings })),
    http.get(api(`${path}/members`), () => HttpResponse.json({ items: state.members })),
    http.get(api(`${path}/events`), () => HttpResponse.json({ items: state.events })),
    http.get(api(`${path}/households`), ({ request }) => {
      const { searchParams } = new URL(request.url)
      const all = searchParams.get('deleted') === 'true' ? state.bin : state.households
      const start = Number(searchParams.get('cursor') ?? 0)
      const end = start + Number(searchParams.get('limit') ?? 100)
      const nextCursor = end < all.length ? String(end) : undefined
      return HttpResponse.json({ items: all.slice(start, end), total: all.length, nextCursor })
    }),
    http.post<never, HouseholdInput>(api(`${path}/households`), async ({ request }) => {
      const { id = '', ...details } = await request.json()
      const existing = state.households.find((one) => one.id === id)
      if (existing) return repeatCreation(existing, details)
      const created = createHousehold({ ...(details as Partial<Household>), id })
      state.households = [...state.households, created]
      return HttpResponse.json(created, { status: 201 })
    }),
    http.put<{ id: string }, HouseholdUpdate>(api(`${path}/households/:id`), async ({ params, request }) => {
      const { version, ...details } = await request.json()
      const before = state.households.find(({ id }) => id === params.id)
      if (!before) return refuse(404, 'not_found')
      if (before.version !== version) return refuse(409, 'version_conflict', { current: before })
      const saved = createHousehold({ ...(details as Partial<Household>), id: before.id, version: version + 1 })
      state.households = state.households.map((one) => (one.id === before.id ? saved : one))
      return HttpResponse.json(saved)
    }),
    http.delete<{ id: string }>(api(`${path}/households/:id`), ({ params: { id } }) => {
      editSeveral({ ids: [id], action: 'delete' })
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<never, BulkEdit>(api(`${path}/households/bulk`), async ({ request }) => {
      const changed = editSeveral(await request.json())
      return HttpResponse.json({ items: changed.map(({ id, version }) => ({ id, version })) })
    }),
  ]
  return { state, handlers }
}
