import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createHousehold, menHall, womenHall } from '@tests/mocks/guests'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { ahmed, hany, mona, openReplies, seats } from '@tests/openReplies'

const server = apiServer()
const path = `/weddings/${weddingId}`
const coming = createReply({
  seats: [{ hallId: menHall.id, coming: 2, children: 1 }],
  message: 'Mabrouk!',
  mayPublish: true,
})

const findRow = async (name: string) => (await screen.findByRole('button', { name })).closest('li') as HTMLElement
const findAnswer = async (name: string) => (await findRow(name)).querySelector('p')
const listNames = () => screen.getAllByTestId('family-reply').map((row) => within(row).getByRole('button').textContent)

async function openFamily(user: ReturnType<typeof openReplies>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('list of replies', () => {
  it('shows the answer of a family in one line, and how far the others are', async () => {
    openReplies(server, {
      statuses: [
        createStatus(ahmed.id, coming),
        createStatus(hany.id, createReply({ channel: 'host' })),
        { householdId: mona.id, revision: 1, openedAt: new Date().toISOString(), sends: [] },
      ],
    })
    expect(await findAnswer('Ahmed Samir')).toHaveTextContent(
      /^Coming Men's hall: 2 of 3 \(1 child\)Women's hall: nobody$/,
    )
    expect(await findRow('Ahmed Samir')).toHaveTextContent('Mabrouk!')
    expect(await findRow('Hany Fouad')).toHaveTextContent('By phone')
    expect(await findAnswer('Hany Fouad')).toHaveTextContent(/^Not coming$/)
    expect(await findAnswer('Mona Adel')).toHaveTextContent(/^No reply yet Opened today, not answered$/)
    expect(screen.getByText('2 confirmed, 1 of them a child')).toBeVisible()
    expect(screen.getByText('Forecast: 4 of 10 places')).toBeVisible()
  })

  it('shows how many of the seats are used when a family has one hall', async () => {
    const family = createHousehold({ name: 'Hala Nour', seats: [{ hallId: menHall.id, allowed: 4 }] })
    openReplies(server, { statuses: [createStatus(family.id, coming)] }, { households: [family] })
    expect(await findAnswer('Hala Nour')).toHaveTextContent(/^Coming 2 of 41 childMen's hall$/)
  })

  it('filters by the address, and searches', async () => {
    const { user } = openReplies(server, { statuses: [createStatus(ahmed.id, coming)] }, { at: '/?show=silent' })
    expect(await screen.findByRole('button', { name: 'No reply yet (2)', pressed: true })).toBeVisible()
    expect(listNames()).toEqual(['Hany Fouad', 'Mona Adel'])
    await user.click(screen.getByRole('button', { name: 'All (3)' }))
    await user.type(screen.getByLabelText('Search'), 'ahm')
    await waitFor(() => expect(listNames()).toEqual(['Ahmed Samir']))
  })

  it('flags a reply above seats that were lowered since', async () => {
    const few = { ...ahmed, seats: [{ hallId: menHall.id, allowed: 1 }] }
    openReplies(server, { statuses: [createStatus(ahmed.id, coming)] }, { households: [few] })
    expect(await findRow('Ahmed Samir')).toHaveTextContent('More are coming than it has seats now')
    expect(screen.getByRole('button', { name: 'More than the seats (1)' })).toBeVisible()
  })

  it('marks unread replies as seen, and keeps showing that they are new', async () => {
    openReplies(server, { statuses: [createStatus(ahmed.id, coming)], unreadReplies: 1, revision: 7 })
    await waitFor(() => expect(getSentBodies(`${path}/statuses/seen`)).toEqual([{ revision: 7 }]))
    expect(await findRow('Ahmed Samir')).toHaveTextContent('New')
  })

  it('shows and announces a reply that arrives while the page is open', async () => {
    const { state } = openReplies(server)
    expect(await findRow('Mona Adel')).toHaveTextContent('Not sent yet')
    state.statuses = [{ ...createStatus(mona.id, coming), revision: 2 }]
    Object.assign(state, { revision: 2, unreadReplies: 1 })
    // Polls at once.
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('New reply: Mona Adel, Coming')).toBeInTheDocument()
    expect(listNames()[0]).toBe('Mona Adel')
    expect(await findRow('Mona Adel')).toHaveTextContent('New')
    await waitFor(() => expect(getSentBodies(`${path}/statuses/seen`)).toEqual([{ revision: 2 }]))
  })

  it('leads to the guest list while there are no families', async () => {
    openReplies(server, {}, { households: [] })
    expect(await screen.findByRole('link', { name: 'Open the guest list' })).toBeVisible()
  })

  it('leads to the desk while nothing was sent', async () => {
    openReplies(server)
    expect(await screen.findByText('No family has its link yet')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Send invitations' })[0]).toHaveAttribute('href', `${path}/desk`)
  })

  it('offers a retry when the replies cannot be fetched', async () => {
    const { user, state } = openReplies(server)
    server.use(http.get(api(`${path}/statuses`), () => HttpResponse.error()))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(...createRepliesApi(state).handlers)
    await user.click(retry)
    expect(await findRow('Mona Adel')).toBeVisible()
  })
})

describe('dialog of a family', () => {
  it('records a reply by phone with numbers, and undoes it', async () => {
    const { user } = openReplies(server)
    const dialog = await openFamily(user, 'Mona Adel')
    const men = dialog.getByLabelText("Coming to Men's hall (of 3)")
    expect(men).toHaveValue('3')
    await user.clear(men)
    await user.type(men, '٢')
    await user.clear(dialog.getByLabelText("Children in Men's hall"))
    await user.type(dialog.getByLabelText("Children in Men's hall"), '1')
    await user.click(dialog.getByRole('button', { name: 'Record the reply' }))
    await waitFor(() => expect(screen.getByTestId('undo')).toBeVisible())
    expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toMatchObject([
      {
        seats: [
          { hallId: menHall.id, coming: 2, children: 1 },
          { hallId: womenHall.id, coming: 2, children: 0 },
        ],
      },
    ])
    await user.click(screen.getByTestId('undo'))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await findRow('Mona Adel')).toHaveTextContent('No reply yet')
  })

  it('records that nobody comes at once', async () => {
    const { user } = openReplies(server)
    const dialog = await openFamily(user, 'Mona Adel')
    await user.click(dialog.getByRole('button', { name: 'They cannot come' }))
    await waitFor(() => expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toMatchObject([{ seats: [] }]))
  })

  it.each([
    ["Coming to Men's hall (of 3)", '4', 'A whole number from 0 to 3'],
    ["Children in Men's hall", '4', 'At most 3, the number who are coming'],
  ])('rejects in %s the number %s', async (label, typed, message) => {
    const { user } = openReplies(server)
    const dialog = await openFamily(user, 'Mona Adel')
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), typed)
    await user.click(dialog.getByRole('button', { name: 'Record the reply' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toEqual([])
  })

  it('undoes a reply, and counts it again', async () => {
    const { user, state } = openReplies(server, {
      statuses: [createStatus(ahmed.id, coming)],
      history: { replies: [coming], sends: [], views: [] },
    })
    const dialog = await openFamily(user, 'Ahmed Samir')
    await user.click(await dialog.findByRole('button', { name: 'Undo this reply' }))
    const countAgain = await screen.findByRole('button', { name: 'Count it again' })
    expect(state.statuses[0]?.reply).toBeUndefined()
    expect(dialog.getByRole('region', { name: 'The reply that counts' })).toHaveFocus()
    await user.click(countAgain)
    await waitFor(() => expect(state.statuses[0]?.reply).toEqual(coming))
  })

  it('has only the reply that counts under the name, and the earlier ones in the history', async () => {
    const replaced = createReply({ seats: [{ hallId: menHall.id, coming: 3, children: 0 }], message: 'All of us!' })
    const now = new Date().toISOString()
    const undone = createReply({ channel: 'host', undoneAt: now })
    const setAside = createReply({ channel: 'host', undoneAt: now, setAsideAt: now })
    const { user } = openReplies(server, {
      statuses: [createStatus(ahmed.id, coming)],
      history: { replies: [coming, replaced, undone, setAside], sends: [], views: [] },
    })
    const dialog = await openFamily(user, 'Ahmed Samir')
    const standing = dialog.getByRole('region', { name: 'The reply that counts' })
    expect(standing).toHaveTextContent(/Men's hall: 2 of 3 \(1 child\).*Mabrouk!/)
    expect(standing).not.toHaveTextContent('All of us!')
    const history = await dialog.findByRole('list', { name: 'What happened so far' })
    const [first, second, third, ...others] = within(history).getAllByRole('listitem')
    expect(first).toHaveTextContent(/ComingMen's hall: 3Replaced.*All of us!/)
    expect(within(first!).queryByRole('button')).toBeNull()
    expect(second).toHaveTextContent(/Not comingUndoneBy phone.*Count it again/)
    expect(third).toHaveTextContent(/Not comingAsked again after a change of plans/)
    expect(within(third!).queryByRole('button')).toBeNull()
    expect(others).toEqual([])
  })

  it('saves the note, and shows both notes when it was edited elsewhere', async () => {
    const { user, guests } = openReplies(server)
    const dialog = await openFamily(user, 'Mona Adel')
    guests.households = guests.households.map((one) =>
      one.id === mona.id ? { ...one, note: 'theirs', version: 2 } : one,
    )
    await user.type(dialog.getByLabelText('Your note'), 'mine')
    await user.click(dialog.getByRole('button', { name: 'Save the note' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(guests.households.find(({ id }) => id === mona.id)).toMatchObject({ note: 'mine', seats, version: 3 }),
    )
  })

  it('says that a message is private when the guests have not agreed to show it', async () => {
    const reply = { ...coming, mayPublish: false }
    const { user } = openReplies(server, {
      statuses: [createStatus(ahmed.id, reply)],
      history: { replies: [reply], sends: [], views: [] },
    })
    const dialog = await openFamily(user, 'Ahmed Samir')
    expect(await dialog.findByText(/^Only for you/)).toBeVisible()
    expect(dialog.queryByRole('switch')).toBeNull()
  })
})

it('shows a wish on the invitation, and hides it', async () => {
  const { user, state } = openReplies(server, { statuses: [createStatus(ahmed.id, coming)] }, { at: '/?tab=wishes' })
  const publish = await screen.findByRole('switch', { name: 'Show the message of Ahmed Samir on the invitation' })
  await user.click(publish)
  await waitFor(() => expect(state.statuses[0]?.reply?.publishedAt).toBeDefined())
  await waitFor(() => expect(screen.getByText('On the invitation')).toBeVisible())
  await user.click(publish)
  await waitFor(() => expect(state.statuses[0]?.reply?.publishedAt).toBeUndefined())
})

describe('settings', () => {
  it('are saved, and emptied ones are cleared', async () => {
    const settings = { asksChildren: true, takesRequests: false, sendsDigest: true, silentRate: 50, version: 1 }
    const { user, state } = openReplies(server, { settings: { ...settings, contact: 'Mama' } })
    await user.click(await screen.findByRole('button', { name: 'Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply settings' }))
    await user.clear(dialog.getByLabelText('Whom to ask after that day'))
    await user.type(dialog.getByLabelText('The question in English'), 'Will you come?')
    await user.clear(dialog.getByLabelText(/Silent families that we expect/))
    await user.type(dialog.getByLabelText(/Silent families that we expect/), '101')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A whole number from 0 to 100')).toBeVisible()
    await user.clear(dialog.getByLabelText(/Silent families that we expect/))
    await user.type(dialog.getByLabelText(/Silent families that we expect/), '٧٠')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(state.settings).toEqual({ ...settings, questionEn: 'Will you come?', silentRate: 70, version: 2 }),
    )
  })

  it('edit the rate of the forecast in place', async () => {
    const { user, state } = openReplies(server)
    await user.selectOptions(await screen.findByLabelText('Share of silent families that we expect to come'), '0')
    expect(await screen.findByText('Forecast: 0 of 10 places')).toBeVisible()
    expect(state.settings.silentRate).toBe(0)
  })
})

it('shows numbers in the digits of the language, and reads both', async () => {
  const { user } = openReplies(server, {}, { locale: 'ar' })
  const dialog = await openFamily(user, 'Mona Adel')
  const [men, menChildren] = dialog.getAllByRole('textbox')
  expect(men).toHaveValue('٣')
  expect(menChildren).toHaveValue('٠')
  await user.clear(men!)
  await user.type(men!, '2')
  await user.click(dialog.getByRole('button', { name: 'تسجيل الردّ' }))
  await waitFor(() =>
    expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toMatchObject([
      {
        seats: [
          { hallId: menHall.id, coming: 2, children: 0 },
          { hallId: womenHall.id, coming: 2, children: 0 },
        ],
      },
    ]),
  )
})

it('leads from the replies of a family to its edit', async () => {
  const { user, onEdit } = openReplies(server)
  const dialog = await openFamily(user, 'Mona Adel')
  await user.click(dialog.getByRole('button', { name: 'Edit the family' }))
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: mona.id }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
