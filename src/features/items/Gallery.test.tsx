import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { api, apiServer, received } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { storageKeys } from '@shared/storageKeys'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { generatedApi, sessionExpired } from '@/api'
import { Gallery } from './Gallery'
import { tabChosen } from './actions'
import { toggleWish } from './wishlist/wishlistEdit'

const server = apiServer()

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
/** By its label: asking for roles computes the name of every button of 25 cards. */
const heart = (name: string) => screen.getByLabelText(name)
const storage = { at: '/items?category=storage' }
const keptWishes = () =>
  (JSON.parse(localStorage.getItem(storageKeys.wishlist) ?? '{}') as { itemIds?: string[] }).itemIds

const account = (itemIds: string[]) => [
  http.post(api('/identity/login'), () =>
    HttpResponse.json({ message: 'success', token: 'T', expiresIn: 900, user: { id: 'u', email: 'l@x.example' } }),
  ),
  http.get(api('/users/wishlist'), () => HttpResponse.json({ itemIds })),
]
const login = generatedApi.endpoints.login.initiate({ loginRequest: { email: 'l@x.example', password: 'x' } })

describe('the tabs', () => {
  it('show all 25 under All Items, and five of each category', async () => {
    const { user } = renderSite(<Gallery />)
    expect(cards()).toHaveLength(25)
    for (const name of ['Electrical appliances', 'Storage', 'Accessories', 'Furnishings', 'Bathroom supplies']) {
      await user.click(screen.getByRole('tab', { name }))
      expect(cards()).toHaveLength(5)
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name)
    }
  })

  it('move with the arrow key of the text direction', async () => {
    const english = renderSite(<Gallery />)
    await english.user.tab()
    await english.user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Electrical appliances' })).toHaveAttribute('aria-selected', 'true')
    english.unmount()
    const arabic = renderSite(<Gallery />, { locale: 'ar' })
    await arabic.user.tab()
    await arabic.user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'أجهزة كهربائية' })).toHaveAttribute('aria-selected', 'true')
  })

  it('report each click once, also on the selected tab, and each selection by keyboard', async () => {
    const { user, store } = renderSite(<Gallery />)
    const dispatch = jest.spyOn(store, 'dispatch')
    const recorded = () =>
      dispatch.mock.calls
        .map(([action]) => action as unknown)
        .filter((action) => tabChosen.match(action))
        .map(({ payload }) => payload)
    await user.click(screen.getByRole('tab', { name: 'Storage' }))
    expect(recorded()).toEqual(['storage'])
    await user.click(screen.getByRole('tab', { name: 'Storage' }))
    expect(recorded()).toEqual(['storage', 'storage'])
    await user.keyboard('{ArrowRight}')
    expect(recorded()).toEqual(['storage', 'storage', 'accessories'])
  })

  it('follow the URL', () => {
    renderSite(<Gallery />, { at: '/items?category=storage' })
    expect(cards()).toHaveLength(5)
    expect(screen.getByText('Spice jars')).toBeVisible()
  })

  it('show all items for an unknown category', () => {
    renderSite(<Gallery />, { at: '/items?category=toString' })
    expect(cards()).toHaveLength(25)
  })
})

describe('the wishlist', () => {
  it('stores a visitor’s wishes in the browser, and filters by them', async () => {
    const { user } = renderSite(<Gallery />, storage)
    await user.click(heart('Add to Wishlist: Spice jars'))
    await user.click(heart('Add to Wishlist: Linen chest'))
    expect(keptWishes()).toEqual(['storage-1', 'storage-4'])
    await user.click(screen.getByText('Only my wishlist'))
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Spice jars', 'Linen chest'])
    await user.click(heart('In your wishlist: Spice jars'))
    await user.click(heart('In your wishlist: Linen chest'))
    expect(keptWishes()).toEqual([])
    expect(screen.getByText('Nothing here is in your wishlist yet')).toBeVisible()
  })

  it('is merged into the account at sign-in, and cleared from the browser', async () => {
    server.use(
      ...account(['bathroom-1', 'storage-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await user.click(heart('Add to Wishlist: Spice jars'))
    await user.click(heart('Add to Wishlist: Linen chest'))
    await act(() => store.dispatch(login))
    const merged = ['bathroom-1', 'storage-1', 'storage-4']
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: merged }))
    await waitFor(() => expect(keptWishes()).toEqual([]))
    expect(await screen.findByLabelText('In your wishlist: Linen chest')).toBeVisible()
    act(() => void store.dispatch(sessionExpired()))
    expect(await screen.findByLabelText('Add to Wishlist: Linen chest')).toBeVisible()
    expect(keptWishes()).toEqual([])
  })

  it('sends the whole list with each edit of a signed-in couple, and shows it at once', async () => {
    server.use(
      ...account([]),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(heart('Add to Wishlist: Spice jars'))
    expect(await screen.findByLabelText('In your wishlist: Spice jars')).toBeVisible()
    await user.click(heart('Add to Wishlist: Linen chest'))
    await waitFor(() =>
      expect(received('/users/wishlist').filter((body) => body !== null)).toEqual([
        { itemIds: ['storage-1'] },
        { itemIds: ['storage-1', 'storage-4'] },
      ]),
    )
    await user.click(heart('In your wishlist: Spice jars'))
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-4'] }))
    expect(keptWishes()).toBeUndefined()
  })

  it('is not fetched while there is nothing to merge or to show', async () => {
    const { store } = renderSite(<p />)
    server.use(...account(['bathroom-1']))
    await act(() => store.dispatch(login))
    expect(received('/users/wishlist')).toEqual([])
  })

  it('never replaces the account’s list by a visitor’s', async () => {
    server.use(
      ...account(['bathroom-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    const { store } = renderSite(<p />)
    await act(() => store.dispatch(login))
    act(() => void store.dispatch(toggleWish('storage-1')))
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['bathroom-1', 'storage-1'] }))
  })

  it('undoes an edit that fails, and saves it on retry', async () => {
    server.use(
      ...account([]),
      http.put(api('/users/wishlist'), () => HttpResponse.error(), { once: true }),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(heart('Add to Wishlist: Spice jars'))
    const retry = await screen.findByText('Try again')
    expect(await screen.findByLabelText('Add to Wishlist: Spice jars')).toBeVisible()
    server.use(http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())))
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-1'] }))
    expect(await screen.findByLabelText('In your wishlist: Spice jars')).toBeVisible()
  })

  it('keeps the later edit when the earlier one fails', async () => {
    const failure = http.put(
      api('/users/wishlist'),
      async () => {
        await delay(100)
        return HttpResponse.error()
      },
      { once: true },
    )
    server.use(...account([]), failure)
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(heart('Add to Wishlist: Spice jars'))
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-1'] }))
    server.use(
      http.put(api('/users/wishlist'), async ({ request }) => {
        await delay(200)
        return HttpResponse.json(await request.json())
      }),
    )
    await user.click(heart('Add to Wishlist: Linen chest'))
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['storage-1', 'storage-4'] }))
    await waitFor(() => expect(JSON.stringify(store.getState().api.mutations)).not.toContain('"pending"'))
    for (const name of ['Spice jars', 'Linen chest'])
      expect(await screen.findByLabelText(`In your wishlist: ${name}`)).toBeVisible()
    expect(screen.queryByText('Try again')).toBeNull()
  })

  it('stores an edit in the browser when the account’s list cannot be fetched, and merges it later', async () => {
    server.use(
      http.get(api('/users/wishlist'), () => HttpResponse.error()),
      ...account([]),
    )
    const { user, store, unmount } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(heart('Add to Wishlist: Spice jars'))
    await waitFor(() => expect(keptWishes()).toEqual(['storage-1']))
    unmount()
    server.use(
      ...account(['bathroom-1']),
      http.put(api('/users/wishlist'), async ({ request }) => HttpResponse.json(await request.json())),
    )
    await act(() => store.dispatch(generatedApi.endpoints.getWishlist.initiate(undefined, { forceRefetch: true })))
    await waitFor(() => expect(received('/users/wishlist').at(-1)).toEqual({ itemIds: ['bathroom-1', 'storage-1'] }))
    await waitFor(() => expect(keptWishes()).toEqual([]))
  })

  it('is stored in the browser when the session expires during an edit', async () => {
    const refused = () => HttpResponse.json({ code: 'unauthorized', message: 'no', requestId: 'r' }, { status: 401 })
    server.use(
      ...account([]),
      http.put(api('/users/wishlist'), refused),
      http.post(api('/identity/refresh-token'), refused),
    )
    const { user, store } = renderSite(<Gallery />, storage)
    await act(() => store.dispatch(login))
    await user.click(heart('Add to Wishlist: Spice jars'))
    await waitFor(() => expect(store.getState().auth.expired).toBe(true))
    await waitFor(() => expect(keptWishes()).toEqual(['storage-1']))
    expect(await screen.findByLabelText('In your wishlist: Spice jars')).toBeVisible()
    expect(screen.queryByText('Try again')).toBeNull()
  })

  it('restores the stored list without damaged entries', () => {
    localStorage.setItem(
      storageKeys.wishlist,
      JSON.stringify({ itemIds: ['storage-1', 7, '<b>', 'storage-1'], standing: 'nonsense' }),
    )
    const { store } = renderSite(<p />)
    restoreBrowserState(store)
    expect(store.getState().wishlist).toEqual({ itemIds: ['storage-1'], failedEdit: null })
  })

  it('removes the copy of an account’s list that an earlier release stored', () => {
    localStorage.setItem(storageKeys.wishlist, JSON.stringify({ itemIds: ['storage-1'], standing: 'saved' }))
    const { store } = renderSite(<p />)
    restoreBrowserState(store)
    expect(store.getState().wishlist.itemIds).toEqual([])
    expect(keptWishes()).toBeUndefined()
  })
})
