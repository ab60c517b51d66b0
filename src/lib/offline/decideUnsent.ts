import { hasSameValues, pick } from '@/lib/mergeEdit'
import type { AppDispatch } from '@/store/hooks'
import { takeBack } from './applyUnsent'
import { mergeUnsent, type UnsentEdit } from './mergeUnsent'
import { addUnsent, removeUnsent, replaceUnsent } from './unsentStore'
import type { UnsentChange } from './unsentChange'

/** Gives up a change. @returns a function that takes that back */
export async function discardUnsent(dispatch: AppDispatch, change: UnsentChange): Promise<() => Promise<void>> {
  await removeUnsent([change.order])
  takeBack(dispatch, change)
  const { order: _order, ...content } = change
  return async () => void (await addUnsent(content))
}

/** Lets a change be sent again as it is. */
export function retryUnsent({ problem: _problem, ...change }: UnsentChange): Promise<void> {
  return replaceUnsent(change)
}

/** Chooses between two edits of the same fields; all others have both. */
export async function resolveConflict(change: UnsentEdit, choice: 'mine' | 'theirs'): Promise<void> {
  const { problem, ...rest } = change
  if (problem?.kind !== 'conflict') return
  const { current } = problem
  const { values, conflicts, theirs } = mergeUnsent(change, current)
  const body = choice === 'mine' ? values : { ...values, ...pick(theirs, conflicts) }
  if (hasSameValues(body, theirs)) await removeUnsent([change.order])
  else await replaceUnsent({ ...rest, body, base: current })
}

/** Adds a household again that was deleted elsewhere, with the edit. */
export async function addDeletedAgain(change: UnsentEdit): Promise<void> {
  const { problem: _problem, base: _base, order, body, ...rest } = change
  const { version: _version, ...details } = body
  const id = crypto.randomUUID()
  await addUnsent({ ...rest, endpoint: 'createHousehold', householdId: id, body: { ...details, id } })
  await removeUnsent([order])
}
