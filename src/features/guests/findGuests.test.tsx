import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { createHall, createHenna, weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold, menHall, womenHall } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import type { Household } from '@/api/weddings'
import { GuestList } from './GuestList'
import { LoadedGuestList } from './LoadedGuestList'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const henna = createHenna()
const hennaHall = createHall(henna.id, { id: 'd1d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35', name: "Men's hall" })

function open({ households, hasHenna = false }: { households: Household[]; hasHenna?: boolean }) {
  const { state, handlers } = createGuestApi(...households)
  if (hasHenna) state.events = [{ ...henna, halls: [hennaHall] }, ...state.events]
  server.use(...handlers)
  return renderSite(
    <LoadedGuestList weddingId={weddingId} skeleton={null}>
      {(list) => <GuestList list={list} isAdding={false} onAdding={() => undefined} />}
    </LoadedGuestList>,
  )
}
const seat = (name: string, hallId: string, allowed: number, more: Partial<Household> = {}) =>
  createHousehold({ name, seats: [{ hallId, allowed }], ...more })
const getNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''))
const unfold = async (user: ReturnType<typeof open>['user']) => user.click(await screen.findByTestId('figures'))
const choose = async (user: ReturnType<typeof open>['user'], select: string, option: string) => {
  const toolbar = within(await screen.findByRole('search'))
  if (!toolbar.queryByRole('combobox', { name: select })) await user.click(toolbar.getByTestId('filters'))
  await user.click(await toolbar.findByRole('combobox', { name: select }))
  await user.click(screen.getByRole('option', { name: option }))
}

describe('filter by event', () => {
  const households = [seat('Ahmed', menHall.id, 2), seat('Mona', hennaHall.id, 1)]

  it('shows the families of an event, and offers only its halls', async () => {
    const { user } = open({ households, hasHenna: true })
    await choose(user, 'Hall', "Men's hall · Wedding")
    expect(getNames()).toEqual(['Ahmed'])
    await choose(user, 'Event', 'Henna night')
    expect(getNames()).toEqual(['Mona'])
    await user.click(within(screen.getByRole('search')).getByRole('combobox', { name: 'Hall' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All halls',
      "Men's hall · Henna night",
    ])
  })

  it('is left out when only one event has halls', async () => {
    const { user } = open({ households: [households[0]!] })
    await user.click(await screen.findByTestId('filters'))
    const toolbar = within(screen.getByRole('search'))
    expect(await toolbar.findByRole('combobox', { name: 'Hall' })).toBeVisible()
    expect(toolbar.queryByRole('combobox', { name: 'Event' })).toBeNull()
  })
})

describe('figures of the tags', () => {
  it('filter the list when they are pressed', async () => {
    const { user } = open({
      households: [seat('Ahmed', menHall.id, 2, { tags: ['work'] }), seat('Mona', menHall.id, 1)],
    })
    await unfold(user)
    const work = await screen.findByRole('button', { name: 'work 1 family, 2 guests' })
    await user.click(work)
    expect(getNames()).toEqual(['Ahmed'])
    expect(work).toHaveAttribute('aria-pressed', 'true')
    await user.click(work)
    expect(getNames()).toEqual(['Ahmed', 'Mona'])
  })

  it('begin with the eight most frequent tags', async () => {
    const tags = Array.from({ length: 20 }, (_, nth) => `tag ${nth + 1}`)
    const { user } = open({ households: [createHousehold({ tags }), createHousehold({ tags: ['tag 20'] })] })
    await unfold(user)
    const group = within(await screen.findByRole('group', { name: 'Tags' }))
    expect(group.getAllByRole('button')[0]).toHaveTextContent('tag 20')
    expect(group.getAllByRole('button')).toHaveLength(9)
    await user.click(group.getByRole('button', { name: 'Show 12 more tags' }))
    expect(group.getAllByRole('button')).toHaveLength(21)
    await user.click(group.getByRole('button', { name: 'Show fewer tags' }))
    expect(group.getAllByRole('button')).toHaveLength(9)
  })
})

it('leads from each hall to its list for printing', async () => {
  const { user } = open({ households: [] })
  await unfold(user)
  expect(await screen.findByRole('link', { name: "Print the list of Women's hall" })).toHaveAttribute(
    'href',
    `/weddings/${weddingId}/guests/print?hall=${womenHall.id}`,
  )
})

it('sorts by the heads of the table, in step with the choice of the order', async () => {
  const { user } = open({ households: [seat('Ahmed', menHall.id, 2), seat('Mona', menHall.id, 5)] })
  const name = await screen.findByRole('columnheader', { name: 'Guest or family' })
  const seats = screen.getByRole('columnheader', { name: 'Seats' })
  expect(name).toHaveAttribute('aria-sort', 'ascending')
  expect(seats).toHaveAttribute('aria-sort', 'none')
  await user.click(within(seats).getByRole('button'))
  expect(getNames()).toEqual(['Mona', 'Ahmed'])
  expect(name).toHaveAttribute('aria-sort', 'none')
  expect(seats).toHaveAttribute('aria-sort', 'descending')
  await choose(user, 'Order', 'By table')
  expect(screen.getByRole('columnheader', { name: 'Table' })).toHaveAttribute('aria-sort', 'ascending')
})
