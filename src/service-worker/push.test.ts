/** Node has no location and no events of its own.
 * @jest-environment jest-fixed-jsdom
 */
import { jest } from '@jest/globals'
import type { PushedNotice } from '@shared/notices'
import { handleNotices } from './push'

const notice: PushedNotice = {
  title: 'Zaffa: new replies',
  body: '3 new replies',
  language: 'ar',
  tag: 'w1',
  path: '/weddings/w1/replies',
  count: 3,
}

const shown = { close: jest.fn() }
const subscription = { unsubscribe: jest.fn(async () => true) }
const registration = {
  showNotification: jest.fn(async () => undefined),
  getNotifications: async () => [shown],
  pushManager: { getSubscription: async () => subscription },
}
const clients = {
  matchAll: jest.fn<() => Promise<{ url: string; focus: () => Promise<void> }[]>>(),
  openWindow: jest.fn(async () => null),
}
const badge = { setAppBadge: jest.fn(async () => undefined), clearAppBadge: jest.fn(async () => undefined) }

beforeAll(() => {
  Object.assign(self, { registration, clients })
  Object.assign(navigator, badge)
  handleNotices()
})
beforeEach(() => jest.clearAllMocks())

/** Sends an event to the service worker. @returns when the work that it waits for is done */
async function dispatch(type: string, properties: object): Promise<void> {
  const waits: unknown[] = []
  const waitUntil = (work: unknown) => void waits.push(work)
  self.dispatchEvent(Object.assign(new Event(type), properties, { waitUntil }))
  await Promise.all(waits)
}

it('shows a pushed notice in its language, in place of the one before, and sets the badge', async () => {
  await dispatch('push', { data: { json: () => notice } })
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Zaffa: new replies',
    expect.objectContaining({ body: '3 new replies', lang: 'ar', dir: 'rtl', tag: 'w1', renotify: true }),
  )
  expect(badge.setAppBadge).toHaveBeenCalledWith(3)
})

const press = { notification: { ...shown, data: { path: notice.path } } }

it('focuses the tab that shows the replies when a notice is pressed', async () => {
  const focus = jest.fn(async () => undefined)
  const url = `http://localhost${notice.path}?tab=wishes`
  clients.matchAll.mockResolvedValue([
    { url: 'http://localhost/home', focus: async () => undefined },
    { url, focus },
  ])
  await dispatch('notificationclick', press)
  expect(focus).toHaveBeenCalledTimes(1)
  expect(shown.close).toHaveBeenCalledTimes(1)
  expect(clients.openWindow).not.toHaveBeenCalled()
})

it('opens the replies in a window of their own when no tab shows them', async () => {
  clients.matchAll.mockResolvedValue([{ url: 'http://localhost/home', focus: async () => undefined }])
  await dispatch('notificationclick', press)
  expect(clients.openWindow).toHaveBeenCalledWith('/weddings/w1/replies')
})

it('unsubscribes the browser at sign-out, and removes the notices and the badge', async () => {
  await dispatch('fetch', { request: { method: 'POST', url: 'http://localhost/api/v1/identity/logout' } })
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1)
  expect(shown.close).toHaveBeenCalledTimes(1)
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1)
})

it.each([
  ['POST', '/api/v1/identity/refresh-token'],
  ['GET', '/api/v1/identity/logout'],
])('keeps the subscription at %s %s', async (method, path) => {
  await dispatch('fetch', { request: { method, url: `http://localhost${path}` } })
  expect(subscription.unsubscribe).not.toHaveBeenCalled()
})
