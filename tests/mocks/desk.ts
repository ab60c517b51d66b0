import { http, HttpResponse } from 'msw'
import type { Household, HouseholdStatus, MessageTemplate, Send, SendInput } from '@/api/weddings'
import { sampleMember, weddingId } from '../fixtures/wedding'
import { api } from './api'
import { createGuestApi } from './guests'
import { listInvitations, refuse } from './wedding'

const path = `/weddings/${weddingId}`

/** An API that stores the messages of one wedding besides its guest list. Tests change `state` to act as another device. */
export function createDeskApi(households: Household[], { slugs = ['omar-laila'] } = {}) {
  const guests = createGuestApi(...households)
  const desks: Record<string, NonNullable<HouseholdStatus['desk']>> = {}
  const state = Object.assign(guests.state, {
    sends: [] as Send[],
    templates: [] as MessageTemplate[],
    /** Who has a household open, by its id. */
    desks,
    revision: 1,
  })

  /** Records a message of a member, with the time of the clock. */
  const addSend = (input: SendInput, sentBy = sampleMember.id): void => {
    const { id = crypto.randomUUID(), householdId, kind, result } = input
    if (state.sends.some((send) => send.id === id)) return
    state.revision += 1
    state.sends = [{ id, householdId, kind, result, sentBy, createdAt: new Date().toISOString() }, ...state.sends]
    state.desks = Object.fromEntries(Object.entries(state.desks).filter(([openId]) => openId !== householdId))
  }
  /** As the server: one household for each member, and nothing changes while another member has it open. */
  const openOnDesk = (householdId: string, memberId = sampleMember.id): void => {
    const present = state.desks[householdId]
    if (present && present.memberId !== memberId && Date.parse(present.until) > Date.now()) return
    const others = Object.entries(state.desks).filter(([, desk]) => desk.memberId !== memberId)
    const until = new Date(Date.now() + 120_000).toISOString()
    state.desks = { ...Object.fromEntries(others), [householdId]: { memberId, until } }
    state.revision += 1
  }
  const buildStatus = (householdId: string): HouseholdStatus => ({
    householdId,
    revision: state.revision,
    ...(state.desks[householdId] ? { desk: state.desks[householdId] } : {}),
    sends: state.sends.filter(
      (send, index) =>
        send.householdId === householdId &&
        state.sends.findIndex((one) => one.householdId === householdId && one.kind === send.kind) === index,
    ),
  })
  const changeLink = (householdId: string, linkToken: string | undefined) => {
    const household = state.households.find(({ id }) => id === householdId)!
    const { linkToken: _old, ...rest } = household
    const saved = { ...rest, version: household.version + 1, ...(linkToken === undefined ? {} : { linkToken }) }
    state.households = state.households.map((one) => (one.id === householdId ? saved : one))
    return HttpResponse.json(saved)
  }

  const handlers = [
    ...listInvitations(...slugs),
    http.get(api(`${path}/reply-settings`), () =>
      HttpResponse.json({ asksChildren: false, takesRequests: false, sendsDigest: true, silentRate: 50, version: 1 }),
    ),
    http.get(api(`${path}/statuses`), () =>
      HttpResponse.json({
        items: [...new Set([...state.sends.map((send) => send.householdId), ...Object.keys(state.desks)])].map(
          buildStatus,
        ),
        revision: state.revision,
        unreadReplies: 0,
        pendingRequests: 0,
      }),
    ),
    http.post<never, SendInput>(api(`${path}/sends`), async ({ request }) => {
      const input = await request.json()
      addSend(input)
      return HttpResponse.json(buildStatus(input.householdId), { status: 201 })
    }),
    http.delete(api(`${path}/sends/:id`), ({ params }) => {
      const send = state.sends.find(({ id }) => id === params.id)
      if (!send) return refuse(404, 'not_found')
      state.sends = state.sends.filter((one) => one !== send)
      state.revision += 1
      return HttpResponse.json(buildStatus(send.householdId))
    }),
    http.put<{ id: string }>(api(`${path}/households/:id/desk`), ({ params }) => {
      openOnDesk(params.id)
      return HttpResponse.json(buildStatus(params.id))
    }),
    http.get(api(`${path}/message-templates`), () => HttpResponse.json({ items: state.templates })),
    http.put<never, MessageTemplate>(api(`${path}/message-templates`), async ({ request }) => {
      const { kind, language, side, text } = await request.json()
      const others = state.templates.filter(
        (one) => one.kind !== kind || one.language !== language || one.side !== side,
      )
      state.templates = text === undefined ? others : [...others, { kind, language, side, text }]
      return HttpResponse.json({ items: state.templates })
    }),
    http.post<{ id: string }>(api(`${path}/households/:id/link`), ({ params }) => changeLink(params.id, 'newtoken')),
    http.delete<{ id: string }>(api(`${path}/households/:id/link`), ({ params }) => changeLink(params.id, undefined)),
    // Last, because its statuses have no messages.
    ...guests.handlers,
  ]
  return { state, addSend, openOnDesk, handlers }
}
