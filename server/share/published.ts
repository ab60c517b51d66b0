import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { invitationBySlug } from '../db/invitations.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { PUBLISHED_FRESH_MS, PUBLISHED_KEPT } from '../limits.ts'

/** A published invitation, with what has been made of this version of it (rendered pages, by language). */
export interface Published {
  row: InvitationRow
  made: Map<string, unknown>
}

/** Published invitations as guests ask for them: hundreds of guests cost the database one read. */
export interface PublishedInvitations {
  /** The invitation under a slug (NFC), or undefined. One read serves all who ask meanwhile. */
  find: (slug: string) => Promise<Published | undefined>
  /** Forgets these slugs at once: their invitations have been edited or deleted. A read under way is not kept. */
  drop: (slugs: string[]) => void
}

interface Kept {
  reading: Promise<Published | undefined>
  /** When the reading began, in epoch ms. */
  since: number
}

/** Processes share nothing but the database (architecture, "Scaling out"): on a shared one, what is kept is compared with it. */
export function publishedInvitations(db: Db, config: Config, clock: () => number): PublishedInvitations {
  const freshMs = config.databaseUrl ? PUBLISHED_FRESH_MS : Infinity
  const kept = new LRUCache<string, Kept>({ max: PUBLISHED_KEPT })

  async function read(slug: string, before: Promise<Published | undefined> | undefined): Promise<Published | undefined> {
    const row = await invitationBySlug(db, slug)
    if (!row) return undefined
    const known = await before?.catch(() => undefined)
    return known?.row.id === row.id && known.row.version === row.version ? known : { row, made: new Map() }
  }

  function readAndKeep(slug: string, before: Kept | undefined): Promise<Published | undefined> {
    const entry: Kept = { reading: read(slug, before?.reading), since: clock() }
    kept.set(slug, entry)
    const forget = () => {
      if (kept.peek(slug) === entry) kept.delete(slug)
    }
    entry.reading.then((found) => found ?? forget(), forget)
    return entry.reading
  }

  return {
    find: (slug) => {
      const known = kept.get(slug)
      return known && clock() - known.since < freshMs ? known.reading : readAndKeep(slug, known)
    },
    drop: (slugs) => slugs.forEach((slug) => kept.delete(slug)),
  }
}
