import { findCurrent, hasErrorCode, isNotFound, type ApiError } from '@/api'
import { mergeStatuses, storeHousehold, type Household, type HouseholdStatus } from '@/api/weddings'
import { toHouseholdUpdate } from '@/lib/guests/toHouseholdUpdate'
import { hasSameValues } from '@/lib/mergeEdit'
import type { AppDispatch } from '@/store/hooks'
import { editHouseholds, editStatuses } from './applyUnsent'
import { isDisconnected } from './isDisconnected'
import { mergeUnsent, withCleared } from './mergeUnsent'
import { offlineQueries } from './offlineApi'
import { getUnsentUrl, isHouseholdChange, type UnsentChange, type UnsentProblem } from './unsentChange'
import { listUnsent, removeUnsent, replaceUnsent, settleUnsent } from './unsentStore'

/** Of the tabs of a browser, one sends. */
const LOCK = 'zaffa-send-unsent'

/** What became of a change: `stop` leaves it and the later ones for another attempt. */
type Outcome = 'stored' | 'asked' | 'again' | 'stop'

/** A change that the server has stored, and its response. */
export interface SentChange {
  change: UnsentChange
  data: unknown
}

/** Shows what the server has stored. It may be shown already. */
export function showSent(dispatch: AppDispatch, { change, data }: SentChange): void {
  if (isHouseholdChange(change))
    dispatch(editHouseholds(change.weddingId, (list) => storeHousehold(list, data as Household)))
  else dispatch(editStatuses(change.weddingId, (list) => mergeStatuses(list, [data as HouseholdStatus])))
}

/** @returns the change as an edit of what the server has stored */
function rebase(change: UnsentChange, stored: Household): UnsentChange {
  if (!isHouseholdChange(change)) return change
  const { id: _id, version: _version, ...details } = { id: '', version: 0, ...change.body }
  const { problem: _problem, ...rest } = change
  const body = toHouseholdUpdate(stored, withCleared(details))
  return { ...rest, endpoint: 'updateHousehold', body, base: stored }
}

const ask = async (change: UnsentChange, problem: UnsentProblem): Promise<Outcome> => {
  await replaceUnsent({ ...change, problem })
  return 'asked'
}

/** Merges an edit with what is stored meanwhile; asks where both have changed the same. */
async function mergeWithCurrent(change: UnsentChange, current: Household): Promise<Outcome> {
  if (change.endpoint === 'createHousehold') {
    await replaceUnsent(rebase(change, current))
    return 'again'
  }
  if (change.endpoint !== 'updateHousehold') return ask(change, { kind: 'gone' })
  const { values: body, conflicts, theirs } = mergeUnsent(change, current)
  if (conflicts.length > 0) return ask(change, { kind: 'conflict', current })
  if (hasSameValues(body, theirs)) {
    await removeUnsent([change.order])
    return 'stored'
  }
  await replaceUnsent({ ...change, body, base: current })
  return 'again'
}

const canRetry = (error: ApiError): boolean =>
  isDisconnected(error) || error.kind === 'unauthorized' || (error.kind === 'other' && error.status === 429)

async function handleFailure(change: UnsentChange, error: ApiError): Promise<Outcome> {
  if (canRetry(error)) return 'stop'
  const current = findCurrent(error, 'version_conflict') ?? findCurrent(error, 'already_exists')
  if (current !== undefined && isHouseholdChange(change)) return mergeWithCurrent(change, current as Household)
  if (hasErrorCode(error, 'already_exists')) {
    // An earlier attempt has recorded it, and its response was lost.
    await removeUnsent([change.order])
    return 'stored'
  }
  return ask(change, isNotFound(error) ? { kind: 'gone' } : { kind: 'refused', error })
}

async function sendOne(
  dispatch: AppDispatch,
  change: UnsentChange,
  onSent: (sent: SentChange) => void,
): Promise<Outcome> {
  const { endpoint, body } = change
  const method = endpoint === 'updateHousehold' ? 'PUT' : 'POST'
  const request = { url: getUnsentUrl(change), method, body }
  const { data, error } = await dispatch(offlineQueries.sendUnsentChange.initiate(request, { track: false }))
  if (error !== undefined) return handleFailure(change, error as ApiError)
  onSent({ change, data })
  await settleUnsent(change, (later) => rebase(later, data as Household))
  return 'stored'
}

interface SendCallbacks {
  /** Called with each change that the server has stored. */
  onSent: (sent: SentChange) => void
  /** Called when the list of changes that wait differs. */
  onChange: () => void
}

/**
 * Sends one pass over the changes that wait, in their order. What waits behind a change that needs a decision waits too.
 * @returns whether a change is stored, and whether all were tried
 */
async function sendPass(
  dispatch: AppDispatch,
  account: string,
  { onSent, onChange }: SendCallbacks,
): Promise<{ isStored: boolean; isDone: boolean }> {
  const changes = await listUnsent(account)
  const held = new Set(changes.filter(({ problem }) => problem).map(({ householdId }) => householdId))
  let isStored = false
  for (const change of changes) {
    if (held.has(change.householdId)) continue
    const outcome = await sendOne(dispatch, change, onSent)
    isStored ||= outcome === 'stored'
    if (outcome === 'stop') return { isStored, isDone: true }
    if (outcome === 'asked') held.add(change.householdId)
    onChange()
    // It has changed in the store, and is sent from there.
    if (outcome === 'again') return { isStored, isDone: false }
  }
  return { isStored, isDone: true }
}

/**
 * Sends the changes of an account that wait. Does nothing while another tab sends.
 * @returns whether the server has stored one of them
 */
export async function sendUnsent(dispatch: AppDispatch, account: string, callbacks: SendCallbacks): Promise<boolean> {
  const run = async (): Promise<boolean> => {
    const { isStored, isDone } = await sendPass(dispatch, account, callbacks)
    return isDone ? isStored : (await run()) || isStored
  }
  // Insecure addresses have no locks.
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : false))
}
