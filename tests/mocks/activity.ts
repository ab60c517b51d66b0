import { http, HttpResponse } from 'msw'
import type { Change, ChangePage, ChangeUndo, Event, Household, Member, SeenChanges, Wedding } from '@/api/weddings'
import { createWeddingDay, sampleMember, sampleWedding, weddingId } from '../fixtures/wedding'
import { api } from './api'
import { menHall, womenHall } from './guests'
import { refuse } from './wedding'

const path = `/weddings/${weddingId}`
const PAGE_SIZE = 50

/** The groom's mother. */
export const hoda: Member = {
  ...sampleMember,
  id: 'hoda',
  role: 'sideManager',
  side: 'groom',
  label: "groom's mother",
  name: 'Hoda',
  isSelf: false,
}

/** @returns a change of the groom's mother, which can be undone */
export const createChange = (number: number, changes: Partial<Change> = {}): Change => ({
  number,
  createdAt: '2026-11-21T10:00:00.000Z',
  member: { id: 'hoda', label: "groom's mother", name: 'Hoda' },
  isOwn: false,
  kind: 'householdEdited',
  count: 1,
  names: ['Haj Ahmed'],
  householdId: `family-${number}`,
  before: { seats: [{ hallId: menHall.id, allowed: 6 }] },
  after: { seats: [{ hallId: menHall.id, allowed: 4 }] },
  canUndo: true,
  ...changes,
})

interface ActivityState {
  weddings: Wedding[]
  members: Member[]
  events: Event[]
  /** Newest first. */
  changes: Change[]
  seen: number
  /** What the household of a change was changed to since, by the number of the change. */
  current: Record<number, Household>
}

/** An API that stores what the members of one wedding have changed. Tests change `state` to act as another member. */
export function createActivityApi(initial: Partial<ActivityState> = {}) {
  const state: ActivityState = {
    weddings: [sampleWedding],
    members: [sampleMember, hoda],
    events: [createWeddingDay({ id: menHall.eventId, halls: [menHall, womenHall] })],
    changes: [],
    seen: 0,
    current: {},
    ...initial,
  }
  const listPage = (query: URLSearchParams): ChangePage => {
    const [memberId, topic] = [query.get('memberId'), query.get('topic')]
    const before = Number(query.get('before') ?? Infinity)
    const found = state.changes.filter(
      ({ number, member, kind }) =>
        number < before &&
        (memberId === null || member?.id === memberId) &&
        (topic === null || kind.startsWith({ households: 'household', replies: 'reply' }[topic] ?? 'member')),
    )
    const items = found.slice(0, PAGE_SIZE)
    const more = found.length > PAGE_SIZE ? { nextBefore: items.at(-1)!.number } : {}
    return { items, ...more, latest: state.changes[0]?.number ?? 0, seen: state.seen }
  }
  /** Undoes a change as the account itself does. */
  const undo = (change: Change) => {
    const number = state.changes[0]!.number + 1
    const undone = { ...change, canUndo: false, undoneBy: number }
    const entry = createChange(number, { ...change, number, isOwn: true, undoes: change.number })
    state.changes = [entry, ...state.changes.map((one) => (one.number === change.number ? undone : one))]
  }
  const handlers = [
    http.get(api('/weddings'), () => HttpResponse.json({ items: state.weddings })),
    http.get(api(`${path}/events`), () => HttpResponse.json({ items: state.events })),
    http.get(api(`${path}/members`), () => HttpResponse.json({ items: state.members })),
    http.get(api(`${path}/changes`), ({ request }) => HttpResponse.json(listPage(new URL(request.url).searchParams))),
    http.put<never, SeenChanges>(api(`${path}/changes/seen`), async ({ request }) => {
      state.seen = (await request.json()).number
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<{ number: string }, ChangeUndo>(api(`${path}/changes/:number/undo`), async ({ params, request }) => {
      const change = state.changes.find(({ number }) => number === Number(params.number))
      if (!change) return refuse(404, 'not_found')
      if (!change.canUndo) return refuse(409, 'too_late')
      const current = state.current[change.number]
      if (current && current.version !== (await request.json()).version)
        return refuse(409, 'version_conflict', { current })
      undo(change)
      return HttpResponse.json({ changed: 1, kept: 0 })
    }),
  ]
  return { state, handlers, undo }
}
