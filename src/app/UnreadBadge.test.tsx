import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { SHARED_DATABASE } from '@shared/installedApp'
import { storageKeys } from '@shared/storageKeys'
import { sampleWedding } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import { accountChanged, sessionExpired, signedOut } from '../api'
import { readLastWedding, writeLastWedding } from '../lib/lastWedding'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const setAppBadge = jest.fn(() => Promise.resolve())
const clearAppBadge = jest.fn(() => Promise.resolve())

beforeEach(() => {
  window.scrollTo = () => undefined
  Object.assign(navigator, { setAppBadge, clearAppBadge })
})

function open(counts: number[]) {
  const items = counts.map((unreadReplies, index) => ({ ...sampleWedding, id: `w${index}`, unreadReplies }))
  server.use(http.get(api('/weddings'), () => HttpResponse.json({ items })))
  return renderApp({ at: '/about', preloadedState: { auth } })
}

it('shows the new replies to all weddings on the icon of the app, and keeps nothing after sign-out', async () => {
  const { store } = open([2, 0, 3])
  expect(await screen.findByText('5')).toBeVisible()
  expect(setAppBadge.mock.calls).toEqual([[5]])
  writeLastWedding('w1')
  clearAppBadge.mockClear()
  const deleteDatabase = jest.spyOn(indexedDB, 'deleteDatabase')
  act(() => void store.dispatch(signedOut()))
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalledTimes(1))
  expect(readLastWedding()).toBeNull()
  expect(deleteDatabase).toHaveBeenCalledWith('zaffa-shared')
})

it('keeps nothing of the last account when another one signs in', async () => {
  const { store } = open([1])
  expect(await screen.findByText('1')).toBeVisible()
  writeLastWedding('w1')
  localStorage.setItem(storageKeys.pageSnapshot, '{}')
  act(() => void store.dispatch(accountChanged()))
  expect(readLastWedding()).toBeNull()
  expect(localStorage.getItem(storageKeys.pageSnapshot)).toBeNull()
})

it('clears the icon where nothing is new', async () => {
  clearAppBadge.mockClear()
  open([0])
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalledTimes(1))
})

it('keeps a shared list when the session has expired: it waits for sign-in', async () => {
  const { store } = open([1])
  expect(await screen.findByText('1')).toBeVisible()
  clearAppBadge.mockClear()
  const deleteDatabase = jest.spyOn(indexedDB, 'deleteDatabase').mockClear()
  act(() => void store.dispatch(sessionExpired()))
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalledTimes(1))
  expect(deleteDatabase).not.toHaveBeenCalledWith(SHARED_DATABASE)
})
