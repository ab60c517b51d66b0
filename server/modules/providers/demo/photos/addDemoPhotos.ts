import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../../../../database/schema.ts'
import type { PhotoStore } from '../../photos/store.ts'
import { findPhotos, insertPhoto } from '../../repository/photos.ts'
import { findProvider } from '../../repository/providers.ts'
import { getPartId } from '../providers.ts'
import type { DemoProvider } from '../providers.ts'
import { describeDrawing } from './alt.ts'
import { drawPhoto } from './drawPhoto.ts'
import { planDrawings } from './drawing.ts'
import type { Drawing } from './drawing.ts'

export interface DemoDeps {
  db: Db
  photoStore: PhotoStore
}

interface MissingPhoto {
  id: string
  position: number
  provider: DemoProvider
  drawing: Drawing
}

/** Drawings in progress. One drawing uses one core while it is rendered. */
const CONCURRENCY = 3

async function listMissing(db: Db, providers: readonly DemoProvider[]): Promise<MissingPhoto[]> {
  const ids = providers.map(({ id }) => id)
  const stored = new Set((await findPhotos(db, ids)).map(({ id }) => id))
  return providers
    .flatMap((provider, index) =>
      planDrawings(provider.details, index).map((drawing, position) => ({
        id: getPartId(provider.id, position),
        position,
        provider,
        drawing,
      })),
    )
    .filter(({ id }) => !stored.has(id))
}

/** @returns false when another start has added it, or deleted its provider */
async function addPhoto(
  { db, photoStore }: DemoDeps,
  { id, position, provider, drawing }: MissingPhoto,
): Promise<boolean> {
  const { files, width, height } = await drawPhoto(drawing)
  const fileId = randomUUID()
  const attach = await photoStore.write(fileId, files)
  const photo = {
    id,
    provider_id: provider.id,
    file_id: fileId,
    position,
    status: 'listed',
    alt: describeDrawing(drawing, provider.language),
    new_alt: null,
    refusal: null,
    width,
    height,
    checksum: createHash('sha256').update(files.at(-1)!.content).digest('hex'),
    created_at: provider.registeredAt,
  }
  return db.transaction().execute(async (trx) => {
    if (!(await findProvider(trx, provider.id)) || !(await insertPhoto(trx, photo))) return false
    await attach(trx, id)
    return true
  })
}

/**
 * Draws the missing photographs of sample providers. Each one is stored as soon as it is drawn, so an interrupted start continues with the rest.
 * @param options.limit the largest number of photographs to draw
 * @param options.signal ends the work after the drawings in progress
 * @returns the number of added photographs
 */
export async function addDemoPhotos(
  deps: DemoDeps,
  providers: readonly DemoProvider[],
  { limit = Infinity, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const missing = (await listMissing(deps.db, providers)).slice(0, limit).values()
  let added = 0
  const work = async () => {
    for (const photo of missing) {
      if (signal?.aborted) return
      if (await addPhoto(deps, photo)) added += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return added
}
