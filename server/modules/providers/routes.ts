import { getAccount } from '../../http/auth.ts'
import type { ResponseBody, Handlers } from '../../http/handlerTypes.ts'
import { buildPageBody } from '../../http/pageRequest.ts'
import type { PageQuery } from '../../http/pageRequest.ts'
import { getNewId } from '../../http/requestKey.ts'
import { getLanguage } from '../../messages/index.ts'
import { describeOwn, editProvider } from './edits.ts'
import { toProviderWire } from './model.ts'
import { getVisibleProvider, listServices, registerProvider, removeProvider, searchProviders } from './service.ts'
import type { ProviderDeps, ServiceFilter, ServiceRow } from './service.ts'

type ProviderOperation =
  | 'registerProvider'
  | 'listProviders'
  | 'getProvider'
  | 'updateProvider'
  | 'deleteProvider'
  | 'listServices'
  | 'listServicesByCategory'
  | 'listServicesByProvider'

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
export function createProviderHandlers(deps: ProviderDeps): Handlers<ProviderOperation> {
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

    listProviders: ({ query }) =>
      buildPageBody(query, (page) => searchProviders(deps.db, { ...query, ...page }), toProviderWire),

    getProvider: async (request) => {
      const viewerId = request.subject?.userId
      const row = await getVisibleProvider(deps, request.params.id.toLowerCase(), viewerId)
      const isOwn = viewerId !== undefined && row.owner_id === viewerId
      return isOwn ? describeOwn(deps.db, row) : toProviderWire(row)
    },

    updateProvider: (request) => {
      const { version, ...details } = request.body
      return editProvider(deps, getAccount(request).userId, request.params.id.toLowerCase(), version, details)
    },

    deleteProvider: async (request, reply) => {
      await removeProvider(deps, getAccount(request).userId, request.params.id.toLowerCase())
      return reply.send()
    },

    listServices: ({ query }) => respondWithServices(query),

    listServicesByCategory: ({ params, query }) => respondWithServices(query, { category: params.category }),

    listServicesByProvider: ({ params, query }) =>
      respondWithServices(query, { providerId: params.providerId.toLowerCase() }),
  }
}
