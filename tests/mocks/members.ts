import { http, HttpResponse } from 'msw'
import type {
  Member,
  MemberInvite,
  MemberInviteInput,
  MemberUpdate,
  NewMemberInvite,
  OfferedMembership,
  Wedding,
} from '@/api/weddings'
import { sampleMember, sampleWedding, weddingId } from '../fixtures/wedding'
import { api } from './api'
import { refuse } from './wedding'

const path = `/weddings/${weddingId}`
const noContent = () => new HttpResponse(null, { status: 204 })

interface MembersState {
  weddings: Wedding[]
  members: Member[]
  invites: MemberInvite[]
}

/** @returns the token that the API makes for the id of an invite */
export const getInviteToken = (id: string): string => `token-of-${id}`

/** An API that stores the members and invites of one wedding. Tests change `state` to act as the other one of the couple. */
export function createMembersApi(initial: Partial<MembersState> = {}) {
  const state: MembersState = { weddings: [sampleWedding], members: [sampleMember], invites: [], ...initial }
  const createInvite = ({ id = 'new', ...rights }: MemberInviteInput): NewMemberInvite => {
    const times = { createdAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-11-28T10:00:00.000Z' }
    if (!state.invites.some((one) => one.id === id)) state.invites = [{ id, ...rights, ...times }, ...state.invites]
    return { id, ...rights, ...times, token: getInviteToken(id) }
  }
  const handlers = [
    http.get(api('/weddings'), () => HttpResponse.json({ items: state.weddings })),
    http.get(api(`${path}/members`), () => HttpResponse.json({ items: state.members })),
    http.put<{ id: string }, MemberUpdate>(api(`${path}/members/:id`), async ({ params, request }) => {
      const { version, ...rights } = await request.json()
      const before = state.members.find(({ id }) => id === params.id)
      if (!before) return refuse(404, 'not_found')
      if (before.version !== version) return refuse(409, 'version_conflict', { current: before })
      const { role: _role, side: _side, label: _label, ...kept } = before
      const saved = { ...kept, ...rights, version: version + 1 }
      state.members = state.members.map((one) => (one.id === saved.id ? saved : one))
      return HttpResponse.json(saved)
    }),
    http.delete(api(`${path}/members/:id`), ({ params }) => {
      state.members = state.members.filter(({ id }) => id !== params.id)
      return noContent()
    }),
    http.delete(api(`${path}/membership`), () => {
      state.weddings = []
      return noContent()
    }),
    http.get(api(`${path}/member-invites`), () => HttpResponse.json({ items: state.invites })),
    http.post<never, MemberInviteInput>(api(`${path}/member-invites`), async ({ request }) =>
      HttpResponse.json(createInvite(await request.json()), { status: 201 }),
    ),
    http.delete(api(`${path}/member-invites/:id`), ({ params }) => {
      state.invites = state.invites.filter(({ id }) => id !== params.id)
      return noContent()
    }),
  ]
  return { state, handlers, createInvite }
}

/** An invite for the groom's mother. */
export const sampleOffer: OfferedMembership = {
  state: 'open',
  weddingTitle: 'Omar & Laila',
  weddingDate: '2027-06-18',
  role: 'sideManager',
  side: 'groom',
  label: 'The groom’s mother',
  invitedBy: 'Omar',
  expiresAt: '2026-11-28T10:00:00.000Z',
}
