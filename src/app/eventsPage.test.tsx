import { screen, waitFor } from '@testing-library/react'
import { createHenna, weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
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
