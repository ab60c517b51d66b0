import { setTimeout as delay } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import { Kysely, PostgresAdapter } from 'kysely'
import type { SelectQueryBuilder, TransactionBuilder } from 'kysely'
import { TooBusy } from '../errors.ts'
import { getErrorCode, isUniqueViolation } from './errors.ts'
import type { Database, DbTransaction } from './schema.ts'

/** How often a transaction is tried that PostgreSQL ends because of others. */
const ATTEMPTS = 3
/** Random, so that two transactions do not meet again. */
const RETRY_MS = 20
/** How long a transaction waits for a row that another one holds. */
const ROW_WAIT_MS = 4000
/** Interval at which the first one that waits tries again. */
const ROW_RETRY_MS = 10
/** Transactions of this process that wait for one row; each is a request. */
const WAITING_PER_ROW = 100

/** Another transaction holds a row that this one needs first. It is rolled back and repeated, so that it waits without a connection. */
export class RowLocked extends Error {
  /** PostgreSQL's lock_not_available. */
  static readonly CODE = '55P03'
  readonly code = RowLocked.CODE
  readonly row: string
  constructor(row: string) {
    super('a row is locked')
    this.row = row
  }
}

/** @returns whether the database locks rows. SQLite has one writer, from the beginning of its transaction. */
const hasRowLocks = (trx: DbTransaction): boolean => trx.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks a row until the transaction ends. Children may still be added to it, unless they lock it too.
 * @param query selects the row
 * @param row its id
 * @throws RowLocked while another transaction holds it: this one is repeated
 */
export async function lockFirst<Table extends keyof Database, Result>(
  trx: DbTransaction,
  query: SelectQueryBuilder<Database, Table, Result>,
  row: string,
): Promise<Result | undefined> {
  if (!hasRowLocks(trx)) return query.executeTakeFirst()
  try {
    return await query.forNoKeyUpdate().noWait().executeTakeFirst()
  } catch (error) {
    throw getErrorCode(error) === RowLocked.CODE ? new RowLocked(row) : error
  }
}

/** Locks rows for their deletion, in one order, and waits for them: nothing can be added to them any more. */
export async function lockForDeletion<Table extends keyof Database, Result>(
  trx: DbTransaction,
  query: SelectQueryBuilder<Database, Table, Result>,
): Promise<void> {
  if (hasRowLocks(trx)) await query.forUpdate().execute()
}

/** @returns whether a repeated transaction sees what this one has met: a deadlock, a serialization failure or a row with the same key */
const isConflict = (error: unknown): boolean =>
  ['40P01', '40001'].includes(getErrorCode(error)) || isUniqueViolation(error)

async function repeatOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      await delay(Math.random() * RETRY_MS * attempt)
    }
  }
}

interface Queue {
  mutex: Mutex
  waiting: number
}

/** PostgreSQL, whose transactions are repeated when others are in the way (docs/decisions/0076-locks.md). Their callbacks may run several times. */
export class SharedDatabase extends Kysely<Database> {
  readonly #queues = new Map<string, Queue>()

  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    return Object.assign(builder, {
      execute: <T>(work: (trx: DbTransaction) => Promise<T>) => this.#run(() => execute(work)),
    })
  }

  async #run<T>(run: () => Promise<T>): Promise<T> {
    const until = performance.now() + ROW_WAIT_MS
    try {
      return await repeatOnConflict(run)
    } catch (error) {
      if (!(error instanceof RowLocked)) throw error
      return this.#runInTurn(error.row, run, until)
    }
  }

  /** Only the first one that waits for a row asks the database. */
  async #runInTurn<T>(row: string, run: () => Promise<T>, until: number): Promise<T> {
    const queue = this.#queues.get(row) ?? { mutex: new Mutex(), waiting: 0 }
    if (queue.waiting >= WAITING_PER_ROW) throw new TooBusy()
    this.#queues.set(row, queue)
    queue.waiting += 1
    try {
      return await queue.mutex.runExclusive(() => repeatUntilFree(run, until))
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) this.#queues.delete(row)
    }
  }
}

async function repeatUntilFree<T>(run: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await repeatOnConflict(run)
    } catch (error) {
      if (!(error instanceof RowLocked) || performance.now() > until) throw error
      await delay(ROW_RETRY_MS)
    }
  }
}
