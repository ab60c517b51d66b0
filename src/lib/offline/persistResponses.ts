import { type ApiError } from '@/api'
import { selectAccountId } from '@/lib/session/accountId'
import { getGuestListArgs } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { applyUnsent } from './applyUnsent'
import { offlineUtil } from './offlineApi'
import { readResponses, writeResponses, type NewResponse } from './storedResponses'
import { listUnsent } from './unsentStore'

/** What a couple may read without a network. Nothing of `/api/v1/identity`, and no list of members with their e-mail addresses. */
const ENDPOINTS = new Set([
  'listWeddings',
  'listEvents',
  'listHouseholds',
  'listStatuses',
  'getGuestSummary',
  'getReplySettings',
  'getViewSummary',
  'listReplyRequests',
  'listMessageTemplates',
  'getPlans',
  'listUserInvitations',
])

/** An entry of the cache, as far as this module reads it. */
interface CacheEntry {
  endpointName?: string
  originalArgs?: unknown
  data?: object & { storedAt?: number }
  error?: ApiError
}
type Entries = Record<string, CacheEntry | undefined>

export const selectEntries = (state: unknown): Entries => (state as { api: { queries: Entries } }).api.queries

/** @returns whether a response is stored: of the lists, the whole one */
function isStored({ endpointName = '', originalArgs }: CacheEntry): boolean {
  if (!ENDPOINTS.has(endpointName)) return false
  const args = (originalArgs ?? {}) as { weddingId?: string; after?: number }
  if (endpointName === 'listHouseholds')
    return JSON.stringify(args) === JSON.stringify(getGuestListArgs(args.weddingId ?? ''))
  return args.after === undefined
}

/** @returns the keys of the responses that differ between two states, without what the device has stored itself */
export const listChanged = (now: Entries, before: Entries): string[] =>
  Object.entries(now).flatMap(([key, entry]) => {
    const isNew = entry?.data && entry.data !== before[key]?.data && entry.data.storedAt === undefined
    return isNew && isStored(entry) ? [key] : []
  })

/** @returns the weddings whose guest list a page has asked for */
export const listShownWeddings = (state: unknown): string[] =>
  Object.values(selectEntries(state)).flatMap((entry) =>
    entry?.endpointName === 'listHouseholds' && isStored(entry)
      ? [(entry.originalArgs as { weddingId: string }).weddingId]
      : [],
  )

/** Stores responses of the signed-in account. What the browser refuses is not readable without a network. */
export async function storeResponses(state: unknown, keys: Iterable<string>, now: number): Promise<void> {
  const account = selectAccountId(state)
  const entries = selectEntries(state)
  if (account === '') return
  const responses = [...keys].flatMap((cacheKey): NewResponse[] => {
    const { endpointName, originalArgs: args, data } = entries[cacheKey] ?? {}
    return endpointName && data ? [{ cacheKey, endpoint: endpointName, args, data, storedAt: now }] : []
  })
  await writeResponses(account, responses).catch(() => undefined)
}

/**
 * Fills entries of the cache that have no data with what the device has stored, and shows in them the changes that wait.
 * @returns when the oldest of them was stored, in ms since 1970; null when none was filled
 */
export async function restoreEntries(
  dispatch: AppDispatch,
  getState: () => unknown,
  keys: readonly string[],
): Promise<number | null> {
  const account = selectAccountId(getState())
  if (account === '' || keys.length === 0) return null
  const [found, changes] = await Promise.all([readResponses(account, keys), listUnsent(account)])
  // The server may have responded meanwhile, and another account may have signed in.
  if (selectAccountId(getState()) !== account) return null
  const entries = selectEntries(getState())
  const restored = [...found].flatMap(([key, stored]) => (entries[key]?.data ? [] : [stored]))
  if (restored.length === 0) return null
  const values = restored.map(({ endpoint, args, text, storedAt }) => ({
    endpointName: endpoint,
    arg: args,
    // Frozen, so that Immer does not freeze each of thousands of objects: that takes as long as rendering them.
    value: Object.freeze({ ...(JSON.parse(text) as object), storedAt }),
  }))
  dispatch(offlineUtil.upsertQueryEntries(values as never))
  applyUnsent(dispatch, changes)
  return Math.min(...restored.map(({ storedAt }) => storedAt))
}

/** Fills all entries that a page has asked for and that have no data. @returns as `restoreEntries` */
export const restoreMissing = (dispatch: AppDispatch, getState: () => unknown): Promise<number | null> =>
  restoreEntries(
    dispatch,
    getState,
    Object.entries(selectEntries(getState())).flatMap(([key, entry]) =>
      entry && !entry.data && isStored(entry) ? [key] : [],
    ),
  )
