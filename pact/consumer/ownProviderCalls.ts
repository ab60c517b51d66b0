import { type PhotoArrangement, type ProviderUpdate, providerEndpoints } from '@/api/providers'
import { providerDetails, providerProfile } from '../../tests/fixtures/provider.ts'
import { couple, ownedProvider, PHOTO_ALT, states } from '../states.ts'
import type { Call } from './calls.ts'
import { bearer } from './contract.ts'
import { requestKey, requestKeyHeader } from './invitation.ts'
import { buildUpload, readPicture } from './pictures.ts'

const { endpoints } = providerEndpoints
const { id: ownId, photoId: ownPhotoId } = ownedProvider

/** A listed provider, of the couple by default. */
export const createOwnedState = (status: 'approved' | 'rejected' = 'approved', ownerId: string = couple.id) =>
  [states.providerOwned, { ownerId, ...ownedProvider, status }] as const

/** An edit of version 1 that leaves the profile as it is. */
export const detailsUpdate: ProviderUpdate = {
  ...providerDetails,
  serviceClasses: ['photographer'],
  priceRange: 18_000,
  version: 1,
}
export const profileUpdate: ProviderUpdate = {
  ...detailsUpdate,
  profile: { ...providerProfile, whatsApp: '01112345678', foundedYear: 2011 },
}
export const arrangement: PhotoArrangement = { photos: [{ id: ownPhotoId, alt: PHOTO_ALT }] }

/** A file of the folder `pictures`; a valid one by default. */
interface PictureFile {
  name?: string
  type?: string
}

/** Builders of the calls with which an account manages its provider, by operation. */
export const ownProviderCalls = {
  listOwnProviders: () => ({
    receiving: "a request for one's own providers",
    request: { method: 'GET', path: '/providers/own', headers: bearer },
    run: (store) => store.dispatch(endpoints.listOwnProviders.initiate(undefined, { subscribe: false })),
  }),
  updateProvider: (id: string = ownId, providerUpdate = profileUpdate) => ({
    receiving: "an edit of one's provider",
    request: { method: 'PUT', path: `/providers/${id}`, headers: bearer, body: providerUpdate },
    run: (store) => store.dispatch(endpoints.updateProvider.initiate({ id, providerUpdate })),
  }),
  deleteProvider: (id: string = ownId) => ({
    receiving: "a deletion of one's provider",
    request: { method: 'DELETE', path: `/providers/${id}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteProvider.initiate({ id })),
  }),
  addProviderPhoto: (id: string = ownId, { name = 'background.png', type = 'image/png' }: PictureFile = {}) => ({
    receiving: "a new photograph of one's provider",
    request: buildUpload(name, type, { path: `/providers/${id}/photos`, headers: requestKeyHeader }),
    run: async (store) => {
      const body = { file: await readPicture(name, type) }
      return store.dispatch(endpoints.addProviderPhoto.initiate({ id, 'Idempotency-Key': requestKey, body }))
    },
  }),
  arrangeProviderPhotos: (id: string = ownId, photoArrangement = arrangement) => ({
    receiving: 'an arrangement of photographs',
    request: { method: 'PUT', path: `/providers/${id}/photos`, headers: bearer, body: photoArrangement },
    run: (store) => store.dispatch(endpoints.arrangeProviderPhotos.initiate({ id, photoArrangement })),
  }),
  deleteProviderPhoto: (id: string = ownId, photoId: string = ownPhotoId) => ({
    receiving: 'a deletion of a photograph',
    request: { method: 'DELETE', path: `/providers/${id}/photos/${photoId}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteProviderPhoto.initiate({ id, photoId })),
  }),
} as const satisfies Record<string, (...changes: never[]) => Call>
