import { openDB, type DBSchema } from 'idb'
import { SHARED_DATABASE, type ShareProblem } from '@shared/installedApp'

/** What another app has shared: files and text, or why they are not kept. */
export interface Shared {
  files: { name: string; type: string; bytes: ArrayBuffer }[]
  text: string
  problem?: ShareProblem
}

interface SharedSchema extends DBSchema {
  shared: { key: 'latest'; value: Shared & { keptAt: number } }
}

/** How long a share waits for its import: enough to sign in or to create an account. */
const MAX_AGE_MS = 60 * 60 * 1000

const open = () =>
  openDB<SharedSchema>(SHARED_DATABASE, 1, { upgrade: (database) => void database.createObjectStore('shared') })

/** Runs an action, and closes the database: sign-out deletes it, which would wait for an open connection. */
async function withDatabase<T>(action: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await action(database)
  } finally {
    database.close()
  }
}

/** Keeps a share in place of the one before. */
export const keepShared = (shared: Shared): Promise<unknown> =>
  withDatabase((database) => database.put('shared', { ...shared, keptAt: Date.now() }, 'latest'))

/** Deletes what is kept. @returns it, unless it has waited for too long */
export const takeShared = (): Promise<Shared | undefined> =>
  withDatabase(async (database) => {
    const transaction = database.transaction('shared', 'readwrite')
    const kept = await transaction.store.get('latest')
    await Promise.all([transaction.store.delete('latest'), transaction.done])
    return kept && isFresh(kept) ? kept : undefined
  })

/** Deletes a share that nobody has imported in time. */
export const deleteStaleShared = (): Promise<void> =>
  withDatabase(async (database) => {
    const kept = await database.get('shared', 'latest')
    if (kept && !isFresh(kept)) await database.delete('shared', 'latest')
  })

const isFresh = ({ keptAt }: { keptAt: number }): boolean => Date.now() - keptAt < MAX_AGE_MS
