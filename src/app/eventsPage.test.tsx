import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createHall, createHenna, createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createWeddingApi, listInvitations } from '@tests/mocks/wedding'
import { renderApp } from '@tests/renderApp'
import { weddingPath } from '@shared/routes'

const server = apiServer()
const at = weddingPath('events', weddingId)

beforeAll(() => {
  window.scrollTo = () => undefined
})

describe('events page', () => {
  it('redirects a visitor to sign-in', async () => {
    renderApp({ at })
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  it('is titled after its content and hidden from search engines', async () => {
    server.use(...createWeddingApi(createHenna()).handlers, ...listInvitations('one'))
    renderApp({ at, locale: 'ar', preloadedState: { auth: { token: 't', user: null, expired: false } } })
    expect(await screen.findByText('هذا هو التاريخ المكتوب في دعوتكم.')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('المناسبات والقاعات · زفّة'))
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

it.each([
  ['viewer', false],
  ['planner', true],
] as const)('events page of the role %s can be edited: %s', async (role, canEdit) => {
  const hall = createHall('c5a0e7b2-93d4-4f1c-8e6a-0b7d2f5a9c61')
  server.use(
    http.get(api('/weddings'), () => HttpResponse.json({ items: [{ ...sampleWedding, role }] })),
    ...createWeddingApi(createWeddingDay({ halls: [hall] })).handlers,
    ...listInvitations('one'),
  )
  renderApp({ at, preloadedState: { auth: { token: 't', user: null, expired: false } } })
  expect(await screen.findByText('Nile Hall')).toBeVisible()
  const names = ['Change the plans', 'Edit Wedding', 'Edit Nile Hall', 'Delete Nile Hall', 'Henna night']
  const shown = names.filter((name) => screen.queryByRole('button', { name }) !== null)
  expect(shown).toEqual(canEdit ? names : [])
})
