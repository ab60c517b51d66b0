import { MatchersV3 } from '@pact-foundation/pact'
import { providerEndpoints, type ListProvidersApiArg, type ProviderRegistration } from '@/api/providers'
import { providerDetails } from '../../tests/fixtures/provider.ts'
import { absent, approvedProvider, states } from '../states.ts'
import { createBadRequest, verifyExchange, notFound, createFieldError, withStore } from './contract.ts'
import { listedProvider, providerPage, rating } from './provider.ts'

const { eachLike, like, uuid } = MatchersV3
const { listProviders, getProvider, registerProvider } = providerEndpoints.endpoints

const { id, businessName, photoId, fileId } = approvedProvider
const approvedState = [[states.providerApproved, approvedProvider] as const]
const ratedState = [...approvedState, [states.providerRated, { providerId: id }] as const]
const once = { subscribe: false } as const

describe('listProviders', () => {
  it('returns a page of the providers that match name, category, place, price and guests', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a search of the directory',
        request: {
          method: 'GET',
          path: '/providers',
          query: {
            q: 'adasa',
            category: 'photographer',
            area: 'Cairo',
            governorate: 'cairo',
            city: 'heliopolis',
            priceMin: '10000',
            priceMax: '20000',
            guests: '200',
            sort: 'price',
            page: '1',
            pageSize: '12',
          },
        },
        response: { status: 200, body: { items: eachLike(listedProvider), page: 1, pageSize: 12, total: 1 } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const search = {
            q: 'adasa',
            category: 'photographer',
            area: 'Cairo',
            governorate: 'cairo',
            city: 'heliopolis',
            priceMin: 10_000,
            priceMax: 20_000,
            guests: 200,
            sort: 'price',
            page: 1,
            pageSize: 12,
          } as const
          const { data } = await store.dispatch(listProviders.initiate(search, once))
          expect(data).toMatchObject({ items: [{ id, businessName, serviceClasses: ['photographer'] }], total: 1 })
        }),
    ))

  it('returns the rating of a provider with three reviews, sorted by how many couples asked', () =>
    verifyExchange(
      {
        given: ratedState,
        receiving: 'a search of the directory sorted by how many couples asked',
        request: { method: 'GET', path: '/providers', query: { sort: 'asked', page: '1', pageSize: '12' } },
        response: {
          status: 200,
          body: { items: eachLike({ ...listedProvider, rating }), page: 1, pageSize: 12, total: 1 },
        },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const search = { sort: 'asked', page: 1, pageSize: 12 } as const
          const { data } = await store.dispatch(listProviders.initiate(search, once))
          expect(data).toMatchObject({ items: [{ id, rating: { count: 3, average: 4.5 } }] })
        }),
    ))

  it('returns an empty page when no provider matches', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a search of the directory that nobody fits',
        request: { method: 'GET', path: '/providers', query: { q: 'nobody', page: '1', pageSize: '12' } },
        response: { status: 200, body: { items: [], page: 1, pageSize: 12, total: 0 } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(listProviders.initiate({ q: 'nobody', page: 1, pageSize: 12 }, once))
          expect(data).toEqual({ items: [], page: 1, pageSize: 12, total: 0 })
        }),
    ))

  it('returns 400 for an unknown category', () => {
    // An old address may contain such a category; the browser does not check it.
    const search = { category: 'fireworks', page: 1, pageSize: 12 } as unknown as ListProvidersApiArg
    return verifyExchange(
      {
        given: [],
        receiving: 'a search of the directory in a category that is not there',
        request: { method: 'GET', path: '/providers', query: { category: 'fireworks', page: '1', pageSize: '12' } },
        response: createFieldError('category'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(listProviders.initiate(search, once))
          expect(error).toMatchObject(createBadRequest('category'))
        }),
    )
  })
})

describe('getProvider', () => {
  it('returns the rating of a provider with three reviews', () =>
    verifyExchange(
      {
        given: ratedState,
        receiving: 'a request for a provider with three reviews',
        request: { method: 'GET', path: `/providers/${id}` },
        response: { status: 200, body: { ...providerPage, rating } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(getProvider.initiate({ id }, once))
          expect(data).toMatchObject({ id, rating: { count: 3, stars: { quality: 5 } } })
        }),
    ))

  it('returns the provider', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a request for a provider',
        request: { method: 'GET', path: `/providers/${id}` },
        response: { status: 200, body: providerPage },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(getProvider.initiate({ id }, once))
          expect(data).toMatchObject({ id, businessName, status: 'approved', photos: [{ id: photoId }] })
        }),
    ))

  it('returns 404 for an unknown id', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for a provider that is not there',
        request: { method: 'GET', path: `/providers/${absent.id}` },
        response: notFound,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(getProvider.initiate({ id: absent.id }, once))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})

/** A provider's page contains the addresses of its photographs. */
describe('the address of a photograph', () => {
  const getPath = (ofFile: string) => `/uploads/photo/${ofFile}-small.webp`

  it('returns the photograph', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a request for a photograph of a provider',
        request: { method: 'GET', path: getPath(fileId) },
        response: { status: 200, file: 'image/webp' },
      },
      async (server) => {
        const response = await fetch(`${server.url}/api/v1${getPath(fileId)}`)
        expect(response.headers.get('content-type')).toBe('image/webp')
      },
    ))

  it.each([
    { status: 404, what: 'that was deleted', path: getPath(absent.id), response: notFound },
    { status: 400, what: 'by a wrong name', path: '/uploads/photo/picture.png', response: createFieldError('file') },
  ])('returns $status for a photograph $what', ({ status, what, path, response }) =>
    verifyExchange(
      {
        given: [],
        receiving: `a request for a photograph of a provider ${what}`,
        request: { method: 'GET', path },
        response,
      },
      async (server) => expect((await fetch(`${server.url}/api/v1${path}`)).status).toBe(status),
    ),
  )
})

describe('registerProvider', () => {
  const providerRegistration: ProviderRegistration = {
    ...providerDetails,
    businessName: null,
    address: null,
    capacityOrScale: null,
  }
  const request = { method: 'POST', path: '/services/providers/registration' } as const

  it('returns the pending registration', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a registration as a provider',
        request: { ...request, body: like(providerRegistration) },
        response: { status: 201, body: { id: uuid(id), status: 'pending' } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(registerProvider.initiate({ providerRegistration }))
          expect(data).toMatchObject({ status: 'pending' })
        }),
    ))

  it('returns 400 with the invalid fields', () => {
    const wrong = { ...providerRegistration, contactNumber: '0212345678' }
    return verifyExchange(
      {
        given: [],
        receiving: 'a registration as a provider with a number that is no Egyptian mobile',
        request: { ...request, body: wrong },
        response: createFieldError('contactNumber', 'Please enter a valid Egyptian phone number'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(registerProvider.initiate({ providerRegistration: wrong }))
          expect(error).toMatchObject(createBadRequest('contactNumber'))
        }),
    )
  })
})
