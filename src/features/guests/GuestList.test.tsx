import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createGuestApi, createHousehold, createLostResponse, menHall, womenHall } from '@tests/mocks/guests'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { renderSite } from '@tests/render'
import { useGuestList, type Household } from '@/api/weddings'
import { announceInterruption } from '@/config/interruption'
import { GuestList } from './GuestList'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())
const path = `/weddings/${weddingId}/households`

function Loaded() {
  const state = useGuestList(weddingId, { staysFresh: true })
  const [isAdding, setAdding] = useState(true)
  return state.status === 'ready' ? <GuestList list={state.list} isAdding={isAdding} onAdding={setAdding} /> : null
}

function open(...households: Household[]) {
  const guestApi = createGuestApi(...households)
  server.use(...guestApi.handlers)
  return { ...renderSite(<Loaded />), ...guestApi }
}
const findRow = async (name: string) =>
  (await screen.findByRole('button', { name })).closest('[role="row"]') as HTMLElement
const getDialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const ahmed = createHousehold({ name: 'Ahmed Samir', seats: [{ hallId: menHall.id, allowed: 2 }] })
const mona = createHousehold({ name: 'Mona Adel', side: 'bride', tags: ['work'] })

describe('adding families', () => {
  it('adds one after another by keyboard alone', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText('Guest or family'), 'Ahmed Samir{Tab}01012345678{Tab}٥{Enter}')
    expect(await findRow('Ahmed Samir')).toHaveTextContent("Men's hall: 5 seats")
    expect(screen.getByLabelText('Guest or family')).toHaveFocus()
    await user.keyboard('Mona{Enter}')
    expect(await findRow('Mona')).toHaveTextContent('No seats yet')
    expect(getSentBodies(path).filter(Boolean)).toMatchObject([
      { name: 'Ahmed Samir', phone: '01012345678', seats: [{ hallId: menHall.id, allowed: 5 }] },
      { name: 'Mona', seats: [] },
    ])
  })

  it('adds a family once when the response is lost, with what was typed since', async () => {
    const { user, state } = open()
    server.use(createLostResponse(state))
    await user.type(await screen.findByLabelText('Guest or family'), 'Ahmed Samir{Tab}01012345678{Tab}5{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error')
    await findRow('Ahmed Samir')
    await user.type(screen.getByLabelText('Seats'), '{Backspace}6{Enter}')
    await waitFor(() => expect(state.households).toMatchObject([{ name: 'Ahmed Samir', seats: [{ allowed: 6 }] }]))
    await user.keyboard('Mona{Enter}')
    await waitFor(() => expect(state.households).toMatchObject([{ name: 'Ahmed Samir' }, { name: 'Mona' }]))
  })

  it('adds another family after a lost response under another id', async () => {
    const { user, state } = open()
    server.use(createLostResponse(state))
    const name = await screen.findByLabelText('Guest or family')
    await user.type(name, 'Ahmed Samir{Enter}')
    await screen.findByRole('alert')
    await user.clear(name)
    await user.type(name, 'Mona{Enter}')
    await waitFor(() => expect(state.households).toMatchObject([{ name: 'Ahmed Samir' }, { name: 'Mona' }]))
  })

  it('asks when a family has the same phone', async () => {
    const { user } = open({ ...ahmed, phone: '01012345678', phoneE164: '+201012345678' })
    await user.type(await screen.findByLabelText('Guest or family'), 'Mona{Tab}+20 101 234 5678{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Is it the same family?' })).toHaveTextContent('Ahmed Samir')
    expect(getSentBodies(path).filter(Boolean)).toEqual([])
  })

  it('asks when a family has the same name, and adds it only when told so', async () => {
    const { user } = open(ahmed)
    const name = await screen.findByLabelText('Guest or family')
    await user.type(name, 'ahmed samir{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Is it the same family?' })).toHaveTextContent('Ahmed Samir')
    await user.click(getDialogButton('Yes, it is the same'))
    expect(getSentBodies(path).filter(Boolean)).toEqual([])
    expect(name).toHaveValue('ahmed samir')
    await user.type(name, '{Enter}')
    await user.click(await screen.findByRole('button', { name: 'No, add it' }))
    expect(await findRow('ahmed samir')).toBeVisible()
  })

  it('keeps what was typed when the connection fails', async () => {
    const { user } = open()
    server.use(http.post(api(path), () => HttpResponse.error(), { once: true }))
    const name = await screen.findByLabelText('Guest or family')
    await user.type(name, 'Mona{Enter}')
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(name).toHaveValue('Mona')
    await user.type(name, '{Enter}')
    expect(await findRow('Mona')).toBeVisible()
  })

  it.each([
    ['Seats', '1000', 'A whole number from 0 to 999'],
    ['Seats', '-1', 'A whole number from 0 to 999'],
    ['Guest or family', '<b>', 'The characters < and > cannot be used here'],
  ])('rejects in %s the text %s', async (label, text, message) => {
    const { user } = open()
    await user.type(await screen.findByLabelText('Guest or family'), 'x')
    await user.type(screen.getByLabelText(label), `${text}{Enter}`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(getSentBodies(path).filter(Boolean)).toEqual([])
  })
})

describe('finding families', () => {
  it('has one direction for a title and its name, because a Latin title would follow its name on an Arabic page', async () => {
    open(createHousehold({ honorific: 'Mr.', name: 'John Samir +1' }))
    const button = await screen.findByRole('button', { name: 'Mr. John Samir +1' })
    expect(button.querySelectorAll('bdi')).toHaveLength(1)
  })

  it('searches as one types and says how many are shown', async () => {
    const { user } = open(ahmed, mona)
    expect(await screen.findByText('2 families, 2 guests')).toBeVisible()
    await user.type(screen.getByLabelText('Search'), 'work')
    expect(await screen.findByText('1 family, no guests', { selector: '[role="status"]' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ahmed Samir' })).toBeNull()
    await user.type(screen.getByLabelText('Search'), 'x')
    await user.click((await screen.findAllByRole('button', { name: 'Clear the filters' }))[0]!)
    expect(await findRow('Ahmed Samir')).toBeVisible()
  })

  it('shows what families have replied', async () => {
    const { handlers } = createGuestApi(ahmed, mona)
    server.use(...createRepliesApi({ statuses: [createStatus(ahmed.id, createReply())] }).handlers, ...handlers)
    renderSite(<Loaded />)
    expect(await screen.findByText('Not coming')).toBeVisible()
    expect(await findRow('Ahmed Samir')).toHaveTextContent('Not coming')
    expect(await findRow('Mona Adel')).not.toHaveTextContent('Not coming')
  })

  it('shows the seats of a hall against its capacity in words', async () => {
    const { user } = open(
      createHousehold({
        seats: [
          { hallId: menHall.id, allowed: 12 },
          { hallId: womenHall.id, allowed: 50 },
        ],
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'A hall is over capacity' }))
    expect(await screen.findByText('12 seats of 10')).toBeVisible()
    expect(screen.getByText('2 seats more than the hall holds')).toBeVisible()
    expect(screen.getByText('150 places left')).toBeVisible()
  })
})

describe('editing a family', () => {
  const openDialog = async (user: ReturnType<typeof open>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }))
    return within(await screen.findByRole('dialog', { name: 'Edit the family' }))
  }

  it('saves all details, and clears those that are emptied', async () => {
    const { user, state } = open({ ...ahmed, note: 'old', phone: '01012345678' })
    const dialog = await openDialog(user, 'Ahmed Samir')
    await user.clear(dialog.getByLabelText('Note'))
    await user.clear(dialog.getByLabelText("Seats in Men's hall"))
    await user.type(dialog.getByLabelText("Seats in Women's hall"), '4')
    await user.type(dialog.getByLabelText('Tags'), 'work، neighbours')
    await user.click(dialog.getByRole('button', { name: 'Add a person' }))
    await user.type(dialog.getByLabelText('Name of person 1'), 'Salma')
    await user.click(dialog.getByLabelText('Child'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(state.households).toMatchObject([
      {
        name: 'Ahmed Samir',
        phone: '01012345678',
        tags: ['work', 'neighbours'],
        seats: [{ hallId: womenHall.id, allowed: 4 }],
        persons: [{ name: 'Salma', child: true }],
      },
    ])
    expect(state.households[0]).not.toHaveProperty('note')
  })

  it('goes on after the session has expired, with what was typed', async () => {
    const first = open(ahmed)
    const dialog = await openDialog(first.user, 'Ahmed Samir')
    await first.user.type(dialog.getByLabelText('Note'), 'Near the door')
    act(announceInterruption)
    first.unmount()
    open(ahmed)
    const again = within(await screen.findByRole('dialog', { name: 'Edit the family' }))
    expect(again.getByLabelText('Note')).toHaveValue('Near the door')
    expect(again.getByText('We have restored what you had typed.')).toBeVisible()
  })

  it('does not fetch the list again', async () => {
    const { user } = open(ahmed, mona)
    const dialog = await openDialog(user, 'Ahmed Samir')
    await user.type(dialog.getByLabelText(/Guest or family/), ' and family')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await findRow('Ahmed Samir and family')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete Mona Adel' }))
    expect(await screen.findByTestId('undo')).toBeVisible()
    expect(getSentBodies(path)).toHaveLength(1)
  })

  it('shows both values when it was edited elsewhere, and saves the chosen one', async () => {
    const { user, state } = open(ahmed)
    const dialog = await openDialog(user, 'Ahmed Samir')
    state.households = [{ ...ahmed, name: 'Ahmed elsewhere', version: 2 }]
    await user.clear(dialog.getByLabelText(/Guest or family/))
    await user.type(dialog.getByLabelText(/Guest or family/), 'Ahmed here')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const conflict = within(await screen.findByRole('alertdialog'))
    expect(conflict.getByText('Ahmed here')).toBeVisible()
    expect(conflict.getByText('Ahmed elsewhere')).toBeVisible()
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(state.households).toMatchObject([{ name: 'Ahmed here', version: 3 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that it was deleted elsewhere', async () => {
    const { user, state } = open(ahmed)
    const dialog = await openDialog(user, 'Ahmed Samir')
    state.households = []
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/This family was deleted in another tab/)).toBeVisible()
  })
})

describe('several families', () => {
  it('deletes them and brings them back', async () => {
    const { user, state } = open(ahmed, mona)
    await user.click(await screen.findByLabelText('Select all shown'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('2 families are in the bin.')).toBeVisible()
    expect(state.households).toEqual([])
    await user.click(screen.getByTestId('undo'))
    expect(await findRow('Ahmed Samir')).toBeVisible()
    expect(state.bin).toEqual([])
  })

  it('changes the seats of the selected ones, and shows them before the server has answered', async () => {
    const { user, state } = open(ahmed, mona)
    await user.click(await screen.findByLabelText('Select Mona Adel'))
    await user.click(await screen.findByRole('button', { name: 'Change seats' }))
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Seats'), '3')
    await user.click(getDialogButton('Apply'))
    expect(await findRow('Mona Adel')).toHaveTextContent("Men's hall: 3 seats")
    expect(state.households.find(({ id }) => id === ahmed.id)).toEqual(ahmed)
  })

  it('asks for a missing value instead of changing anything', async () => {
    const { user } = open(mona)
    await user.click(await screen.findByLabelText('Select Mona Adel'))
    await user.click(await screen.findByRole('button', { name: 'Change seats' }))
    expect(within(await screen.findByRole('dialog')).getByLabelText('Seats')).toHaveFocus()
    await user.click(getDialogButton('Apply'))
    expect(await screen.findByText('A whole number from 0 to 999')).toBeVisible()
    expect(getSentBodies(`${path}/bulk`)).toEqual([])
  })

  it('undoes a change that the server refuses', async () => {
    const { user } = open(ahmed)
    server.use(http.delete(api(`${path}/${ahmed.id}`), () => HttpResponse.error()))
    await user.click(await screen.findByRole('button', { name: 'Delete Ahmed Samir' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(await findRow('Ahmed Samir')).toBeVisible()
  })
  it('forgets the error of a deletion once another one has succeeded', async () => {
    const { user } = open(ahmed, mona)
    server.use(http.delete(api(`${path}/${ahmed.id}`), () => HttpResponse.error(), { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Delete Ahmed Samir' }))
    expect(await screen.findByText(/^Network error/)).toBeVisible()
    await user.click(await screen.findByLabelText('Select all shown'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('2 families are in the bin.')).toBeVisible()
    expect(screen.queryByText(/^Network error/)).toBeNull()
  })
})
