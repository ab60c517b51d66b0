import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import {
  addProvider,
  listServices,
  providerById,
  removeProvider,
  replaceProvider,
  searchProviders,
} from './repository.ts'
import type { PageRequest, ServiceRow } from './repository.ts'
import { providerToWire } from './service.ts'
import { ApiError } from '../../errors.ts'
import { accountOf } from '../../http/auth.ts'
import type { Answer, Handlers } from '../../http/operations.ts'

type ProviderOperation =
  | 'registerProvider'
  | 'listProviders'
  | 'getProvider'
  | 'updateProvider'
  | 'deleteProvider'
  | 'listServices'
  | 'listServicesByCategory'
  | 'listServicesByProvider'

type ServicePage = Answer<'listServices'>

const serviceToWire = (row: ServiceRow): ServicePage['items'][number] => ({
  providerId: row.provider_id,
  providerName: row.business_name ?? row.full_name,
  category: row.category as ServicePage['items'][number]['category'],
  priceRange: row.price_range,
  address: row.address,
})
/** The document's defaults have been filled in by validation. */
const pageOf = (query: { page?: number; pageSize?: number } | undefined): PageRequest => ({
  page: query?.page ?? 1,
  pageSize: query?.pageSize ?? 20,
})

/** The directory: approved providers for everyone, one's own in any status. */
export function providerHandlers({ db, clock }: Context): Handlers<ProviderOperation> {
  async function servicePage(query: Parameters<typeof pageOf>[0], only?: Parameters<typeof listServices>[2]) {
    const page = pageOf(query)
    const { rows, total } = await listServices(db, page, only)
    return { items: rows.map(serviceToWire), ...page, total }
  }

  return {
    registerProvider: async (request) => {
      const row = await addProvider(db, request.subject?.userId ?? null, request.body, instant(clock))
      return { id: row.id, status: 'pending' }
    },

    listProviders: async ({ query }) => {
      const page = pageOf(query)
      const { rows, total } = await searchProviders(db, { ...query, ...page })
      return { items: rows.map(providerToWire), ...page, total }
    },

    getProvider: async (request) => {
      const row = await providerById(db, request.params.id.toLowerCase())
      const own = row && row.owner_id !== null && row.owner_id === request.subject?.userId
      if (!row || (row.status !== 'approved' && !own)) throw new ApiError('not_found')
      return providerToWire(row)
    },

    updateProvider: async (request) => {
      const { userId } = accountOf(request)
      const id = request.params.id.toLowerCase()
      const { version, ...details } = request.body
      const row = await replaceProvider(db, userId, id, version, details, instant(clock))
      if (row) return providerToWire(row)
      const existing = await providerById(db, id)
      throw new ApiError(existing?.owner_id === userId ? 'version_conflict' : 'not_found')
    },

    deleteProvider: async (request, reply) => {
      const { userId } = accountOf(request)
      if (!(await removeProvider(db, userId, request.params.id.toLowerCase()))) throw new ApiError('not_found')
      return reply.send()
    },

    listServices: ({ query }) => servicePage(query),

    listServicesByCategory: ({ params, query }) => servicePage(query, { category: params.category }),

    listServicesByProvider: async ({ params, query }) => {
      const providerId = params.providerId.toLowerCase()
      if ((await providerById(db, providerId))?.status !== 'approved') throw new ApiError('not_found')
      return servicePage(query, { providerId })
    },
  }
}
