import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { offlineDatabases } from '@shared/storageKeys'
import type { NewUnsentChange, UnsentChange } from './unsentChange'

/** A response of the server, as text. */
export interface StoredResponse {
  /** The version of this schema, the account and the key in the cache. */
  key: string
  account: string
  endpoint: string
  args: unknown
  text: string
  /** In ms since 1970. */
  storedAt: number
}

interface ResponseSchema extends DBSchema {
  responses: { key: string; value: StoredResponse }
}
interface UnsentSchema extends DBSchema {
  changes: { key: number; value: NewUnsentChange & Partial<Pick<UnsentChange, 'order'>>; indexes: { account: string } }
}

type Database<Schema extends DBSchema> = IDBPDatabase<Schema>

/** Closes at once when another tab deletes the database, which would wait else. */
const closeWhenBlocking = {
  blocking: (_now: number, _next: number | null, event: Event) => (event.target as IDBDatabase).close(),
}

/** Opens a database for one use: a browser may close it at any time, and a connection that is kept would not notice. */
async function withDatabase<Schema extends DBSchema, Result>(
  open: () => Promise<Database<Schema>>,
  run: (database: Database<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await run(database)
  } finally {
    database.close()
  }
}

/** Runs with the responses of the server, which are deleted with the session. */
export const withResponses = <Result>(use: (database: Database<ResponseSchema>) => Promise<Result>): Promise<Result> =>
  withDatabase(
    () =>
      openDB<ResponseSchema>(offlineDatabases.responses, 1, {
        ...closeWhenBlocking,
        upgrade: (database) => void database.createObjectStore('responses', { keyPath: 'key' }),
      }),
    use,
  )

/** Runs with the changes that are not sent, which outlive the session. */
export const withUnsent = <Result>(use: (database: Database<UnsentSchema>) => Promise<Result>): Promise<Result> =>
  withDatabase(
    () =>
      openDB<UnsentSchema>(offlineDatabases.unsent, 1, {
        ...closeWhenBlocking,
        upgrade: (database) =>
          void database
            .createObjectStore('changes', { keyPath: 'order', autoIncrement: true })
            .createIndex('account', 'account'),
      }),
    use,
  )
