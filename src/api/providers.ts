/**
 * The entry to the operations on providers, apart from `index.ts`, so that other pages do not load them. Exports the generated endpoints with their
 * tags and updates of the cache, their hooks and types.
 */
import { findCurrent } from './errors'
import { providerEndpoints, type Enquiry, type OwnPhoto, type OwnProvider } from './generated/providerEndpoints'

export * from './generated/providerEndpoints'

const LIST = 'LIST'
const tagProvider = (id: string) => [
  { type: 'Provider' as const, id },
  { type: 'Provider' as const, id: LIST },
]

/** @returns an update of a cached provider's photographs; visitors' copies have none of their owner's */
const updatePhotos = (id: string, change: (photos: OwnPhoto[]) => OwnPhoto[]) =>
  providerEndpoints.util.updateQueryData('getProvider', { id }, (provider: OwnProvider) => {
    if (!provider.ownPhotos) return
    provider.ownPhotos = change(provider.ownPhotos)
    const order = provider.ownPhotos.map((photo) => photo.id)
    provider.photos = provider.photos
      .filter((photo) => order.includes(photo.id))
      .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  })

/** A repeated request returns what the first one stored. */
const append = (added: OwnPhoto) => (photos: OwnPhoto[]) => [...photos.filter(({ id }) => id !== added.id), added]

/** @returns an update of the cached enquiries of the account */
const updateEnquiries = (change: (enquiries: Enquiry[]) => Enquiry[]) =>
  providerEndpoints.util.updateQueryData('listEnquiries', undefined, (list) => {
    list.enquiries = change(list.enquiries)
  })

const replaceEnquiry = (changed: Enquiry) =>
  updateEnquiries((enquiries) => enquiries.map((one) => (one.id === changed.id ? changed : one)))

const ignore = (): void => undefined

/**
 * The owner's views of a provider, and a couple's enquiries. A response about photographs goes straight into the cached provider, so that an uploaded photograph does not
 * disappear until it is fetched; after a refusal the provider is fetched again.
 */
providerEndpoints.enhanceEndpoints({
  addTagTypes: ['Provider', 'Enquiry', 'Review'],
  endpoints: {
    listOwnProviders: { providesTags: [{ type: 'Provider', id: LIST }] },
    getProvider: { providesTags: (_result, _error, { id }) => [{ type: 'Provider', id }] },
    updateProvider: { invalidatesTags: (result, _error, { id }) => (result ? tagProvider(id) : []) },
    deleteProvider: { invalidatesTags: [{ type: 'Provider', id: LIST }] },
    addProviderPhoto: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(updatePhotos(id, append(data))), ignore),
      invalidatesTags: [{ type: 'Provider', id: LIST }],
    },
    arrangeProviderPhotos: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(updatePhotos(id, () => data.photos)), ignore),
      invalidatesTags: (_result, error, { id }) => (error ? [{ type: 'Provider', id }] : []),
    },
    deleteProviderPhoto: {
      onQueryStarted: ({ id, photoId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(updatePhotos(id, (photos) => photos.filter((photo) => photo.id !== photoId))),
          ignore,
        ),
      invalidatesTags: (_result, error, { id }) => (error ? tagProvider(id) : [{ type: 'Provider', id: LIST }]),
    },
    listReviews: { providesTags: (_result, _error, { id }) => [{ type: 'Review', id }] },
    answerReview: { invalidatesTags: (_result, _error, { id }) => [{ type: 'Review', id }] },
    disputeReview: { invalidatesTags: (_result, _error, { id }) => [{ type: 'Review', id }] },
    addReview: {
      onQueryStarted: (_review, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(replaceEnquiry(data)), ignore),
      invalidatesTags: (_result, error) => (error ? ['Enquiry'] : []),
    },
    deleteReview: { invalidatesTags: ['Enquiry'] },
    listEnquiries: { providesTags: ['Enquiry'] },
    sendEnquiry: { invalidatesTags: (result) => (result ? ['Enquiry'] : []) },
    updateEnquiry: {
      onQueryStarted: (_edit, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(replaceEnquiry(data)),
          ({ error }: { error: unknown }) => {
            const current = findCurrent(error, 'version_conflict') as Enquiry | undefined
            if (current) dispatch(replaceEnquiry(current))
          },
        ),
    },
    deleteEnquiry: {
      onQueryStarted: ({ enquiryId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(updateEnquiries((enquiries) => enquiries.filter(({ id }) => id !== enquiryId))),
          ignore,
        ),
      invalidatesTags: (_result, error) => (error ? ['Enquiry'] : []),
    },
  },
})
