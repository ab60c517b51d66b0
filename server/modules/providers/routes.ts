import { getAccount } from '../../http/auth.ts'
import type { ResponseBody, Handlers } from '../../http/handlerTypes.ts'
import { buildPageBody } from '../../http/pageRequest.ts'
import type { PageQuery } from '../../http/pageRequest.ts'
import { getNewId } from '../../http/requestKey.ts'
import { readUploadedFile } from '../../http/uploadedFile.ts'
import { getLanguage } from '../../messages/index.ts'
import { describeListed, describeOwn, editProvider } from './edits.ts'
import { listOwn } from './ownership.ts'
import { addPhoto, arrangePhotos, readPhotoFile, removePhoto } from './photos/service.ts'
import type { PhotoDeps } from './photos/service.ts'
import { answerReview, disputeReview, listReviews } from './reviews/service.ts'
import { getVisibleProvider, listServices, registerProvider, removeProvider, searchDirectory } from './service.ts'
import type { ProviderDeps, ServiceFilter, ServiceRow } from './service.ts'
import type { ViewCounter } from './views.ts'

type DirectoryOperation =
  | 'registerProvider'
  | 'listProviders'
  | 'getProvider'
  | 'listReviews'
  | 'listServices'
  | 'listServicesByCategory'
  | 'listServicesByProvider'

type OwnerOperation =
  | 'listOwnProviders'
  | 'updateProvider'
  | 'deleteProvider'
  | 'addProviderPhoto'
  | 'arrangeProviderPhotos'
  | 'deleteProviderPhoto'
  | 'getProviderPhoto'
  | 'answerReview'
  | 'disputeReview'

export interface ProviderRouteDeps extends ProviderDeps, PhotoDeps {
  viewCounter: ViewCounter
}

type ProviderStatus = ResponseBody<'registerProvider'>['status']
type Service = ResponseBody<'listServices'>['items'][number]

const toServiceWire = (row: ServiceRow): Service => ({
  providerId: row.provider_id,
  providerName: row.business_name ?? row.full_name,
  category: row.category as Service['category'],
  priceRange: row.price_range,
  address: row.address,
})

/** Handlers for the directory: all clients see approved providers, an account also sees its own in any status. */
function createDirectoryHandlers(deps: ProviderRouteDeps): Handlers<DirectoryOperation> {
  const respondWithServices = (query: PageQuery, filter?: ServiceFilter) =>
    buildPageBody(query, (page) => listServices(deps, page, filter), toServiceWire)

  return {
    registerProvider: async (request) => {
      const row = await registerProvider(
        deps,
        { id: getNewId(request), ownerId: request.subject?.userId ?? null, language: getLanguage(request) },
        request.body,
      )
      return { id: row.id, status: row.status as ProviderStatus }
    },

    listProviders: ({ query }) => buildPageBody(query, (page) => searchDirectory(deps, { ...query, ...page })),

    getProvider: async (request) => {
      const id = request.params.id.toLowerCase()
      const { row, isOwn } = await getVisibleProvider(deps, id, request.subject?.userId)
      if (isOwn) return (await describeOwn(deps, [row]))[0]!
      deps.viewCounter.count(id)
      return describeListed(deps.db, row)
    },

    listReviews: async (request) => {
      const { row } = await getVisibleProvider(deps, request.params.id.toLowerCase(), request.subject?.userId)
      return buildPageBody(request.query, (page) => listReviews(deps.db, row.id, page))
    },

    listServices: ({ query }) => respondWithServices(query),

    listServicesByCategory: ({ params, query }) => respondWithServices(query, { category: params.category }),

    listServicesByProvider: ({ params, query }) =>
      respondWithServices(query, { providerId: params.providerId.toLowerCase() }),
  }
}

const getSender = (request: Parameters<typeof getAccount>[0] & { params: { id: string } }) => ({
  userId: getAccount(request).userId,
  providerId: request.params.id.toLowerCase(),
})

const getReviewRequest = (request: Parameters<typeof getSender>[0] & { params: { reviewId: string } }) => ({
  ...getSender(request),
  reviewId: request.params.reviewId.toLowerCase(),
})

/** Handlers for the owners of providers. */
function createOwnerHandlers(deps: ProviderRouteDeps): Handlers<OwnerOperation> {
  return {
    listOwnProviders: async (request) => {
      const rows = await listOwn(deps.db, getAccount(request).userId)
      return { providers: await describeOwn(deps, rows) }
    },

    updateProvider: (request) =>
      editProvider(deps, getAccount(request).userId, request.params.id.toLowerCase(), request.body),

    deleteProvider: async (request, reply) => {
      await removeProvider(deps, getAccount(request).userId, request.params.id.toLowerCase())
      return reply.send()
    },

    addProviderPhoto: async (request) =>
      addPhoto(deps, getSender(request), { id: getNewId(request), file: await readUploadedFile(request) }),

    arrangeProviderPhotos: (request) => arrangePhotos(deps, getSender(request), request.body.photos),

    deleteProviderPhoto: async (request, reply) => {
      await removePhoto(deps, getSender(request), request.params.photoId.toLowerCase())
      return reply.send()
    },

    answerReview: (request) => answerReview(deps, getReviewRequest(request), request.body.text),

    disputeReview: (request) => disputeReview(deps, getReviewRequest(request), request.body.reason),

    getProviderPhoto: async (request, reply) => {
      const content = await readPhotoFile(deps, request.params.file)
      return reply
        .type('image/webp')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'private, max-age=604800, immutable')
        .send(content)
    },
  }
}

export const createProviderHandlers = (deps: ProviderRouteDeps) => ({
  ...createDirectoryHandlers(deps),
  ...createOwnerHandlers(deps),
})
