import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { delay, http } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createGuestApi, createHousehold, menHall } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import { useGuestList, type Wedding } from '@/api/weddings'
import { GuestList } from './GuestList'
import { GuestTools } from './GuestTools'
import { importAdd } from './onDemand'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())
const path = `/weddings/${weddingId}/households`

const ahmed = createHousehold({ name: 'Ahmed Samir', side: 'groom', tags: ['work'] })
const hany = createHousehold({ name: 'Hany Fouad', side: 'both', note: 'Old friends', phone: '01012345678' })

function Loaded({ isOpen }: { isOpen: boolean }) {
  const state = useGuestList(weddingId, { staysFresh: true })
  const [isAdding, setAdding] = useState(isOpen)
  return state.status === 'ready' ? <GuestList list={state.list} isAdding={isAdding} onAdding={setAdding} /> : null
}

function open(rights: Pick<Wedding, 'role' | 'side'>, { isAdding = false } = {}) {
  const guestApi = createGuestApi(ahmed, hany)
  guestApi.state.weddings = [{ ...sampleWedding, ...rights }]
  server.use(...guestApi.handlers)
  const tree = (
    <>
      <GuestTools weddingId={weddingId} />
      <Loaded isOpen={isAdding} />
    </>
  )
  return { ...renderSite(tree), ...guestApi }
}
const findDialog = async () => within(await screen.findByRole('dialog'))

describe('the guest list of a side manager', () => {
  const manager = { role: 'sideManager', side: 'groom' } as const

  it('adds families to its own side', async () => {
    const { user } = open(manager, { isAdding: true })
    const name = await screen.findByLabelText('Guest or family')
    expect(screen.queryByRole('combobox', { name: 'Side' })).toBeNull()
    await user.type(name, 'Mona Adel{Enter}')
    expect(await screen.findByRole('button', { name: 'Mona Adel' })).toBeVisible()
    expect(getSentBodies(path).filter(Boolean)).toMatchObject([{ name: 'Mona Adel', side: 'groom' }])
  })

  it('edits its own families without moving them, and reads those of both sides', async () => {
    const { user } = open(manager)
    await user.click(await screen.findByRole('button', { name: 'Ahmed Samir' }))
    expect((await findDialog()).getByLabelText(/^Guest or family/)).toHaveValue('Ahmed Samir')
    expect((await findDialog()).queryByText('Side')).toBeNull()
    await user.click((await findDialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Hany Fouad')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Hany Fouad/ })).toBeNull()
    expect(screen.getByText('Families of both sides are changed by the couple.')).toBeVisible()
  })

  it('leaves families of both sides out of bulk changes, and says how many', async () => {
    const { user, state } = open(manager)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
    expect(await screen.findByText(/1 of them stays as it is/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change the side' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(state.households.map(({ name }) => name)).toEqual(['Hany Fouad']))
  })

  it('filters by the sides that it sees', async () => {
    const { user } = open(manager)
    await user.click(await screen.findByTestId('filters'))
    await user.click(await screen.findByRole('combobox', { name: 'Side' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All sides', 'Groom', 'Both'])
  })
})

describe('the guest list of a planner', () => {
  it('has the figures of each hall, and leads to no list for printing', async () => {
    const { user } = open({ role: 'planner' })
    await user.click(await screen.findByTestId('figures'))
    expect(await screen.findByText("Men's hall")).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Print/ })).toBeNull()
  })

  it('edits tables and tags of every family, and keeps everything else', async () => {
    const { user } = open({ role: 'planner' })
    await user.click(await screen.findByRole('button', { name: 'Hany Fouad' }))
    expect((await findDialog()).getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'tableLabel',
      'tags',
    ])
    await user.type((await findDialog()).getByLabelText('Table'), '7')
    await user.click((await findDialog()).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { id: _id, createdAt: _created, updatedAt: _updated, ...details } = hany
    expect(getSentBodies(`${path}/${hany.id}`)).toEqual([{ ...details, tableLabel: '7' }])
  })

  it('adds and removes tags of several families, and changes nothing else', async () => {
    const { user } = open({ role: 'planner' })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
    const bar = within(await screen.findByRole('region', { name: '' }))
    const actions = bar.getAllByRole('button').map((button) => button.textContent)
    expect(actions).toEqual(['Add a tag', 'Remove a tag', 'Select none'])
    expect(bar.queryByText(/stays as it is/)).toBeNull()
  })

  it('has no tools and no form that adds families, and waits for no replies', async () => {
    // So that the form would be there at once.
    await importAdd()
    open({ role: 'planner' }, { isAdding: true })
    server.use(http.get(api(`/weddings/${weddingId}/statuses`), () => delay('infinite')))
    expect(await screen.findByRole('button', { name: 'Edit Ahmed Samir' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete Ahmed Samir' })).toBeNull()
    expect(screen.queryByLabelText('Guest or family')).toBeNull()
    expect(screen.queryByTestId('add-family-bar')).toBeNull()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })
})

it('shows an owner every change of several families', async () => {
  const { user } = open({ role: 'owner' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  await user.click(await screen.findByRole('button', { name: 'Change seats' }))
  await user.type((await findDialog()).getByLabelText('Seats'), '4')
  await user.click((await findDialog()).getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(getSentBodies(`${path}/bulk`)).toEqual([
      { ids: [ahmed.id, hany.id], action: 'setSeats', hallId: menHall.id, allowed: 4 },
    ]),
  )
})
