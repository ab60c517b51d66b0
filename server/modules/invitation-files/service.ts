import { LRUCache } from 'lru-cache'
import type { Config } from '../../config/config.ts'
import type { AppDeps } from '../../deps.ts'
import { findPreview, storePreview } from './repository.ts'
import type { PictureRenderer } from './pictures/workerRenderer.ts'
import { createEtag } from '../../lib/etags.ts'
import type { InvitationRow } from '../invitations/model.ts'
import { TooBusy } from '../../errors.ts'
import { FILES_KEPT_BYTES } from '../../config/limits.ts'

export interface MakeContext {
  config: Config
  pictures: PictureRenderer
  /** Aborted when the file is no longer needed. */
  signal?: AbortSignal | undefined
}

/** A kind of file that the server makes from a published invitation. */
export interface FileKind {
  /** The name of the kind in ETags. */
  name: string
  mediaType: string
  /** Must be increased when the output of `make` changes, so that stored and cached copies expire. */
  revision: number
  /** Whether it invites to the wedding: there is none when the wedding is called off. */
  isInvitation?: boolean
  /** Whether the database stores the file with the invitation. */
  isStored?: boolean
  make: (row: InvitationRow, context: MakeContext) => Promise<Buffer>
}

export interface InvitationFiles {
  /** @returns an ETag that changes with the invitation's version, the revision of the kind and the site's address, which some files contain */
  getEtag: (kind: FileKind, row: InvitationRow) => string
  /** @returns the file of this version of an invitation; parallel requests share one result */
  getContent: (kind: FileKind, row: InvitationRow) => Promise<Buffer>
  /** Makes and stores a file before the first request. On failure the first request makes it. */
  prepare: (kind: FileKind, row: InvitationRow) => void
  /** Cancels the pending files of `prepare`. */
  close: () => void
}

interface FileRequest {
  kind: FileKind
  row: InvitationRow
  isPrepared: boolean
}

type Deps = Pick<AppDeps, 'config' | 'db' | 'background' | 'clock'> & Pick<MakeContext, 'pictures'>

/** Creates the files of invitations on request or on publication, with an in-memory cache of at most FILES_KEPT_BYTES. */
export function createInvitationFiles({ config, db, background, clock, pictures }: Deps): InvitationFiles {
  const closing = new AbortController()
  const getEtag = ({ name, revision }: FileKind, { id, version }: InvitationRow): string =>
    createEtag(name, revision, id, version, config.publicUrl)

  async function make({ kind, row, isPrepared }: FileRequest): Promise<Buffer> {
    const revision = getEtag(kind, row)
    // A version that has just been published is not stored yet.
    const stored = kind.isStored && !isPrepared ? await findPreview(db, row.id, revision) : undefined
    if (stored) return stored
    const content = await kind.make(row, { config, pictures, signal: isPrepared ? closing.signal : undefined })
    if (kind.isStored) background.run(() => storePreview(db, { invitationId: row.id, revision, content, now: clock() }))
    return content
  }

  const files = new LRUCache<string, Buffer, FileRequest>({
    maxSize: FILES_KEPT_BYTES,
    sizeCalculation: (content) => content.length || 1,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
  const fetchFile = async (request: FileRequest): Promise<Buffer> =>
    (await files.fetch(getEtag(request.kind, request.row), { context: request }))!

  async function prepare(request: FileRequest): Promise<void> {
    if (request.kind.isInvitation && request.row.wedding_status === 'calledOff') return
    try {
      await fetchFile(request)
    } catch (error) {
      if (!(error instanceof TooBusy) && !closing.signal.aborted) throw error
    }
  }

  return {
    getEtag,
    getContent: (kind, row) => fetchFile({ kind, row, isPrepared: false }),
    prepare: (kind, row) => background.run(() => prepare({ kind, row, isPrepared: true })),
    close: () => closing.abort(),
  }
}
