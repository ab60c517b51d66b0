import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { storageKeys } from '@shared/storageKeys'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { generatedApi, sessionExpired } from '@/api'
import { Gallery } from '../Gallery'
import { toggleWish } from './wishlistEdit'

const server = apiServer()

const getCards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
/** By its label: asking for roles computes the name of every button of 25 cards. */
const getHeart = (name: string) => screen.getByLabelText(name)
const storage = { at: '/items?category=storage' }
const readStoredItems = () =>
  (JSON.parse(localStorage.getItem(storageKeys.wishlist) ?? '{}') as { itemIds?: string[] }).itemIds

const mockAccount = (itemIds: string[]) => [
  http.post(api('/identity/login'), () =>
    HttpResponse.json({ message: 'success', token: 'T', expiresIn: 900, user: { id: 'u', email: 'l@x.example' } }),
  ),
  http.get(api('/users/wishlist'), () => HttpResponse.json({ itemIds })),
]
const login = generatedApi.endpoints.login.initiate({ loginRequest: { email: 'l@x.example', password: 'x' } })

describe('wishlist', () => {
  it('stores a visitor’s items in the browser and filters the gallery by them', async () => {
    const { user } = renderSite(<Gallery />, storage)
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    await user.click(getHeart('Add to Wishlist: Linen chest'))
    expect(readStoredItems()).toEqual(['storage-1', 'storage-4'])
    await user.click(screen.getByText('Only my wishlist'))
    expect(getCards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Spice jars',
      'Linen chest',
    ])
    await user.click(getHeart('On your wishlist: Spice jars'))
    await user.click(getHeart('On your wishlist: Linen chest'))
    expect(readStoredItems()).toEqual([])
    expect(screen.getByText('Nothing here is on your wishlist yet')).toBeVisible()
  })

  it('is merged into the account’s list at sign-in and removed from the browser', async () => {
    server.use(
      ...mockAccount(['bathroom-1', 'storage-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    await user.click(getHeart('Add to Wishlist: Linen chest'))
    await act(() => store.dispatch(login))
    const merged = ['bathroom-1', 'storage-1', 'storage-4']
    await waitFor(() => expect(getSentBodies('/users/wishlist').at(-1)).toEqual({ itemIds: merged }))
    await waitFor(() => expect(readStoredItems()).toEqual([]))
    expect(await screen.findByLabelText('On your wishlist: Linen chest')).toBeVisible()
    act(() => void store.dispatch(sessionExpired()))
    expect(await screen.findByLabelText('Add to Wishlist: Linen chest')).toBeVisible()
    expect(readStoredItems()).toEqual([])
  })

  it('is sent as a whole and shown at once after each edit of a signed-in couple', async () => {
    server.use(
      ...mockAccount([]),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    expect(await screen.findByLabelText('On your wishlist: Spice jars')).toBeVisible()
    await user.click(getHeart('Add to Wishlist: Linen chest'))
    await waitFor(() =>
      expect(getSentBodies('/users/wishlist').filter((body) => body !== null)).toEqual([
        { itemIds: ['storage-1'] },
        { itemIds: ['storage-1', 'storage-4'] },
      ]),
    )
    await user.click(getHeart('On your wishlist: Spice jars'))
    await waitFor(() => expect(getSentBodies('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-4'] }))
    expect(readStoredItems()).toBeUndefined()
  })

  it('is not fetched at sign-in when there is nothing to merge or show', async () => {
    const { store } = renderSite(<p />)
    server.use(...mockAccount(['bathroom-1']))
    await act(() => store.dispatch(login))
    expect(getSentBodies('/users/wishlist')).toEqual([])
  })

  it('is fetched before the first edit, so that the edit does not replace the account’s list', async () => {
    server.use(
      ...mockAccount(['bathroom-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { store } = renderSite(<p />)
    await act(() => store.dispatch(login))
    act(() => void store.dispatch(toggleWish('storage-1')))
    await waitFor(() =>
      expect(getSentBodies('/users/wishlist').at(-1)).toEqual({ itemIds: ['bathroom-1', 'storage-1'] }),
    )
  })

  it('is restored when an edit fails, and saved on retry', async () => {
    server.use(
      ...mockAccount([]),
      http.put(api('/users/wishlist'), () => HttpResponse.error(), { once: true }),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    const retry = await screen.findByText('Try again')
    expect(await screen.findByLabelText('Add to Wishlist: Spice jars')).toBeVisible()
    server.use(http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())))
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
    await waitFor(() => expect(getSentBodies('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-1'] }))
    expect(await screen.findByLabelText('On your wishlist: Spice jars')).toBeVisible()
  })

  describe('when items are added quickly', () => {
    /**
     * Responds to the first PUT only when it is released.
     * @returns a function that releases it
     */
    const holdFirstRequest = (respond: (itemIds: string[], isFirst: boolean) => Response) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      let requests = 0
      server.use(
        ...mockAccount([]),
        http.put(api('/users/wishlist'), async ({ request }) => {
          const { itemIds } = (await request.json()) as { itemIds: string[] }
          requests += 1
          const isFirst = requests === 1
          if (isFirst) await released
          return respond(itemIds, isFirst)
        }),
      )
      return release
    }
    const getSavedLists = () => getSentBodies('/users/wishlist').filter((body) => body !== null)
    const addAll = async (...names: string[]) => {
      const { user, store } = renderSite(<Gallery />, storage)
      await act(() => store.dispatch(login))
      for (const name of names) {
        await user.click(getHeart(`Add to Wishlist: ${name}`))
        expect(await screen.findByLabelText(`On your wishlist: ${name}`)).toBeVisible()
      }
    }

    it('ends with both on the server when the first request takes longest', async () => {
      let stored: string[] = []
      const release = holdFirstRequest((itemIds) => {
        stored = itemIds
        return HttpResponse.json({ itemIds })
      })
      await addAll('Spice jars', 'Linen chest')
      await waitFor(() => expect(getSavedLists()).toEqual([{ itemIds: ['storage-1'] }]))
      release()
      await waitFor(() => expect(stored).toEqual(['storage-1', 'storage-4']))
    })

    it('sends only the newest list after the request in progress', async () => {
      const release = holdFirstRequest((itemIds) => HttpResponse.json({ itemIds }))
      await addAll('Spice jars', 'Linen chest', 'Kitchen drawer organiser')
      release()
      await waitFor(() =>
        expect(getSavedLists()).toEqual([
          { itemIds: ['storage-1'] },
          { itemIds: ['storage-1', 'storage-4', 'storage-5'] },
        ]),
      )
    })

    it('keeps both when the first request fails and the second succeeds', async () => {
      const release = holdFirstRequest((itemIds, isFirst) =>
        isFirst ? HttpResponse.error() : HttpResponse.json({ itemIds }),
      )
      await addAll('Spice jars', 'Linen chest')
      release()
      await waitFor(() => expect(getSavedLists().at(-1)).toEqual({ itemIds: ['storage-1', 'storage-4'] }))
      for (const name of ['Spice jars', 'Linen chest'])
        expect(await screen.findByLabelText(`On your wishlist: ${name}`)).toBeVisible()
      expect(screen.queryByText('Try again')).toBeNull()
    })

    it('removes both when every request fails', async () => {
      const release = holdFirstRequest(() => HttpResponse.error())
      await addAll('Spice jars', 'Linen chest')
      release()
      expect(await screen.findByText('Try again')).toBeVisible()
      for (const name of ['Spice jars', 'Linen chest'])
        expect(screen.getByLabelText(`Add to Wishlist: ${name}`)).toBeVisible()
    })
  })

  it('is stored in the browser when the account’s list cannot be fetched, and merged later', async () => {
    server.use(
      http.get(api('/users/wishlist'), () => HttpResponse.error()),
      ...mockAccount([]),
    )
    const { user, store, unmount } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    await waitFor(() => expect(readStoredItems()).toEqual(['storage-1']))
    unmount()
    server.use(
      ...mockAccount(['bathroom-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    await act(() => store.dispatch(generatedApi.endpoints.getWishlist.initiate(undefined, { forceRefetch: true })))
    await waitFor(() =>
      expect(getSentBodies('/users/wishlist').at(-1)).toEqual({ itemIds: ['bathroom-1', 'storage-1'] }),
    )
    await waitFor(() => expect(readStoredItems()).toEqual([]))
  })

  it('is stored in the browser when the session expires during an edit', async () => {
    const createRefusal = () =>
      HttpResponse.json({ code: 'unauthorized', message: 'no', requestId: 'r' }, { status: 401 })
    server.use(
      ...mockAccount([]),
      http.put(api('/users/wishlist'), createRefusal),
      http.post(api('/identity/refresh-token'), createRefusal),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(getHeart('Add to Wishlist: Spice jars'))
    await waitFor(() => expect(store.getState().auth.expired).toBe(true))
    await waitFor(() => expect(readStoredItems()).toEqual(['storage-1']))
    expect(await screen.findByLabelText('On your wishlist: Spice jars')).toBeVisible()
    expect(screen.queryByText('Try again')).toBeNull()
  })

  it('is restored from the browser without invalid entries', () => {
    localStorage.setItem(
      storageKeys.wishlist,
      JSON.stringify({ itemIds: ['storage-1', 7, '<b>', 'storage-1'], standing: 'nonsense' }),
    )
    const { store } = renderSite(<p />)
    restoreBrowserState(store)
    expect(store.getState().wishlist.itemIds).toEqual(['storage-1'])
  })

  it('ignores and removes the copy of an account’s list that an earlier release stored', () => {
    localStorage.setItem(storageKeys.wishlist, JSON.stringify({ itemIds: ['storage-1'], standing: 'saved' }))
    const { store } = renderSite(<p />)
    restoreBrowserState(store)
    expect(store.getState().wishlist.itemIds).toEqual([])
    expect(readStoredItems()).toBeUndefined()
  })
})
