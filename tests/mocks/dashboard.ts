import { http, HttpResponse } from 'msw'
import type { Invitation } from '@/api'
import type { Event, GuestSummary, Wedding, WeddingInput, WeddingUpdate } from '@/api/weddings'
import { createWeddingDay, sampleMember, sampleWedding } from '../fixtures/wedding'
import { api } from './api'
import { createRepliesApi } from './replies'
import { plansHandler, refuse } from './wedding'

/** The counts of a guest list without families. */
export const noFamilies: GuestSummary = {
  households: 0,
  guests: 0,
  withoutPhone: 0,
  withoutSeats: 0,
  inBin: 0,
  halls: [],
  sides: [],
  tags: [],
  replies: { coming: 0, notComing: 0, silent: 0, guests: 0 },
}

interface AccountState {
  weddings: Wedding[]
  invitations: Invitation[]
  /** The same for every wedding, as the counts are. */
  events: Event[]
  summary: GuestSummary
}

/** An API that stores what the dashboard of an account shows. Tests change `state` to act as another tab. */
export function createDashboardApi(initial: Partial<AccountState> = {}) {
  const state: AccountState = {
    weddings: [sampleWedding],
    invitations: [],
    events: [createWeddingDay()],
    summary: noFamilies,
    ...initial,
  }
  const handlers = [
    ...createRepliesApi().handlers,
    http.get(api('/users/profile'), () =>
      HttpResponse.json({ id: 'u', email: 'a@b', firstName: 'Laila', version: 1, createdAt: '', updatedAt: '' }),
    ),
    http.get(api('/users/wishlist'), () => HttpResponse.json({ itemIds: [] })),
    http.get(api('/invitations/user/*'), () => HttpResponse.json({ items: state.invitations })),
    http.delete(api('/invitations/:id'), ({ params }) => {
      state.invitations = state.invitations.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(api('/weddings'), () => HttpResponse.json({ items: state.weddings })),
    http.post<never, WeddingInput>(api('/weddings'), async ({ request }) => {
      const created: Wedding = { ...sampleWedding, ...((await request.json()) as Required<WeddingInput>) }
      state.weddings = [...state.weddings, created]
      return HttpResponse.json(created, { status: 201 })
    }),
    http.put<{ id: string }, WeddingUpdate>(api('/weddings/:id'), async ({ params, request }) => {
      const { version, ...details } = await request.json()
      const before = state.weddings.find(({ id }) => id === params.id)
      if (!before) return refuse(404, 'not_found')
      if (before.version !== version) return refuse(409, 'version_conflict', { current: before })
      const saved = { ...before, ...details, version: version + 1 }
      state.weddings = state.weddings.map((one) => (one.id === saved.id ? saved : one))
      return HttpResponse.json(saved)
    }),
    http.delete(api('/weddings/:id'), ({ params }) => {
      state.weddings = state.weddings.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(api('/weddings/:id/events'), () => HttpResponse.json({ items: state.events })),
    plansHandler,
    http.get(api('/weddings/:id/members'), () => HttpResponse.json({ items: [sampleMember] })),
    http.get(api('/weddings/:id/households'), () => HttpResponse.json({ items: [], total: 0 })),
    http.get(api('/weddings/:id/summary'), () => HttpResponse.json(state.summary)),
  ]
  return { state, handlers }
}
