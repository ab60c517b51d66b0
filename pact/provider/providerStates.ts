import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../server/context.ts'
import type { Db, NewRow } from '../../server/database/schema.ts'
import type { User } from '../../server/modules/identity/users.ts'
import { addApprovedProvider } from '../../server/modules/providers/service.ts'
import { PHOTOS_PER_PROVIDER } from '../../shared/limits.ts'
import { providerDetails, providerProfile } from '../../tests/fixtures/provider.ts'
import { PHOTO_ALT } from '../states.ts'
import type { StateHandlers } from './stateHandlers.ts'

type ProviderState = 'a provider is approved' | 'an account owns a provider'

const MADE_AT = '2026-11-21T10:00:00.000Z'
const REFUSAL = 'Please add a photograph of your work.'
const profile = { ...providerProfile, whatsApp: '01112345678' }
const details = { ...providerDetails, serviceClasses: ['photographer' as const] }

/** Adds a listed provider with every optional field. */
export async function addProvider(
  db: Db,
  {
    id,
    businessName = details.businessName,
    ...changes
  }: { id: string; businessName?: string } & Partial<Pick<NewRow<'providers'>, 'owner_id' | 'status' | 'refusal'>>,
): Promise<void> {
  await addApprovedProvider(db, id, { ...details, businessName }, MADE_AT, profile)
  await db
    .updateTable('providers')
    .set({ status: 'approved', ...changes })
    .where('id', '=', id)
    .execute()
}

async function drawPhotograph(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 4, height: 3, channels: 3, background: '#7a4a8c' } })
    .webp()
    .toBuffer()
}

/** The same for every photograph. */
let content: Buffer | undefined

/** Adds a photograph that waits. A refused one has no files. */
export async function addPhotograph(
  db: Db,
  providerId: string,
  changes: Partial<NewRow<'provider_photos'>> = {},
): Promise<void> {
  content ??= await drawPhotograph()
  const photo = {
    id: randomUUID(),
    provider_id: providerId,
    file_id: randomUUID(),
    position: 0,
    status: 'waiting',
    alt: PHOTO_ALT,
    new_alt: null,
    refusal: null,
    width: 1600,
    height: 1200,
    checksum: '',
    created_at: MADE_AT,
    ...changes,
  }
  await db.insertInto('provider_photos').values(photo).execute()
  if (photo.status === 'refused') return
  const files = ['small', 'medium', 'large'].map((size) => ({ photo_id: photo.id, size, content: content! }))
  await db.insertInto('photo_files').values(files).execute()
}

/** Adds photographs to the providers of an account until they have reached the limit. */
export async function fillPhotographs(db: Db, ownerId: string): Promise<void> {
  const providers = await db.selectFrom('providers').select('id').where('owner_id', '=', ownerId).execute()
  for (const { id } of providers) {
    const photos = await db.selectFrom('provider_photos').select('id').where('provider_id', '=', id).execute()
    for (let position = photos.length; position < PHOTOS_PER_PROVIDER; position += 1)
      await addPhotograph(db, id, { position })
  }
}

/**
 * Handlers of the states of providers.
 * @param ensureAccount creates an account unless it exists
 */
export const createProviderStateHandlers = (
  { db, viewCounter }: Pick<AppContext, 'db' | 'viewCounter'>,
  ensureAccount: (id: string) => Promise<User>,
): Pick<StateHandlers, ProviderState> => ({
  'a provider is approved': async ({ id, businessName, photoId, fileId }) => {
    await addProvider(db, { id, businessName })
    await addPhotograph(db, id, { id: photoId, file_id: fileId, status: 'listed' })
    return {}
  },

  'an account owns a provider': async ({ ownerId, id, photoId, status }) => {
    await ensureAccount(ownerId)
    const isRefused = status === 'rejected'
    await addProvider(db, { id, owner_id: ownerId, status, refusal: isRefused ? REFUSAL : null })
    const photo = isRefused ? { status: 'refused', refusal: REFUSAL } : { status: 'listed', new_alt: 'The hall' }
    await addPhotograph(db, id, { id: photoId, ...photo })
    if (!isRefused) {
      const edit = {
        provider_id: id,
        details: JSON.stringify(details),
        profile: JSON.stringify(profile),
        refusal: null,
        created_at: MADE_AT,
      }
      await db.insertInto('provider_edits').values(edit).execute()
    }
    viewCounter.count(id)
    await viewCounter.store()
    return {}
  },
})
