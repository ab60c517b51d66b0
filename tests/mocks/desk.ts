import { http, HttpResponse } from 'msw'
import type { Household, HouseholdStatus, MessageTemplate, Send, SendInput } from '@/api/weddings'
import { weddingId } from '../fixtures/wedding'
import { api } from './api'
import { createGuestApi } from './guests'
import { listInvitations, refuse } from './wedding'

const path = `/weddings/${weddingId}`

/** An API that stores the messages of one wedding besides its guest list. Tests change `state` to act as another device. */
export function createDeskApi(households: Household[], { slugs = ['omar-laila'] } = {}) {
  const guests = createGuestApi(...households)
  const state = Object.assign(guests.state, { sends: [] as Send[], templates: [] as MessageTemplate[], revision: 1 })

  /** Records a message, with the time of the clock. */
  const addSend = ({ id = crypto.randomUUID(), householdId, kind, result }: SendInput): void => {
    if (state.sends.some((send) => send.id === id)) return
    state.revision += 1
    state.sends = [{ id, householdId, kind, result, createdAt: new Date().toISOString() }, ...state.sends]
  }
  const buildStatus = (householdId: string): HouseholdStatus => ({
    householdId,
    revision: state.revision,
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
        items: [...new Set(state.sends.map((send) => send.householdId))].map(buildStatus),
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
  return { state, addSend, handlers }
}
