import { generatedApi } from '@/api'
import { placeholders } from '../states.ts'
import {
  createBadRequest,
  bearer,
  verifyExchange,
  createFieldError,
  createSignedInState,
  unauthorized,
  withStore,
} from './contract.ts'

const { getWishlist, updateWishlist } = generatedApi.endpoints

const path = '/users/wishlist'

describe('the wishlist', () => {
  it('is returned', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: "a request for one's wishlist",
        request: { method: 'GET', path, headers: bearer },
        response: { status: 200, body: { itemIds: [] } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(getWishlist.initiate(undefined, { subscribe: false }))
          expect(data).toEqual({ itemIds: [] })
        }),
    ))

  it('is replaced and keeps its order', () => {
    const wishlist = { itemIds: ['storage-1', 'bathroom-2'] }
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: "a change of one's wishlist",
        request: { method: 'PUT', path, headers: bearer, body: wishlist },
        response: { status: 200, body: wishlist },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(updateWishlist.initiate({ wishlist }))
          expect(data).toEqual(wishlist)
        }),
    )
  })

  it('returns 400 for an unknown item', () => {
    const wishlist = { itemIds: ['storage-1', 'no item'] }
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: "a change of one's wishlist to what is no item",
        request: { method: 'PUT', path, headers: bearer, body: wishlist },
        response: createFieldError('itemIds.1'),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateWishlist.initiate({ wishlist }))
          expect(error).toMatchObject(createBadRequest('itemIds.1'))
        }),
    )
  })

  it('returns 401 without a token', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for a wishlist without a token',
        request: { method: 'GET', path },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(getWishlist.initiate(undefined, { subscribe: false }))
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})
