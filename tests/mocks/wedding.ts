import { http, HttpResponse } from 'msw'
import type {
  Event,
  EventInput,
  EventOrder,
  EventUpdate,
  HallDetails,
  HallInput,
  HallUpdate,
  PlanChange,
  Plans,
} from '@/api/weddings'
import { createPublishedInvitation } from '../fixtures/invitation'
import { sampleWedding, weddingId } from '../fixtures/wedding'
import { api } from './api'

const path = `/weddings/${weddingId}`

/** @returns the response of the API for an error code */
export const refuse = (status: number, code: string, more: object = {}) =>
  HttpResponse.json({ code, message: `refused: ${code}`, requestId: 'r', ...more }, { status })

/** Nobody has been told of the plans of any wedding, and nothing can be undone. */
export const plansHandler = http.get(api('/weddings/:id/plans'), () => HttpResponse.json({ informed: [] }))

/** Requests for the account and its invitations. */
export const listInvitations = (...slugs: string[]) => [
  http.get(api('/users/profile'), () => HttpResponse.json({ id: 'u', email: 'a@example.com', version: 1 })),
  http.get(api('/invitations/user/*'), () =>
    HttpResponse.json({ items: slugs.map((slug) => createPublishedInvitation(slug)) }),
  ),
]

/** Without a name of its own, a hall is called as the place of its event. */
const toHall = (event: Event, details: HallDetails) => ({
  ...details,
  eventId: event.id,
  name: details.name ?? event.place ?? 'The hall',
  hasPlaceName: details.name === undefined,
})

/** An API that stores the events and halls of one wedding. Tests change `state.events` to act as another tab. */
export function createWeddingApi(...initial: Event[]) {
  const state = {
    events: initial,
    plans: { informed: [], answered: 0 } as Plans,
    /** Of the latest change of plans. */
    replies: undefined as PlanChange['replies'],
  }
  const replace = (id: string, change: (event: Event) => Event) => {
    state.events = state.events.map((event) => (event.id === id ? change(event) : event))
  }
  const findHallEvent = (hallId: unknown) => state.events.find(({ halls }) => halls.some(({ id }) => id === hallId))

  const saveEvent = (event: Event | undefined, { version, ...details }: EventUpdate) => {
    if (!event) return refuse(404, 'not_found')
    if (event.version !== version) return refuse(409, 'version_conflict', { current: event })
    const { id, kind, halls } = event
    const saved: Event = { id, kind, halls, version: version + 1, ...details }
    replace(id, () => saved)
    return HttpResponse.json(saved)
  }

  const handlers = [
    http.get(api('/weddings'), () => HttpResponse.json({ items: [sampleWedding] })),
    http.get(api(`${path}/events`), () => HttpResponse.json({ items: state.events })),
    http.put<never, EventOrder>(api(`${path}/events`), async ({ request }) => {
      const { ids } = await request.json()
      state.events = ids.map((id) => state.events.find((event) => event.id === id)!)
      return HttpResponse.json({ items: state.events })
    }),
    http.post<never, EventInput>(api(`${path}/events`), async ({ request }) => {
      const created = { ...(await request.json()), version: 1, halls: [] } as unknown as Event
      state.events = [...state.events, created]
      return HttpResponse.json(created, { status: 201 })
    }),
    http.put<{ id: string }, EventUpdate>(api(`${path}/events/:id`), async ({ params, request }) => {
      const body = await request.json()
      return saveEvent(
        state.events.find(({ id }) => id === params.id),
        body,
      )
    }),
    http.get(api(`${path}/plans`), () => HttpResponse.json(state.plans)),
    http.put<never, PlanChange>(api(`${path}/plans`), async ({ request }) => {
      const { events, replies } = await request.json()
      const isStale = events.some(
        (wanted) => state.events.find(({ id }) => id === wanted.id)?.version !== wanted.version,
      )
      if (isStale) return refuse(409, 'version_conflict', { current: { items: state.events } })
      for (const { id, version, status, ...details } of events)
        replace(id, (event) =>
          status
            ? { ...event, status, version: version + 1 }
            : { id, kind: event.kind, halls: event.halls, version: version + 1, ...details },
        )
      state.replies = replies
      state.plans = { ...state.plans, undoUntil: '2026-11-22T10:00:00.000Z' }
      return HttpResponse.json(state.plans)
    }),
    http.post(api(`${path}/plans/undo`), () => {
      state.events = initial
      state.plans = { informed: state.plans.informed, answered: state.plans.answered }
      return HttpResponse.json(state.plans)
    }),
    http.delete(api(`${path}/events/:id`), ({ params }) => {
      state.events = state.events.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<never, HallInput>(api(`${path}/halls`), async ({ request }) => {
      const { eventId, id = 'new', ...details } = await request.json()
      const hall = {
        ...toHall(
          state.events.find((event) => event.id === eventId)!,
          details,
        ),
        id,
        version: 1,
      }
      replace(hall.eventId, (event) => ({ ...event, halls: [...event.halls, hall] }))
      return HttpResponse.json(hall, { status: 201 })
    }),
    http.put<{ id: string }, HallUpdate>(api(`${path}/halls/:id`), async ({ params: { id }, request }) => {
      const { version, ...details } = await request.json()
      const event = findHallEvent(id)
      if (!event) return refuse(404, 'not_found')
      const hall = { ...toHall(event, details), id, version: version + 1 }
      replace(event.id, ({ halls, ...rest }) => ({ ...rest, halls: halls.map((old) => (old.id === id ? hall : old)) }))
      return HttpResponse.json(hall)
    }),
    http.delete(api(`${path}/halls/:id`), ({ params: { id } }) => {
      const event = findHallEvent(id)
      if (event) replace(event.id, ({ halls, ...rest }) => ({ ...rest, halls: halls.filter((hall) => hall.id !== id) }))
      return new HttpResponse(null, { status: 204 })
    }),
  ]
  return { state, handlers }
}
