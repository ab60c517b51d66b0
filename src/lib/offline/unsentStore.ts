import { withUnsent } from './database'
import { UNSENT_KEEP_MS, type NewUnsentChange, type UnsentChange } from './unsentChange'

/** @returns the changes of an account that wait, in the order in which they are sent; none where the browser stores nothing */
export const listUnsent = (account: string): Promise<UnsentChange[]> =>
  withUnsent(
    async (database) => (await database.getAllFromIndex('changes', 'account', account)) as UnsentChange[],
  ).catch(() => [])

/** Stores a change as the last one. @throws when the browser refuses, for example because the device is full */
export const addUnsent = (change: NewUnsentChange): Promise<number> =>
  withUnsent((database) => database.add('changes', change))

/** Replaces a change, unless it has been sent or removed meanwhile. @throws when the browser refuses */
export const replaceUnsent = (change: UnsentChange): Promise<void> =>
  withUnsent(async (database) => {
    const transaction = database.transaction('changes', 'readwrite')
    if (await transaction.store.getKey(change.order)) await transaction.store.put(change)
    await transaction.done
  })

export const removeUnsent = (orders: readonly number[]): Promise<void> =>
  withUnsent(async (database) => {
    const transaction = database.transaction('changes', 'readwrite')
    await Promise.all(orders.map((order) => transaction.store.delete(order)))
    await transaction.done
  })

/**
 * Removes a change that the server has stored. One that was edited again while it was sent stays.
 * @param sent as it was sent
 * @param rebase makes an edit of what the server has stored out of the later one
 */
export const settleUnsent = (sent: UnsentChange, rebase: (later: UnsentChange) => UnsentChange): Promise<void> =>
  withUnsent(async (database) => {
    const transaction = database.transaction('changes', 'readwrite')
    const later = (await transaction.store.get(sent.order)) as UnsentChange | undefined
    if (later && JSON.stringify(later.body) !== JSON.stringify(sent.body)) await transaction.store.put(rebase(later))
    else await transaction.store.delete(sent.order)
    await transaction.done
  })

/** Removes what accounts have left on the device that have not signed in for a long time. @param now in ms since 1970 */
export const removeExpired = (now: number): Promise<void> =>
  withUnsent(async (database) => {
    const transaction = database.transaction('changes', 'readwrite')
    let cursor = await transaction.store.openCursor()
    while (cursor) {
      if (cursor.value.createdAt < now - UNSENT_KEEP_MS) await cursor.delete()
      cursor = await cursor.continue()
    }
    await transaction.done
  })

/** Removes all changes of an account, with which it is deleted. */
export const removeUnsentOf = async (account: string): Promise<void> =>
  removeUnsent((await listUnsent(account)).map(({ order }) => order))
