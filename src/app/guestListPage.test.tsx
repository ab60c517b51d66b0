import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { weddingPath } from '@shared/routes'
import { weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { renderApp } from '@tests/renderApp'
import { announceInterruption } from '@/config/interruption'

const server = apiServer()
// jsdom has no layout, and so no scrolling.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const preloadedState = { auth: { token: 't', user: null, expired: false } }

describe('the form that adds families', () => {
  const open = (...households: Parameters<typeof createGuestApi>) => {
    server.use(...createGuestApi(...households).handlers)
    return renderApp({ at: weddingPath('guests', weddingId), preloadedState })
  }

  it('is open while the list is empty, with the focus in it, and stays for the next family', async () => {
    const { user } = open()
    expect(await screen.findByLabelText('Guest or family')).toHaveFocus()
    await user.keyboard('Ahmed Samir{Enter}')
    expect(await screen.findByRole('button', { name: 'Ahmed Samir' })).toBeVisible()
    expect(screen.getByLabelText('Guest or family')).toHaveFocus()
    await user.click(screen.getByTestId('close-add'))
    expect(screen.queryByLabelText('Guest or family')).toBeNull()
  })

  it('is closed while the list has families', async () => {
    open(createHousehold({ name: 'Mona Adel' }))
    expect(await screen.findByRole('button', { name: 'Mona Adel' })).toBeVisible()
    expect(screen.queryByLabelText('Guest or family')).toBeNull()
  })
})

it('shows a family again that was being typed when the session expired', async () => {
  server.use(...createGuestApi(createHousehold({ name: 'Mona Adel' })).handlers)
  const at = weddingPath('guests', weddingId)
  const first = renderApp({ at, preloadedState })
  await first.user.click(await screen.findByTestId('add-family'))
  await first.user.type(await screen.findByLabelText('Guest or family'), 'Ahmed Samir')
  act(announceInterruption)
  first.unmount()
  renderApp({ at, preloadedState })
  expect(await screen.findByLabelText('Guest or family')).toHaveValue('Ahmed Samir')
})
