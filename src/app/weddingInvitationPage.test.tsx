import { screen } from '@testing-library/react'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createDashboardApi } from '@tests/mocks/dashboard'
import { renderApp } from '@tests/renderApp'
import type { Wedding } from '../api/weddings'
import { emptyDraft } from '../features/invitation/draft'
import { toDraft } from '../features/invitation/toDraft'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const invitation = createPublishedInvitation('omar-laila-x', 'inv')

beforeAll(() => {
  window.scrollTo = () => undefined
})

function open(initial: Parameters<typeof createDashboardApi>[0], draft = emptyDraft) {
  server.use(...createDashboardApi(initial).handlers)
  const preloadedState = { auth, invitation: { draft, currentSlug: null } }
  return renderApp({ at: `/weddings/${weddingId}/invitation`, preloadedState })
}

describe('the invitation of a wedding', () => {
  it('is shown with its link, and edited in the studio', async () => {
    const { user, store } = open({ invitations: [invitation] })
    expect(await screen.findByTestId('share-link')).toHaveTextContent('omar-laila-x')
    await user.click(screen.getByTestId('edit'))
    expect(await screen.findByLabelText(/Wedding hall/)).toHaveValue('Nile Hall')
    expect(store.getState().invitation.draft).toMatchObject({ editing: { id: 'inv' }, weddingId })
  })

  it('is chosen among several', async () => {
    const other = { ...createPublishedInvitation('omar-laila-y', 'other'), template: 2 as const }
    const { user } = open({ invitations: [invitation, other] })
    await user.click(await screen.findByRole('combobox', { name: 'Invitation' }))
    await user.click(screen.getAllByRole('option')[1]!)
    expect(screen.getByTestId('share-link')).toHaveTextContent('omar-laila-y')
  })

  it('is begun in the studio, with the dates of the wedding, while there is none', async () => {
    const { store } = open({ invitations: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your invitation' })).toBeVisible()
    expect(store.getState().invitation.draft).toMatchObject({ weddingId, editing: null })
  })
})

describe('the invitation of a wedding that one may only read', () => {
  const weddings: Wedding[] = [{ ...sampleWedding, role: 'sideManager', side: 'groom' }]

  it('is shown with its link, and not edited', async () => {
    const { user } = open({ weddings, invitations: [invitation] })
    expect(await screen.findByTestId('share-link')).toHaveTextContent('omar-laila-x')
    await user.click(screen.getByTestId('published-more'))
    expect(screen.queryByTestId('edit')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create another' })).toBeNull()
  })

  it('is waited for while there is none', async () => {
    open({ weddings, invitations: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'No invitation yet' })).toBeVisible()
  })

  it.each(['/createInvitation', '/invitationCard'])('is not edited at %s, which offers a new one', async (at) => {
    server.use(...createDashboardApi({ weddings }).handlers)
    const draft = toDraft({ ...invitation, weddingId })
    const preloadedState = { auth, invitation: { draft, currentSlug: null } }
    const { user } = renderApp({ at, preloadedState })
    expect(await screen.findByRole('heading', { level: 1, name: /but not edit it/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start an invitation of my own' }))
    expect(await screen.findByLabelText(/Wedding hall/)).toHaveValue('')
  })
})
