import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { invitationBySlug } from '../db/invitations.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { PUBLISHED_FRESH_MS, PUBLISHED_KEPT } from '../limits.ts'

/** Published invitations as guests ask for them: hundreds of guests cost the database one read. */
export interface PublishedInvitations {
  /**
   * The invitation under a slug (NFC), or undefined: the same object for as long as it stays at one version, so that
   * what is made of it can hang on it. One read serves all who ask meanwhile.
   */
  find: (slug: string) => Promise<InvitationRow | undefined>
  /** The same where it is at hand, without waiting. */
  known: (slug: string) => InvitationRow | undefined
  /** Forgets these slugs at once: their invitations have been edited or deleted. A read under way is not kept. */
  drop: (slugs: string[]) => void
  /** The next who asks for it, or for any, has what is kept compared with the database: another process may have written. */
  doubt: (slug?: string) => void
  /** Whether `doubt` is told of all that other processes write. While it is not, what is kept is compared every now and then. */
  told: (everything: boolean) => void
}

type Reading = Promise<InvitationRow | undefined>

interface Kept {
  reading: Reading
  /** What the reading has found. */
  row?: InvitationRow | undefined
  /** When the reading began, in epoch ms. */
  since: number
}

/** Processes share nothing but the database (architecture, "Scaling out"): what is kept holds as long as that says nothing else. */
export function publishedInvitations(db: Db, config: Config, clock: () => number): PublishedInvitations {
  let freshMs = config.databaseUrl ? PUBLISHED_FRESH_MS : Infinity
  const kept = new LRUCache<string, Kept>({ max: PUBLISHED_KEPT })

  async function read(slug: string, before: Reading | undefined): Reading {
    const row = await invitationBySlug(db, slug)
    const known = await before?.catch(() => undefined)
    return known?.id === row?.id && known?.version === row?.version ? known : row
  }

  function readAndKeep(slug: string, before: Reading | undefined): Reading {
    const entry: Kept = { reading: read(slug, before), since: clock() }
    kept.set(slug, entry)
    const forget = () => {
      if (kept.peek(slug) === entry) kept.delete(slug)
    }
    entry.reading.then((row) => (row ? (entry.row = row) : forget()), forget)
    return entry.reading
  }

  const fresh = (entry: Kept | undefined): Kept | undefined => (entry && clock() - entry.since < freshMs ? entry : undefined)

  function doubt(slug?: string): void {
    const entries = slug === undefined ? [...kept.values()] : [kept.peek(slug)]
    for (const entry of entries) if (entry) entry.since = -Infinity
  }

  return {
    find: (slug) => {
      const known = kept.get(slug)
      return fresh(known)?.reading ?? readAndKeep(slug, known?.reading)
    },
    known: (slug) => fresh(kept.get(slug))?.row,
    drop: (slugs) => slugs.forEach((slug) => kept.delete(slug)),
    doubt,
    told: (everything) => {
      // What was written before all is told is known to nobody.
      doubt()
      freshMs = everything ? Infinity : PUBLISHED_FRESH_MS
    },
  }
}
