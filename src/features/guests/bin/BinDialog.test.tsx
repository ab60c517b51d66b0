import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import type { Household } from '@/api/weddings'
import BinDialog from './BinDialog'

const server = apiServer()
const path = `/weddings/${weddingId}/households`

function open(...bin: Household[]) {
  const { state, handlers } = createGuestApi()
  state.bin = bin
  server.use(...handlers)
  return { ...renderSite(<BinDialog weddingId={weddingId} onClose={jest.fn()} />), state }
}
const families = [createHousehold({ name: 'Ahmed', honorific: 'Dr.' }), createHousehold({ name: 'Mona' })]

it('shows a skeleton, then the deleted families', async () => {
  open(...families)
  expect(screen.getByTestId('bin-skeleton')).toBeVisible()
  expect(await screen.findByText('Dr. Ahmed')).toBeVisible()
  expect(screen.queryByTestId('bin-skeleton')).toBeNull()
})

it('restores a family, and says that the bin is empty after the last one', async () => {
  const { user, state } = open(families[0]!)
  await user.click(await screen.findByRole('button', { name: 'Restore Ahmed' }))
  expect(await screen.findByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore all' })).toBeNull()
  expect(state.households).toEqual([families[0]])
})

it('loads the bin again after a failure', async () => {
  const { user } = open(families[0]!)
  server.use(http.get(api(path), () => HttpResponse.error(), { once: true }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dr. Ahmed')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the families when restoring them fails', async () => {
  const { user } = open(...families)
  server.use(http.post(api(`${path}/bulk`), () => HttpResponse.error()))
  await user.click(await screen.findByRole('button', { name: 'Restore all' }))
  expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
  expect(screen.getByText('Mona')).toBeVisible()
  const restoreAll = screen.getByRole('button', { name: 'Restore all' })
  expect(restoreAll).toHaveFocus()
  await waitFor(() => expect(restoreAll).not.toHaveAttribute('aria-disabled'))
})

it('lists the latest deletion first, and restores also what it does not show', async () => {
  const bin = Array.from({ length: 3001 }, (_, index) =>
    createHousehold({ name: `Family ${index}`, deletedAt: new Date(Date.UTC(2026, 10, 1, 0, 0, index)).toISOString() }),
  )
  const { user, state } = open(...bin)
  expect(await screen.findByText(/^2,001 families that were deleted earlier are not shown/)).toBeVisible()
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Family 3000')
  await user.click(screen.getByText('Restore all'))
  await waitFor(() => expect(state.households).toHaveLength(3001))
})
