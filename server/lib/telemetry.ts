import { channel } from 'node:diagnostics_channel'

/**
 * What metrics count beside responses. The modules know no metrics: they publish, and server/http/metrics.ts subscribes. Without a subscriber
 * (METRICS_PORT is not set) publishing is an empty function.
 */

/** A read from a cache of this process. */
export interface CacheRead {
  cache: 'invitations' | 'guest_pages'
  isHit: boolean
  /** What the cache holds at the time of the read. */
  entries: number
  bytes?: number
}

const cacheReads = channel('zaffa:cache-read')
const refusals = channel('zaffa:refusal')

/** @param describe called only when somebody subscribes */
export function reportCacheRead(describe: () => CacheRead): void {
  if (cacheReads.hasSubscribers) cacheReads.publish(describe())
}

/** Reports that work was refused because a bound of concurrent work was reached. */
export const reportRefusal = (): void => refusals.publish(null)

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
