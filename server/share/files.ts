import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { etagOf } from '../domain/etags.ts'
import type { InvitationRow } from '../domain/invitations.ts'
import { FILES_KEPT_BYTES } from '../limits.ts'

/** A kind of file that is made of a published invitation. */
export interface FileKind {
  /** Names the kind in ETags. */
  name: string
  mediaType: string
  /** Raised by hand when the making changes, so that copies kept elsewhere are made anew. */
  revision: number
  make: (row: InvitationRow, context: Pick<Context, 'config'>) => Promise<Buffer>
}

export interface InvitationFiles {
  /** Changes with every version of an invitation, with the way its file is made and with the site's address, which some hold. */
  etag: (kind: FileKind, row: InvitationRow) => string
  /** The file of this version of an invitation; made once, also for many who ask at the same time. */
  content: (kind: FileKind, row: InvitationRow) => Promise<Buffer>
}

/** Keeps what has been made, bounded in bytes. */
export function invitationFiles(context: Pick<Context, 'config'>): InvitationFiles {
  const made = new LRUCache<string, Buffer>({ maxSize: FILES_KEPT_BYTES, sizeCalculation: (content) => content.length || 1 })
  const etag = ({ name, revision }: FileKind, { id, version }: InvitationRow): string =>
    etagOf(name, revision, id, version, context.config.publicUrl)
  const inMaking = new Map<string, Promise<Buffer>>()

  async function make(key: string, kind: FileKind, row: InvitationRow): Promise<Buffer> {
    try {
      const content = await kind.make(row, context)
      made.set(key, content)
      return content
    } finally {
      inMaking.delete(key)
    }
  }

  return {
    etag,
    content: async (kind, row) => {
      const key = etag(kind, row)
      const known = made.get(key) ?? inMaking.get(key)
      if (known) return known
      const making = make(key, kind, row)
      inMaking.set(key, making)
      return making
    },
  }
}
