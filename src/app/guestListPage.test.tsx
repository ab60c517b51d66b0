import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { weddingPath } from '@shared/routes'
import { weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createGuestApi } from '@tests/mocks/guests'
import { renderApp } from '@tests/renderApp'
import { announceInterruption } from '@/config/interruption'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const preloadedState = { auth: { token: 't', user: null, expired: false } }

it('shows a family again that was being typed when the session expired', async () => {
  server.use(...createGuestApi().handlers)
  const at = weddingPath('guests', weddingId)
  const first = renderApp({ at, preloadedState })
  await first.user.click(await screen.findByTestId('add-family'))
  await first.user.type(await screen.findByLabelText('Name of the family'), 'Ahmed Samir')
  act(announceInterruption)
  first.unmount()
  renderApp({ at, preloadedState })
  expect(await screen.findByLabelText('Name of the family')).toHaveValue('Ahmed Samir')
})
