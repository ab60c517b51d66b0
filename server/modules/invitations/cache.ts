import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { detectExternalWrites } from '../../database/externalWrites.ts'
import type { AppDeps } from '../../deps.ts'
import { reportCacheRead } from '../../lib/telemetry.ts'
import { findInvitationBySlug } from './repository.ts'
import type { PublishedInvitation } from './model.ts'
import { INVITATIONS_CACHED_BYTES, INVITATION_FRESH_MS, STALE_AFTER_MS, STALE_FOR_MS } from '../../config/limits.ts'

/** In-memory cache of published invitations: hundreds of guests cost one database read. */
export interface InvitationCache {
  /**
   * @param slug in NFC
   * @returns the invitation, or undefined; the same object while its version is the same; the previous row while the database does not respond
   * @throws the database's errors when no previous row is cached
   */
  find: (slug: string) => Promise<PublishedInvitation | undefined>
  /** Removes invitations that this process has edited or deleted, and ignores the result of a read in progress. */
  drop: (slugs: string[]) => void
  /** Marks one invitation, or all, as possibly changed by another process: the next request reads it again. */
  markStale: (slug?: string) => void
  /** Sets whether `markStale` is called for every change of other processes. If not, entries expire after `INVITATION_FRESH_MS`. */
  setLive: (isLive: boolean) => void
}

type Reading = Promise<PublishedInvitation | undefined>

interface Entry {
  reading: Reading
  /** Set when the read has succeeded. */
  row?: PublishedInvitation | undefined
  /** The row before this read, for use while the database does not respond. */
  previous: PublishedInvitation | undefined
  /** The start of the read, in epoch ms; -Infinity when stale. */
  since: number
  /** Until this time, in epoch ms, `previous` is served without a database query. */
  staleUntil: number
}

/** V8 takes two bytes for each character of a text that is not Latin. */
const getSizeBytes = ({ row, previous }: Entry): number => 2 * JSON.stringify(row ?? previous).length

export interface CacheDeps extends Pick<AppDeps, 'db' | 'config' | 'clock'> {
  /** Called with invitations that this process or another one has changed. */
  onChanged: (slugs: string[]) => void
}

/** Creates the cache. Processes share only the database: an entry is valid until the database reports a change. */
export function createInvitationCache({ db, config, clock, onChanged }: CacheDeps): InvitationCache {
  let freshMs = config.databaseUrl ? INVITATION_FRESH_MS : Infinity
  const entries = new LRUCache<string, Entry>({ maxSize: INVITATIONS_CACHED_BYTES, sizeCalculation: getSizeBytes })
  /** First reads in progress. They are kept separately, so that unknown slugs do not evict existing invitations. */
  const pending = new Map<string, Entry>()
  const haveOthersWritten = detectExternalWrites(db)

  async function read(slug: string, previous: PublishedInvitation | undefined): Reading {
    const row = await findInvitationBySlug(db, slug)
    return previous && previous.id === row?.id && previous.version === row.version ? previous : row
  }

  function readInto(slug: string, previous: PublishedInvitation | undefined): Entry {
    const entry: Entry = { reading: read(slug, previous), previous, since: clock(), staleUntil: -Infinity }
    if (previous) entries.set(slug, entry)
    else pending.set(slug, entry)
    const storeRow = (row: PublishedInvitation | undefined) => {
      const wasDropped = (previous ? entries : pending).get(slug) !== entry
      if (wasDropped) return
      entry.row = row
      pending.delete(slug)
      if (row) entries.set(slug, entry)
      else entries.delete(slug)
    }
    entry.reading.then(storeRow, () => (previous ? (entry.since = -Infinity) : storeRow(undefined)))
    return entry
  }

  /** @returns the result of the read; the previous row when the read fails or takes longer than STALE_AFTER_MS */
  async function getRow(entry: Entry): Reading {
    const { reading, previous } = entry
    if (entry.row || !previous) return reading
    const servePrevious = () => {
      entry.staleUntil = clock() + STALE_FOR_MS
      return previous
    }
    const timeout = new AbortController()
    try {
      return await Promise.race([
        reading.catch(servePrevious),
        delay(STALE_AFTER_MS, null, { ref: false, signal: timeout.signal }).then(servePrevious),
      ])
    } finally {
      timeout.abort()
    }
  }

  function markStale(slug?: string): void {
    const stale =
      slug === undefined ? [...entries.values(), ...pending.values()] : [entries.peek(slug), pending.get(slug)]
    for (const entry of stale) if (entry) entry.since = entry.staleUntil = -Infinity
  }

  function findEntry(slug: string): Entry | undefined {
    if (haveOthersWritten()) markStale()
    return entries.get(slug) ?? pending.get(slug)
  }

  const isFresh = ({ since }: Entry): boolean => clock() - since < freshMs
  const isServedStale = (entry: Entry): boolean => clock() < entry.staleUntil

  return {
    find: async (slug) => {
      const entry = findEntry(slug)
      reportCacheRead(() => ({
        cache: 'invitations',
        isHit: entry !== undefined && isFresh(entry),
        entries: entries.size,
        bytes: entries.calculatedSize,
      }))
      if (entry && isServedStale(entry)) return entry.row ?? entry.previous
      return getRow(entry && isFresh(entry) ? entry : readInto(slug, entry?.row ?? entry?.previous))
    },
    drop: (slugs) => {
      for (const slug of slugs) for (const store of [entries, pending]) store.delete(slug)
      onChanged(slugs)
    },
    markStale: (slug) => {
      markStale(slug)
      if (slug !== undefined) onChanged([slug])
    },
    setLive: (isLive) => {
      // Changes before the first notification are unknown.
      markStale()
      freshMs = isLive ? Infinity : INVITATION_FRESH_MS
    },
  }
}
