import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createDashboardApi, noFamilies } from '@tests/mocks/dashboard'
import { createHousehold, menHall } from '@tests/mocks/guests'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { renderApp } from '@tests/renderApp'
import type { ReplyRequest, Wedding } from '../api/weddings'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const summary = { ...noFamilies, households: 2, guests: 5 }
const events = [createWeddingDay({ id: menHall.eventId, halls: [menHall] })]
const ahmed = createHousehold({ name: 'Ahmed Samir', seats: [{ hallId: menHall.id, allowed: 3 }] })
const mona = createHousehold({ name: 'Mona Adel', seats: [{ hallId: menHall.id, allowed: 2 }] })
const reply = createReply({ seats: [{ hallId: menHall.id, coming: 3, children: 0 }] })

beforeAll(() => {
  window.scrollTo = () => undefined
})
afterEach(() => jest.restoreAllMocks())

function open(changes: Partial<Wedding> = {}, families = summary, requests: ReplyRequest[] = []) {
  server.use(
    http.get(api(`/weddings/${weddingId}/households`), () => HttpResponse.json({ items: [ahmed, mona], total: 2 })),
    ...createRepliesApi({ statuses: [createStatus(ahmed.id, reply)], unreadReplies: changes.unreadReplies, requests })
      .handlers,
    ...createDashboardApi({ weddings: [{ ...sampleWedding, ...changes }], events, summary: families }).handlers,
  )
  return renderApp({ at: '/home', preloadedState: { auth } })
}

describe('the replies on the dashboard', () => {
  it('have figures and a link', async () => {
    open()
    const forecast = await screen.findByText('Forecast: 4 of 10 places')
    const card = within(forecast.closest('section')!)
    expect(card.getByText('3 confirmed')).toBeVisible()
    const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([`/weddings/${weddingId}/replies`])
  })

  it('are not shown while there are no families', async () => {
    open({}, noFamilies)
    expect(await screen.findByRole('heading', { name: 'Guest list' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Replies' })).toBeNull()
  })

  it('lead to requests for seats that wait while there are no families', async () => {
    const request: ReplyRequest = {
      id: crypto.randomUUID(),
      name: 'Sameh Fouad',
      phone: '01112345678',
      count: 2,
      state: 'pending',
      createdAt: '2026-11-21T12:00:00.000Z',
    }
    open({}, noFamilies, [request])
    expect(await screen.findByText('1 request for seats')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the replies' })).toBeVisible()
  })

  it('are counted beside the link of the navigation while they are new', async () => {
    open({ unreadReplies: 3 })
    expect(await screen.findByRole('link', { name: /My wedding.*3 new replies/ })).toHaveAttribute('href', '/home')
  })
})

describe('the notice that phones are deleted', () => {
  const openOn = (today: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T12:00:00Z`))
    open({ phonesPurgeAt: '2027-09-16' })
  }

  it.each([
    ['2027-09-02', "We will delete your guests' phone numbers on Thursday, September 16, 2027"],
    ['2027-09-16', "We will delete your guests' phone numbers on Thursday, September 16, 2027"],
    ['2027-09-17', "Your guests' phone numbers were due for deletion on Thursday, September 16, 2027"],
  ])('is shown on %s', async (today, text) => {
    openOn(today)
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  })

  it('is not shown 15 days before', async () => {
    openOn('2027-09-01')
    expect(await screen.findByText('Forecast: 4 of 10 places')).toBeVisible()
    expect(screen.queryByText(/guests' phone numbers/)).toBeNull()
  })
})
