import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { SERVICE_WORKER_PATH } from '@shared/serviceWorker'
import { UpdateNotice } from './UpdateNotice'

/** A browser in which a release waits. @returns the messages that it gets */
function mockWaitingRelease() {
  const postMessage = jest.fn()
  const waiting = { scriptURL: new URL(SERVICE_WORKER_PATH, location.href).href, state: 'installed', postMessage }
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const registration = { waiting: { ...waiting, ...listens }, ...listens }
  const container = { register: async () => registration, controller: null, ...listens }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  // Workbox sends a port for the answer; jsdom has none.
  Object.defineProperty(window, 'MessageChannel', {
    configurable: true,
    value: class {
      port1 = {}
      port2 = {}
    },
  })
  return postMessage
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'MessageChannel')
})

it('opens the release that waits when it is asked to, and says so meanwhile', async () => {
  const postMessage = mockWaitingRelease()
  const { user } = renderSite(<UpdateNotice />)
  await user.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything())
  expect(screen.getByRole('status')).toHaveTextContent('Opening the new version…')
  expect(screen.queryByRole('button')).toBeNull()
})
