import { addUnsent, listUnsent, replaceUnsent } from './unsentStore'
import { isHouseholdChange, UNSENT_LIMIT, type NewUnsentChange, type UnsentChange } from './unsentChange'

/** @returns the change that waits and that a later one of the same household replaces; undefined where both are sent */
function findReplaced(waiting: readonly UnsentChange[], change: NewUnsentChange): UnsentChange | undefined {
  return waiting.find(
    (one) =>
      one.householdId === change.householdId &&
      ((isHouseholdChange(one) && isHouseholdChange(change)) ||
        (one.endpoint === 'recordReply' && change.endpoint === 'recordReply') ||
        (one.endpoint === 'recordSend' && change.endpoint === 'recordSend' && one.body.kind === change.body.kind)),
  )
}

/** @returns one change that does what both do: an edit of a new household is a part of its creation */
function mergeChanges(earlier: UnsentChange, later: NewUnsentChange): UnsentChange {
  const { problem: _problem, ...rest } = earlier
  const { name } = later
  if (earlier.endpoint === 'createHousehold' && later.endpoint === 'updateHousehold') {
    const { version: _version, ...details } = later.body
    return { ...rest, endpoint: 'createHousehold', body: { ...details, id: earlier.body.id }, name }
  }
  if (earlier.endpoint === 'updateHousehold' && later.endpoint === 'updateHousehold')
    return { ...rest, name, body: { ...later.body, version: earlier.body.version } } as UnsentChange
  return { ...rest, name, body: later.body } as UnsentChange
}

/**
 * Stores a change until it can be sent. What waits for the same household is replaced, so that each household has at most one edit.
 * @throws when too many wait, or the browser refuses
 */
export async function keepWrite(change: NewUnsentChange): Promise<void> {
  const waiting = await listUnsent(change.account)
  const replaced = findReplaced(waiting, change)
  if (replaced) return replaceUnsent(mergeChanges(replaced, change))
  if (waiting.length >= UNSENT_LIMIT) throw new Error('too many changes wait')
  await addUnsent(change)
}
