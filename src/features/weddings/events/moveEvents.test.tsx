import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createHenna, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createWeddingApi, listInvitations, refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { EventsAndHalls } from './EventsAndHalls'

const server = apiServer()
const henna = createHenna()
const weddingDay = createWeddingDay()

function open() {
  const { handlers, state } = createWeddingApi(henna, weddingDay)
  server.use(...handlers, ...listInvitations())
  return { ...renderSite(<EventsAndHalls weddingId={weddingId} />), state }
}
const getNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const getList = () => screen.getByRole('list', { name: 'Events' })

describe('moving an event', () => {
  it('stores the new order, announces it and keeps the focus', async () => {
    const { user, state } = open()
    expect(await screen.findByRole('button', { name: 'Move Henna night up' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Move Wedding up' }))
    await waitFor(() => expect(getNames()).toEqual(['Wedding', 'Henna night', 'Add an event']))
    expect(screen.getByRole('status')).toHaveTextContent('Wedding is now number 1 of 2.')
    expect(screen.getByRole('button', { name: 'Move Wedding down' })).toHaveFocus()
    // A move is ignored until the one before is stored.
    await waitFor(() => expect(getList()).toHaveAttribute('aria-busy', 'false'))
    expect(state.events.map(({ kind }) => kind)).toEqual(['wedding', 'henna'])
    await user.click(screen.getByRole('button', { name: 'Move Wedding down' }))
    await waitFor(() => expect(getNames()).toEqual(['Henna night', 'Wedding', 'Add an event']))
    await waitFor(() => expect(state.events.map(({ kind }) => kind)).toEqual(['henna', 'wedding']))
  })

  it('shows the stored order again when the connection is lost', async () => {
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Move Henna night down' })
    server.use(http.all(api('/*'), () => HttpResponse.error()))
    await user.click(button)
    expect(await screen.findByText('The new order is not saved. Try again.')).toBeVisible()
    expect(getNames()).toEqual(['Henna night', 'Wedding', 'Add an event'])
  })

  it('shows the events of another tab when they are others', async () => {
    const { user, state } = open()
    const button = await screen.findByRole('button', { name: 'Move Henna night down' })
    state.events = [weddingDay]
    server.use(http.put(api(`/weddings/${weddingId}/events`), () => refuse(409, 'version_conflict')))
    await user.click(button)
    expect(await screen.findByText('The new order is not saved. Try again.')).toBeVisible()
    await waitFor(() => expect(getNames()).toEqual(['Wedding', 'Add an event']))
  })
})
