import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import { formatFullName } from '@shared/guests/household'
import {
  applyUpdate,
  getGuestListArgs,
  weddingEndpoints,
  type Household,
  type HouseholdInput,
  type HouseholdStatus,
  type HouseholdUpdate,
  type ReplyInput,
  type SendInput,
} from '@/api/weddings'
import type { NewUnsentChange, UnsentContent } from './unsentChange'

const { listHouseholds, listStatuses } = weddingEndpoints.endpoints

/** A change that can wait for a connection, and the response that the server will give. */
export interface Write {
  change: Omit<NewUnsentChange, 'account' | 'createdAt'> & UnsentContent
  result: Household | HouseholdStatus
}

const ADDRESS = /^\/weddings\/([^/]+)\/(?:households(?:\/([^/]+)(?:\/replies)?)?|sends)$/

type State = Parameters<ReturnType<typeof listHouseholds.select>>[0]

export const selectHousehold = (state: unknown, weddingId: string, householdId: string): Household | undefined =>
  listHouseholds.select(getGuestListArgs(weddingId))(state as State).data?.entities[householdId]

const selectStatus = (state: unknown, weddingId: string, householdId: string): HouseholdStatus | undefined =>
  listStatuses.select({ weddingId })(state as State).data?.entities[householdId]

/** @returns the household that a creation will make */
export function toNewHousehold(input: HouseholdInput & { id: string }, createdAt: number): Household {
  const time = new Date(createdAt).toISOString()
  const { language = 'ar', tags = [], seats = [], persons = [], asksReply = true, ...rest } = input
  return { ...rest, language, tags, seats, persons, asksReply, version: 1, createdAt: time, updatedAt: time }
}

/** @returns the status of a household with a reply or a message that is not sent */
export function toStatus(
  base: HouseholdStatus | null,
  householdId: string,
  content: Extract<UnsentContent, { endpoint: 'recordReply' | 'recordSend' }>,
  createdAt: number,
): HouseholdStatus {
  const status = base ?? { householdId, revision: 0, sends: [] }
  const time = new Date(createdAt).toISOString()
  if (content.endpoint === 'recordReply') {
    const { id = '', seats, message } = content.body
    const reply = { id, channel: 'host', seats, mayPublish: false, createdAt: time } as const
    return { ...status, reply: message === undefined ? reply : { ...reply, message } }
  }
  const { id = '', kind, result } = content.body
  const sends = status.sends.filter((send) => send.kind !== kind)
  return { ...status, sends: [{ id, householdId, kind, result, createdAt: time }, ...sends] }
}

/**
 * @param edited the household before the edit, which the cache shows already
 * @param now in ms since 1970
 * @returns the change that a request makes; undefined for a request that needs a connection
 */
export function describeWrite(
  { url, body }: FetchArgs,
  { endpoint, getState }: Pick<BaseQueryApi, 'endpoint' | 'getState'>,
  { edited, now }: { edited: Household | undefined; now: number },
): Write | undefined {
  const [, wedding, path] = ADDRESS.exec(url) ?? []
  if (wedding === undefined) return undefined
  const weddingId = decodeURIComponent(wedding)
  const state = getState()
  const nameOf = (id: string) => {
    const household = selectHousehold(state, weddingId, id)
    return household ? formatFullName(household) : undefined
  }
  if (endpoint === 'createHousehold') {
    const input = body as HouseholdInput
    if (input.id === undefined) return undefined
    const result = toNewHousehold({ ...input, id: input.id }, now)
    const change = { endpoint, body: { ...input, id: input.id }, weddingId, householdId: input.id } as const
    return { change: { ...change, name: formatFullName(result) }, result }
  }
  if (endpoint === 'updateHousehold' && path !== undefined) {
    const before = edited ?? selectHousehold(state, weddingId, decodeURIComponent(path))
    if (!before) return undefined
    const result = applyUpdate(before, body as HouseholdUpdate)
    const { linkToken: _token, ...stored } = before
    const change = { endpoint, body: body as HouseholdUpdate, base: stored, weddingId, householdId: before.id } as const
    return { change: { ...change, name: formatFullName(result) }, result }
  }
  if (endpoint !== 'recordReply' && endpoint !== 'recordSend') return undefined
  const sent = body as ReplyInput | SendInput
  const householdId = path === undefined ? (sent as SendInput).householdId : decodeURIComponent(path)
  const name = nameOf(householdId)
  if (name === undefined || sent.id === undefined) return undefined
  const base = selectStatus(state, weddingId, householdId) ?? null
  const content: Extract<UnsentContent, { endpoint: 'recordReply' | 'recordSend' }> =
    endpoint === 'recordReply'
      ? { endpoint, body: sent as ReplyInput, base }
      : { endpoint, body: sent as SendInput, base }
  return {
    change: { ...content, weddingId, householdId, name },
    result: toStatus(base, householdId, content, now),
  }
}
