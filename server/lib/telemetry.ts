import { channel } from 'node:diagnostics_channel'

/**
 * What metrics and traces report beside responses. The modules know neither: they publish, and server/http/metrics.ts and
 * server/http/tracing.ts subscribe. Without a subscriber publishing is an empty function.
 */

/** A read from a cache of this process. */
export interface CacheRead {
  cache: 'invitations' | 'guest_pages'
  isHit: boolean
  /** What the cache holds at the time of the read. */
  entries: number
  bytes?: number
}

/** An SQL statement that PostgreSQL has responded to, with placeholders instead of values. */
export interface Statement {
  sql: string
  durationMs: number
  /** PostgreSQL's code, or the name of the error. */
  errorCode?: string
}

const statements = channel('zaffa:statement')
const cacheReads = channel('zaffa:cache-read')
const refusals = channel('zaffa:refusal')

/** @param describe called only when somebody subscribes */
export function reportCacheRead(describe: () => CacheRead): void {
  if (cacheReads.hasSubscribers) cacheReads.publish(describe())
}

/** Reports that work was refused because a bound of concurrent work was reached. */
export const reportRefusal = (): void => refusals.publish(null)

/** Reports a statement in the context of the request that has sent it. */
export const reportStatement = (statement: Statement): void => statements.publish(statement)

/** @returns whether statements are traced: without a subscriber the database does not measure them */
export const areStatementsTraced = (): boolean => statements.hasSubscribers

/** @returns a function that unsubscribes */
export function subscribeToStatements(onStatement: (statement: Statement) => void): () => void {
  const listener = (statement: unknown) => onStatement(statement as Statement)
  statements.subscribe(listener)
  return () => statements.unsubscribe(listener)
}

/**
 * Subscribes to the reports of this process.
 * @returns a function that unsubscribes
 */
export function subscribeToReports(listeners: {
  onCacheRead: (read: CacheRead) => void
  onRefusal: () => void
}): () => void {
  const onCacheRead = (read: unknown) => listeners.onCacheRead(read as CacheRead)
  cacheReads.subscribe(onCacheRead)
  refusals.subscribe(listeners.onRefusal)
  return () => {
    cacheReads.unsubscribe(onCacheRead)
    refusals.unsubscribe(listeners.onRefusal)
  }
}
