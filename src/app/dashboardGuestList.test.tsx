import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createHall, createHenna, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createDashboardApi, noFamilies } from '@tests/mocks/dashboard'
import { renderApp } from '@tests/renderApp'
import { baseApi } from '../api'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }

beforeAll(() => {
  window.scrollTo = () => undefined
})

function open(initial: Parameters<typeof createDashboardApi>[0] = {}) {
  const dashboardApi = createDashboardApi(initial)
  server.use(...dashboardApi.handlers)
  return { ...renderApp({ at: '/home', preloadedState: { auth } }), ...dashboardApi }
}

describe('the guest list on the dashboard', () => {
  const hall = createHall('c5a0e7b2-93d4-4f1c-8e6a-0b7d2f5a9c61', { capacity: 10 })
  const summary = {
    ...noFamilies,
    households: 3,
    guests: 12,
    halls: [{ hallId: hall.id, households: 3, seats: 12, sides: [] }],
  }
  const getCard = () => screen.getByRole('heading', { level: 2, name: 'Guest list' }).closest('section')!

  it('has its families, guests and seats in words, and a link', async () => {
    open({ events: [createWeddingDay({ halls: [hall] })], summary })
    expect(await screen.findByText('12 seats of 10')).toBeVisible()
    expect(getCard()).toHaveTextContent('families3guests12Nile Hall')
    expect(getCard()).toHaveTextContent('2 seats more than the hall holds')
    const hrefs = within(getCard())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    const path = `/weddings/${weddingId}`
    expect(hrefs).toEqual([`${path}/guests`])
  })

  it('shows the seats of each side against its share, and by how many a side is over', async () => {
    const sides = [
      { side: 'groom' as const, seats: 7, coming: 0 },
      { side: 'bride' as const, seats: 4, coming: 0 },
      { side: 'both' as const, seats: 1, coming: 0 },
    ]
    const counted = { ...summary, halls: [{ ...summary.halls[0]!, sides }] }
    const shared = { ...hall, groomSeats: 5, brideSeats: 4 }
    open({ events: [createWeddingDay({ halls: [shared] })], summary: counted })
    expect(await screen.findByText('Bride’s families: 4 seats of 4')).toBeVisible()
    expect(getCard()).toHaveTextContent('Groom’s families: 7 seats of 52 seats over their share')
    expect(screen.getAllByText(/over their share/)).toHaveLength(1)
  })

  it('names the events of its halls when several have halls', async () => {
    open({ events: [createHenna({ halls: [{ ...hall, id: 'h2' }] }), createWeddingDay({ halls: [hall] })], summary })
    expect(await screen.findByText('Nile Hall · Henna night')).toBeVisible()
    expect(screen.getByText('Nile Hall · Wedding')).toBeVisible()
  })

  it('leads to the first family while it is empty', async () => {
    open()
    expect(await screen.findByText(/^No families on the list yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a family' })).toHaveAttribute('href', `/weddings/${weddingId}/guests`)
  })

  it('offers a retry when it cannot be fetched', async () => {
    server.use(...createDashboardApi({ summary }).handlers)
    server.use(http.get(api('/weddings/:id/summary'), () => HttpResponse.error(), { once: true }))
    const { user } = renderApp({ at: '/home', preloadedState: { auth } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Open the list' })).toBeVisible()
  })

  it('is fetched again when the window gets the focus', async () => {
    const { state, store } = open()
    await screen.findByRole('link', { name: 'Add a family' })
    state.summary = summary
    act(() => void store.dispatch(baseApi.internalActions.onFocus()))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open the list' })).toBeVisible())
  })
})
