import { addUnsent, listUnsent, replaceUnsent } from './unsentStore'
import { UNSENT_LIMIT, type NewUnsentChange, type UnsentChange } from './unsentChange'

/** Thrown when too many changes wait. */
export class TooManyUnsent extends Error {}

const isHousehold = ({ endpoint }: NewUnsentChange): boolean =>
  endpoint === 'createHousehold' || endpoint === 'updateHousehold'

/** @returns the change that waits and that a later one of the same household replaces; undefined where both are sent */
function findReplaced(waiting: readonly UnsentChange[], change: NewUnsentChange): UnsentChange | undefined {
  return waiting.find(
    (one) =>
      one.householdId === change.householdId &&
      ((isHousehold(one) && isHousehold(change)) ||
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
 * @throws TooManyUnsent, or what the browser throws when it refuses
 */
export async function keepWrite(change: NewUnsentChange): Promise<void> {
  const waiting = await listUnsent(change.account)
  const replaced = findReplaced(waiting, change)
  if (replaced) return replaceUnsent(mergeChanges(replaced, change))
  if (waiting.length >= UNSENT_LIMIT) throw new TooManyUnsent()
  await addUnsent(change)
}
