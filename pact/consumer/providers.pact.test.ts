import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ListProvidersApiArg, type ProviderRegistration } from '@/api'
import { providerDetails } from '../../tests/fixtures/provider.ts'
import { absent, approvedProvider, states } from '../states.ts'
import { createBadRequest, verifyExchange, notFound, createFieldError, withStore } from './contract.ts'
import { provider } from './provider.ts'

const { eachLike, like, uuid } = MatchersV3
const { listProviders, getProvider, registerProvider } = generatedApi.endpoints

const { id, businessName } = approvedProvider
const approvedState = [[states.providerApproved, { id, businessName }] as const]
const once = { subscribe: false } as const

describe('listProviders', () => {
  it('returns a page of the providers that match name, category and area', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a search of the directory',
        request: {
          method: 'GET',
          path: '/providers',
          query: { q: 'adasa', category: 'photographer', area: 'Cairo', page: '1', pageSize: '12' },
        },
        response: { status: 200, body: { items: eachLike(provider), page: 1, pageSize: 12, total: 1 } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const search = { q: 'adasa', category: 'photographer', area: 'Cairo', page: 1, pageSize: 12 } as const
          const { data } = await store.dispatch(listProviders.initiate(search, once))
          expect(data).toMatchObject({ items: [{ id, businessName, serviceClasses: ['photographer'] }], total: 1 })
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
  it('returns the provider', () =>
    verifyExchange(
      {
        given: approvedState,
        receiving: 'a request for a provider',
        request: { method: 'GET', path: `/providers/${id}` },
        response: { status: 200, body: provider },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(getProvider.initiate({ id }, once))
          expect(data).toMatchObject({ id, businessName, status: 'approved' })
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
