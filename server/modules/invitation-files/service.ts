import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import type { AppDeps } from '../../deps.ts'
import { findPreview, storePreview } from './repository.ts'
import { createEtag } from '../../lib/etags.ts'
import type { InvitationRow } from '../invitations/model.ts'
import { TooBusy } from '../../errors.ts'
import { FILES_KEPT_BYTES } from '../../config/limits.ts'

export interface MakeContext {
  config: Config
  /** Aborted when nobody waits for the file any more. */
  signal?: AbortSignal | undefined
}

/** A kind of file that is made of a published invitation. */
export interface FileKind {
  /** Names the kind in ETags. */
  name: string
  mediaType: string
  /** Raised by hand when the making changes, so that copies kept elsewhere are made anew. */
  revision: number
  /** Whether the database keeps the file beside the invitation. */
  isStored?: boolean
  make: (row: InvitationRow, context: MakeContext) => Promise<Buffer>
}

export interface InvitationFiles {
  /** Changes with every version of an invitation, with the way its file is made and with the site's address, which some hold. */
  etag: (kind: FileKind, row: InvitationRow) => string
  /** @returns the file of this version of an invitation; made once, also for many who ask at the same time */
  content: (kind: FileKind, row: InvitationRow) => Promise<Buffer>
  /** Makes and stores a file before anyone asks for it. Whatever fails is made with the first request. */
  prepare: (kind: FileKind, row: InvitationRow) => void
  /** Gives up the files that `prepare` has not made yet. */
  close: () => void
}

interface FileRequest {
  kind: FileKind
  row: InvitationRow
  isPrepared: boolean
}

type Deps = Pick<AppDeps, 'config' | 'db' | 'background' | 'clock'>

/** Files of invitations: made when asked for or published, kept in memory within a bound of bytes. */
export function createInvitationFiles({ config, db, background, clock }: Deps): InvitationFiles {
  const closing = new AbortController()
  const etag = ({ name, revision }: FileKind, { id, version }: InvitationRow): string => createEtag(name, revision, id, version, config.publicUrl)

  async function make({ kind, row, isPrepared }: FileRequest): Promise<Buffer> {
    const revision = etag(kind, row)
    const stored = kind.isStored ? await findPreview(db, row.id, revision) : undefined
    if (stored) return stored
    const content = await kind.make(row, { config, signal: isPrepared ? closing.signal : undefined })
    if (kind.isStored) background.run(() => storePreview(db, { invitationId: row.id, revision, content, now: clock() }))
    return content
  }

  const files = new LRUCache<string, Buffer, FileRequest>({
    maxSize: FILES_KEPT_BYTES,
    sizeCalculation: (content) => content.length || 1,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
  const fetchFile = async (request: FileRequest): Promise<Buffer> => (await files.fetch(etag(request.kind, request.row), { context: request }))!

  async function prepare(request: FileRequest): Promise<void> {
    try {
      await fetchFile(request)
    } catch (error) {
      if (!(error instanceof TooBusy) && !closing.signal.aborted) throw error
    }
  }

  return {
    etag,
    content: (kind, row) => fetchFile({ kind, row, isPrepared: false }),
    prepare: (kind, row) => background.run(() => prepare({ kind, row, isPrepared: true })),
    close: () => closing.abort(),
  }
}
