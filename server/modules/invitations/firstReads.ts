import { LRUCache } from 'lru-cache'
import { RECENT_CHANGES, REPLICA_LAG_LIMIT_MS } from '../../config/limits.ts'
import type { AppDeps } from '../../deps.ts'
import { findInvitationBySlug } from './repository.ts'
import type { PublishedInvitation } from './model.ts'

/** Reads of invitations that are not cached. */
export interface FirstReads {
  find: (slug: string) => Promise<PublishedInvitation | undefined>
  /** @returns whether `find` may return an older version than the database has */
  mayBeOld: (slug: string) => boolean
  /** For `REPLICA_LAG_LIMIT_MS`, this invitation is read from the primary. */
  markChanged: (slug: string) => void
}

/** Queries the replica, and the primary for what the replica may not know yet: invitations that are new or have just changed. */
export function createFirstReads({
  db,
  readStale,
  config,
  clock,
}: Pick<AppDeps, 'db' | 'readStale' | 'config' | 'clock'>): FirstReads {
  const changed = new LRUCache<string, true>({
    max: RECENT_CHANGES,
    ttl: REPLICA_LAG_LIMIT_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const mayBeOld = (slug: string): boolean => config.readDatabaseUrl !== null && !changed.has(slug)
  return {
    find: async (slug) => {
      const row = mayBeOld(slug) ? await readStale((replica) => findInvitationBySlug(replica, slug)) : undefined
      return row ?? findInvitationBySlug(db, slug)
    },
    mayBeOld,
    markChanged: (slug) => void changed.set(slug, true),
  }
}
