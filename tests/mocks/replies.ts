import { http, HttpResponse } from 'msw'
import type {
  HouseholdHistory,
  HouseholdStatus,
  Reply,
  ReplyInput,
  ReplyRequest,
  ReplyRequestUpdate,
  ReplyRequestsUpdate,
  ReplySettings,
  ReplySettingsUpdate,
  SeenReplies,
  ViewSummary,
  WishUpdate,
} from '@/api/weddings'
import { api } from './api'
import { refuse } from './wedding'

const path = '/weddings/:weddingId'

/** @returns a reply of guests in which nobody comes */
export const createReply = (changes: Partial<Reply> = {}): Reply => ({
  id: crypto.randomUUID(),
  channel: 'link',
  seats: [],
  mayPublish: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
})

/** @returns the status of a household that has replied */
export const createStatus = (householdId: string, reply: Reply): HouseholdStatus => ({
  householdId,
  revision: 1,
  reply,
  sends: [],
})

const defaultSettings: ReplySettings = {
  asksChildren: true,
  takesRequests: true,
  sendsDigest: true,
  silentRate: 50,
  version: 1,
}

interface RepliesState {
  statuses: HouseholdStatus[]
  revision: number
  unreadReplies: number
  settings: ReplySettings
  requests: ReplyRequest[]
  views: ViewSummary
  /** Of every household. */
  history: HouseholdHistory
}

/**
 * An API that stores the replies of one wedding. Tests change `state` to begin with other data, or to act as a guest.
 * @param storeHousehold stores the household of a decision, and returns its id
 */
export function createRepliesApi(
  initial: Partial<RepliesState> = {},
  storeHousehold: (update: ReplyRequestUpdate) => string | undefined = ({ householdId }) => householdId,
) {
  const state: RepliesState = {
    statuses: [],
    revision: 1,
    unreadReplies: 0,
    settings: defaultSettings,
    requests: [],
    views: { sources: [] },
    history: { replies: [], sends: [], views: [] },
    ...initial,
  }
  const findStatus = (replyId: unknown) => state.statuses.find(({ reply }) => reply?.id === replyId)
  const store = (status: HouseholdStatus): HouseholdStatus => {
    state.revision += 1
    const stored = { ...status, revision: state.revision }
    state.statuses = [...state.statuses.filter(({ householdId }) => householdId !== status.householdId), stored]
    return stored
  }

  const handlers = [
    http.get(api(`${path}/statuses`), ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('after') ?? -1)
      const { revision, unreadReplies, requests } = state
      return HttpResponse.json({
        items: state.statuses.filter((status) => status.revision > after),
        revision,
        unreadReplies,
        pendingRequests: requests.filter((one) => one.state === 'pending').length,
      })
    }),
    http.put<never, SeenReplies>(api(`${path}/statuses/seen`), () => {
      state.unreadReplies = 0
      return new HttpResponse(null, { status: 204 })
    }),
    http.get(api(`${path}/reply-settings`), () => HttpResponse.json(state.settings)),
    http.put<never, ReplySettingsUpdate>(api(`${path}/reply-settings`), async ({ request }) => {
      const { version, ...details } = await request.json()
      if (version !== state.settings.version) return refuse(409, 'version_conflict', { current: state.settings })
      state.settings = { ...details, version: version + 1 }
      return HttpResponse.json(state.settings)
    }),
    http.get(api(`${path}/views`), () => HttpResponse.json(state.views)),
    http.get(api(`${path}/households/:id/history`), () => HttpResponse.json(state.history)),
    http.post<{ id: string }, ReplyInput>(api(`${path}/households/:id/replies`), async ({ params, request }) => {
      const reply = createReply({ ...(await request.json()), channel: 'host' })
      return HttpResponse.json(store(createStatus(params.id, reply)), { status: 201 })
    }),
    http.post<{ id: string }>(api(`${path}/replies/:id/undo`), ({ params }) => {
      const status = findStatus(params.id)
      if (!status) return refuse(404, 'not_found')
      const { reply: _undone, ...rest } = status
      return HttpResponse.json(store(rest))
    }),
    http.post<{ id: string }>(api(`${path}/replies/:id/restore`), ({ params }) => {
      const reply = state.history.replies.find(({ id }) => id === params.id)
      const status = state.statuses[0]
      return reply && status ? HttpResponse.json(store({ ...status, reply })) : refuse(404, 'not_found')
    }),
    http.put<{ id: string }, WishUpdate>(api(`${path}/replies/:id/wish`), async ({ params, request }) => {
      const status = findStatus(params.id)
      if (!status?.reply) return refuse(404, 'not_found')
      const { publishedAt: _before, ...reply } = status.reply
      const { published } = await request.json()
      return HttpResponse.json(
        store({ ...status, reply: { ...reply, ...(published ? { publishedAt: reply.createdAt } : {}) } }),
      )
    }),
    http.get(api(`${path}/requests`), () => HttpResponse.json({ items: state.requests })),
    http.put<{ id: string }, ReplyRequestUpdate>(api(`${path}/requests/:id`), async ({ params, request }) => {
      const update = await request.json()
      const before = state.requests.find(({ id }) => id === params.id)
      if (!before) return refuse(404, 'not_found')
      if (before.state === update.state && before.householdId === update.newHousehold?.id)
        return HttpResponse.json(before)
      if (update.state !== 'pending' && before.state !== 'pending')
        return refuse(409, 'version_conflict', { current: before })
      const decided = { ...before, householdId: storeHousehold(update), state: update.state }
      state.requests = state.requests.map((one) => (one.id === before.id ? decided : one))
      return HttpResponse.json(decided)
    }),
    http.patch<never, ReplyRequestsUpdate>(api(`${path}/requests`), async ({ request }) => {
      const { requestIds, state: decision } = await request.json()
      state.requests = state.requests.map((one) => (requestIds.includes(one.id) ? { ...one, state: decision } : one))
      return HttpResponse.json({ items: state.requests })
    }),
  ]
  return { state, handlers }
}
