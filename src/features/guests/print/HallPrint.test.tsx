import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { HouseholdStatus } from '@/api/weddings'
import { weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { createGuestApi, createHousehold, menHall, womenHall } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import { LoadedGuestList } from '../LoadedGuestList'
import { HallPrint } from './HallPrint'

const server = apiServer()
afterEach(() => jest.restoreAllMocks())

const families = [
  createHousehold({ name: 'Ahmed', honorific: 'Dr.', tableLabel: '2', seats: [{ hallId: menHall.id, allowed: 4 }] }),
  createHousehold({ name: 'Mona', phone: '01012345678', seats: [{ hallId: menHall.id, allowed: 2 }] }),
  createHousehold({ name: 'Sara', seats: [{ hallId: womenHall.id, allowed: 1 }] }),
]

function open({ at = '/', households = families, hasHalls = true, statuses = [] as HouseholdStatus[] } = {}) {
  const { state, handlers } = createGuestApi(...households)
  if (!hasHalls) state.events = []
  server.use(...createRepliesApi({ statuses }).handlers, ...handlers)
  return renderSite(
    <LoadedGuestList weddingId={weddingId} skeleton={null}>
      {(list) => <HallPrint list={list} skeleton={null} />}
    </LoadedGuestList>,
    { at },
  )
}
const findSheet = async () => within(await screen.findByRole('article'))
const readRows = async () => (await findSheet()).getAllByRole('row').map(({ textContent }) => textContent)

it('lists the families of a hall by table, with their seats', async () => {
  open()
  expect(await readRows()).toEqual([
    'FamilySeatsNotes',
    'Table 21 family, 4 seats',
    'Dr. Ahmed4',
    'No table yet1 family, 2 seats',
    'Mona2',
  ])
  const sheet = await findSheet()
  expect(sheet.getByRole('heading', { name: "Men's hall" })).toBeVisible()
  expect(sheet.getByText('2 families, 6 seats')).toBeVisible()
})

it('has the title of a table in the head, which printers repeat on the next page', async () => {
  open()
  const sheet = await findSheet()
  const heads = ['Table 2', 'No table yet'].map((title) => sheet.getByText(title).closest('thead'))
  expect(heads.map((head) => head?.parentElement?.querySelector('tbody')?.textContent)).toEqual(['Dr. Ahmed4', 'Mona2'])
})

it('shows the hall of the query, without a title above families that all have no table', async () => {
  open({ at: `/?hall=${womenHall.id}` })
  expect(await readRows()).toEqual(['FamilySeatsNotes', 'Sara1'])
})

it('starts with the first hall that has families', async () => {
  open({ households: [families[2]!] })
  expect((await findSheet()).getByRole('heading', { name: "Women's hall" })).toBeVisible()
})

it('shows the sides where both have guests', async () => {
  open({ households: [families[0]!, { ...families[1]!, side: 'bride' }] })
  expect(await readRows()).toContain('Dr. Ahmed4Groom')
})

it('changes the hall, and leaves phone numbers out until they are asked for', async () => {
  const { user } = open({ at: `/?hall=${womenHall.id}` })
  await user.click(await screen.findByRole('combobox', { name: 'Hall' }))
  await user.click(screen.getByRole('option', { name: "Men's hall" }))
  expect(await readRows()).toContain('Mona2')
  await user.click(screen.getByLabelText('With phone numbers'))
  expect(await readRows()).toContain('Mona201012345678')
})

describe('with replies', () => {
  const [ahmed, mona] = families
  const seats = [{ hallId: menHall.id, coming: 3, children: 1 }]
  const statuses = [
    createStatus(ahmed!.id, createReply({ seats, message: 'Mabrouk!' })),
    createStatus(mona!.id, createReply({ message: 'We are abroad' })),
  ]

  it('shows who comes, and leaves out those who do not', async () => {
    open({ statuses })
    expect(await readRows()).toEqual([
      'FamilySeatsComingNotes',
      'Table 21 family, 4 seats3 confirmed, 1 of them a child',
      'Dr. Ahmed43 (1 child)',
    ])
  })

  it('marks those who do not come, and has the messages, when these are chosen', async () => {
    const { user } = open({ statuses })
    await user.click(await screen.findByLabelText('With families that are not coming'))
    await user.click(screen.getByLabelText('With the messages of the replies'))
    const rows = await readRows()
    expect(rows.slice(2, 4)).toEqual(['Dr. Ahmed43 (1 child)', 'Mabrouk!'])
    expect(rows.slice(5)).toEqual(['Mona2Not coming', 'We are abroad'])
  })

  it('says that nobody comes when all are left out', async () => {
    open({ households: [mona!], statuses })
    expect(await screen.findByText('Nobody is coming to this hall')).toBeVisible()
  })
})

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

it('says what to do when no family has seats in the hall', async () => {
  open({ households: [] })
  expect(await screen.findByText('Nobody is invited to this hall yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Guest list' })).toHaveAttribute('href', `/weddings/${weddingId}/guests`)
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

it('leads to the events when the wedding has no hall', async () => {
  open({ hasHalls: false })
  expect(await screen.findByText('There is no hall yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Events and halls' })).toBeVisible()
})
