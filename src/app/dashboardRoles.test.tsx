import { screen, within } from '@testing-library/react'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { apiServer, getSentBodies } from '@tests/mocks/api'
import { createDashboardApi, noFamilies } from '@tests/mocks/dashboard'
import { menHall } from '@tests/mocks/guests'
import { renderApp } from '@tests/renderApp'
import type { GuestSummary, Wedding } from '../api/weddings'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const events = [createWeddingDay({ id: menHall.eventId, halls: [menHall] })]
const summary: GuestSummary = {
  ...noFamilies,
  households: 4,
  guests: 12,
  replies: { coming: 2, notComing: 1, silent: 1, guests: 7 },
  halls: [
    {
      hallId: menHall.id,
      households: 4,
      seats: 12,
      sides: [
        { side: 'groom', seats: 8, coming: 7 },
        { side: 'bride', seats: 4, coming: 0 },
        { side: 'both', seats: 0, coming: 0 },
      ],
    },
  ],
}

beforeAll(() => {
  window.scrollTo = () => undefined
})

function open(rights: Pick<Wedding, 'role' | 'side'> & { id?: string }) {
  const invitations = [createPublishedInvitation('omar-laila-x', 'inv')]
  const weddings = [{ ...sampleWedding, ...rights }]
  server.use(...createDashboardApi({ weddings, events, invitations, summary }).handlers)
  return renderApp({ at: `/home?wedding=${weddings[0]!.id}`, preloadedState: { auth } })
}
const findCard = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest('section')!)

describe.each([
  ['owner', undefined, ['change-plans', 'edit', 'delete'], ['guests', 'replies']],
  ['sideManager', 'groom', [], ['guests', 'replies']],
  ['planner', undefined, ['change-plans', 'edit'], ['guests']],
  ['viewer', undefined, [], []],
] as const)('the dashboard of the role %s', (role, side, actions, pages) => {
  it('has the actions and pages that the role has', async () => {
    open({ role, side })
    expect(await screen.findByTestId('open')).toBeVisible()
    const shown = ['change-plans', 'edit', 'delete'].filter((id) => screen.queryByTestId(id) !== null)
    expect(shown).toEqual(actions)
    const cards = [await findCard('Guest list'), await findCard('Replies')]
    const links = cards.flatMap((card) => card.queryAllByRole('link').map((link) => link.getAttribute('href')))
    expect(links).toEqual(pages.map((page) => `/weddings/${weddingId}/${page}`))
  })

  it('shows the seats of each hall by side', async () => {
    open({ role, side })
    const card = await findCard('Replies')
    expect((await card.findByText('By side')).parentElement).toHaveTextContent(
      "By sideMen's hallGroom's side8 seats, 7 confirmedBride's side4 seats, nobody confirmed yet",
    )
  })
})

describe('the menu of the dashboard', () => {
  it.each([
    ['owner', ['Family and helpers', 'Edit the wedding', 'My providers', 'New wedding']],
    ['planner', ['Family and helpers', 'My providers', 'New wedding']],
  ] as const)('of the role %s', async (role, tools) => {
    const { user } = open({ role })
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(tools)
  })
})

it.each(['planner', 'viewer'] as const)(
  'shows the totals of the replies to the role %s without the replies themselves',
  async (role) => {
    // The dashboards of other tests may still fetch the statuses of their wedding.
    const id = `wedding-of-${role}`
    open({ role, id })
    const card = await findCard('Replies')
    expect(card.getByText('guests coming').parentElement).toHaveTextContent('guests coming7')
    expect(getSentBodies(`/weddings/${id}/statuses`)).toEqual([])
    expect(getSentBodies(`/weddings/${id}/households`)).toEqual([])
  },
)

it('says that the wedding of the address is no longer one of the account', async () => {
  server.use(...createDashboardApi({ events, summary }).handlers)
  renderApp({ at: '/home?wedding=7d0b4c8f-3e1a-4c52-9a64-5b2f8e7d1c99', preloadedState: { auth } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Omar & Laila' })).toBeVisible()
  expect(screen.getByText(/You no longer take part in the wedding/)).toBeVisible()
})
