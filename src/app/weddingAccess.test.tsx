import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { weddingPath } from '@shared/routes'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { refuse } from '@tests/mocks/wedding'
import { renderApp } from '@tests/renderApp'
import type { Wedding } from '../api/weddings'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const preloadedState = { auth: { token: 't', user: null, expired: false } }
const viewed: Wedding = { ...sampleWedding, role: 'viewer' }

function open(wedding: Wedding) {
  const guestApi = createGuestApi(createHousehold({ name: 'Mona Adel' }))
  guestApi.state.weddings = [wedding]
  server.use(...guestApi.handlers)
  return { ...renderApp({ at: weddingPath('guests', weddingId), preloadedState }), ...guestApi }
}

describe('a page of a wedding', () => {
  it('says that the role does not have it, and leads to the wedding', async () => {
    open(viewed)
    expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeVisible()
    expect(screen.queryByText('Mona Adel')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to the wedding' })).toHaveAttribute(
      'href',
      `/home?wedding=${weddingId}`,
    )
  })

  it.each([
    [403, 'forbidden', [viewed], 'This page is not open to you'],
    [404, 'not_found', [], 'You no longer take part in this wedding'],
  ])('is left when a call is refused with %i because of another role', async (status, code, weddings, heading) => {
    const { user, state } = open(sampleWedding)
    const edit = await screen.findByRole('button', { name: 'Mona Adel' })
    state.weddings = weddings
    server.use(http.delete(api(`/weddings/${weddingId}/households/:id`), () => refuse(status, code)))
    await user.click(screen.getByRole('button', { name: 'Delete Mona Adel' }))
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(edit).not.toBeInTheDocument()
  })

  it('stays when a call is refused for another reason', async () => {
    const { user } = open(sampleWedding)
    server.use(http.delete(api(`/weddings/${weddingId}/households/:id`), () => refuse(404, 'not_found')))
    await user.click(await screen.findByRole('button', { name: 'Delete Mona Adel' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mona Adel' })).toBeVisible())
  })
})
