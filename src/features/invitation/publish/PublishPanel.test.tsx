import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { storageKeys } from '@shared/storageKeys'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { sessionRenewed } from '@/api'
import { useAppSelector } from '@/store/hooks'
import { emptyDraft, type CompleteDraft } from '../draft'
import { hasUnsavedChanges } from '../draftState'
import { selectDraft } from '../invitationSlice'
import { PublishPanel } from './PublishPanel'

const server = apiServer()

const typed: CompleteDraft = {
  ...emptyDraft,
  groom: ' Omar ',
  bride: 'Laila',
  hall: 'Nile Hall',
  address: '12 Corniche',
  area: 'Zamalek',
  language: 'en',
  template: 3,
  weddingDate: '2027-06-18',
  engagementDate: '2026-12-01',
  hennaDate: '2027-06-16',
  crownDate: '2027-06-17',
  requestKey: '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11',
}
const edited: CompleteDraft = {
  ...typed,
  editing: { id: 'inv', slug: 'omar-laila-x', shortCode: 'p7m3kx9v2qhtd', version: 2 },
}
const {
  hall: _h,
  address: _a,
  editing: _e,
  requestKey: _r,
  mapsLink: _m,
  weddingTime: _t,
  backgroundImage: _b,
  weddingId: _w,
  card: _card,
  contractName: _name,
  ...same
} = typed
const wire = { ...same, groom: 'Omar', weddinghole: 'Nile Hall', weddingAddress: '12 Corniche' }
const createInvitation = (version: number, changes = {}) => ({
  ...wire,
  id: 'inv',
  slug: 'omar-laila-x',
  ownerId: 'u',
  weddingId,
  shortCode: 'p7m3kx9v2qhtd',
  version,
  createdAt: '',
  updatedAt: '',
  ...changes,
})

function Page() {
  const draft = useAppSelector(selectDraft) as CompleteDraft
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <PublishPanel
        draft={draft}
        signedIn={useAppSelector((s) => s.auth.token !== null)}
        siteUrl="https://zaffa.test"
        onCreateAnother={jest.fn()}
      />
    </>
  )
}

function open(draft: CompleteDraft, signedIn = true) {
  const auth = { token: signedIn ? 't' : null, user: null, expired: false }
  return renderSite(<Page />, {
    at: '/invitationCard3',
    preloadedState: { auth, invitation: { draft, currentSlug: null } },
  })
}

describe('PublishPanel', () => {
  it('publishes the draft once and shows the private link', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post(api('/invitations'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json(createInvitation(1), { status: 201 })
      }),
    )
    const { user, store } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    expect(await screen.findByTestId('share-link')).toHaveTextContent(
      'https://zaffa.test/Invitations/Invitation?slug=omar-laila-x',
    )
    expect(getSentBodies('/invitations')).toEqual([wire])
    expect(keys).toEqual([typed.requestKey])
    expect(store.getState().invitation.draft.editing).toEqual(createInvitation(1))
    expect(localStorage.getItem('invitation-slug')).toBe('omar-laila-x')
  })

  it('saves what was typed after a lost response with the invitation that was published', async () => {
    const published = createInvitation(1, { groom: 'Omr' })
    server.use(
      http.post(api('/invitations'), () => refuse(409, 'already_exists', { current: published })),
      http.put(api('/invitations/inv'), () => HttpResponse.json(createInvitation(2))),
    )
    const { user } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    await waitFor(() => expect(getSentBodies('/invitations/inv')).toEqual([{ ...wire, version: 1 }]))
    expect(await screen.findByTestId('short-link')).toBeVisible()
  })

  it('publishes into the wedding of the draft, and links to its guests and its dashboard', async () => {
    server.use(http.post(api('/invitations'), () => HttpResponse.json(createInvitation(1), { status: 201 })))
    const { user, store } = open({ ...typed, weddingId })
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    expect(await screen.findByRole('link', { name: 'Next: your guests' })).toHaveAttribute(
      'href',
      `/weddings/${weddingId}/guests`,
    )
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('link', { name: 'My wedding' })).toHaveAttribute('href', `/home?wedding=${weddingId}`)
    expect(getSentBodies('/invitations')).toEqual([{ ...wire, weddingId, contractName: 'katb-el-ketab' }])
    expect(store.getState().invitation.draft).toMatchObject({ weddingId, editing: { id: 'inv' } })
  })

  it('offers a wedding of its own when the wedding was deleted meanwhile', async () => {
    const errors = [{ field: 'weddingId', message: 'This wedding does not exist any more.' }]
    server.use(http.post(api('/invitations'), () => refuse(400, 'validation_failed', { errors })))
    const { user, store } = open({ ...typed, weddingId })
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    const dialog = await screen.findByRole('dialog', { name: 'This wedding was deleted' })
    server.use(http.post(api('/invitations'), () => HttpResponse.json(createInvitation(1), { status: 201 })))
    await user.click(within(dialog).getByRole('button', { name: 'Publish the invitation' }))
    expect(await screen.findByTestId('short-link')).toBeVisible()
    const sent = { ...wire, contractName: 'katb-el-ketab' }
    expect(getSentBodies('/invitations')).toEqual([{ ...sent, weddingId }, sent])
    expect(store.getState().invitation.draft.groom).toBe(typed.groom)
  })

  it('shows the short link with a copy button, and one button that sends the invitation; the rest is behind a menu', async () => {
    server.use(http.post(api('/invitations'), () => HttpResponse.json(createInvitation(1), { status: 201 })))
    const { user } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    const short = await screen.findByTestId('short-link')
    expect(short).toHaveTextContent('https://zaffa.test/dl/p7m3kx9v2qhtd')
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/Invitations/Invitation?slug=omar-laila-x')),
    )
    expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull()
    const more = screen.getByRole('button', { name: 'More' })
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
    const writeText = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy the short link' }))
    const status = await screen.findByText(/Link copied/)
    expect(status).toHaveTextContent('https://zaffa.test/dl/p7m3kx9v2qhtd')
    expect(writeText).toHaveBeenCalledWith('https://zaffa.test/dl/p7m3kx9v2qhtd')
  })

  it('says of a draft that it is not published, and of changes that guests do not see them', () => {
    const { unmount } = open(typed)
    expect(screen.getByText('Not published yet: only you see it.')).toBeVisible()
    unmount()
    open(edited)
    expect(screen.getByText('Your guests do not see these changes yet.')).toBeVisible()
  })

  it('has no unsaved changes after another template than that of the draft was published', async () => {
    const published = createInvitation(1, { template: 1 })
    server.use(http.post(api('/invitations'), () => HttpResponse.json(published, { status: 201 })))
    const { user, store } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    await screen.findByTestId('short-link')
    expect(hasUnsavedChanges(store.getState().invitation.draft)).toBe(false)
  })

  it('shows the link of an invitation without changes at once', () => {
    open({ ...typed, editing: createInvitation(2) })
    expect(screen.getByRole('heading', { name: 'Your invitation is published.' })).toBeVisible()
    expect(screen.getByTestId('short-link')).toBeVisible()
    expect(screen.queryByTestId('publish')).toBeNull()
  })

  it('sends a visitor to registration', async () => {
    const { user } = open(typed, false)
    await user.click(await screen.findByRole('button', { name: 'Create an account and publish' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/register')
  })

  it('sends who had an account in this tab to sign-in with the way back, and publishes nothing', async () => {
    sessionStorage.setItem(storageKeys.tabAccount, 'omar')
    const { user } = open(typed, false)
    await user.click(await screen.findByRole('button', { name: 'Sign in and publish' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/login?next=%2FinvitationCard3%3Fpublish%3D1')
    expect(getSentBodies('/invitations')).toHaveLength(0)
  })

  it('publishes once on return from sign-in', async () => {
    server.use(http.post(api('/invitations'), () => HttpResponse.json(createInvitation(1), { status: 201 })))
    const { user, store } = open(typed, false)
    await user.click(await screen.findByRole('button', { name: 'Create an account and publish' }))
    act(() => void store.dispatch(sessionRenewed({ token: 't' })))
    expect(await screen.findByTestId('short-link')).toBeVisible()
    expect(getSentBodies('/invitations')).toHaveLength(1)
  })

  it('does not publish at a sign-in that was not started by publishing', async () => {
    const { store } = open(typed, false)
    act(() => void store.dispatch(sessionRenewed({ token: 't' })))
    expect(await screen.findByRole('button', { name: 'Publish the invitation' })).toBeEnabled()
    expect(getSentBodies('/invitations')).toHaveLength(0)
  })

  it('keeps the draft and its request key when the connection drops, and enables the button again', async () => {
    server.use(http.post(api('/invitations'), () => HttpResponse.error()))
    const { user, store } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Publish the invitation' })).toBeEnabled()
    expect(store.getState().invitation.draft).toEqual(typed)
  })

  describe('when the invitation was changed on another device', () => {
    const mockConflict = (item: object | null) => {
      server.use(
        http.put(api('/invitations/inv'), async ({ request }) => {
          const { version } = (await request.clone().json()) as { version: number }
          return version === 5
            ? HttpResponse.json(createInvitation(6))
            : HttpResponse.json({ code: 'version_conflict', message: 'x', requestId: 'r' }, { status: 409 })
        }),
        http.get(api('/users/profile'), () =>
          HttpResponse.json({ id: 'u', email: 'a@b', version: 1, createdAt: '', updatedAt: '' }),
        ),
        http.get(api('/invitations/user/*'), () => HttpResponse.json({ items: item ? [item] : [] })),
      )
    }
    const saveWithConflict = async (item: object | null) => {
      mockConflict(item)
      const page = open(edited)
      await page.user.click(await screen.findByRole('button', { name: 'Save the changes' }))
      await screen.findByRole('dialog')
      return page
    }

    it('overwrites the newer version only after Keep mine', async () => {
      const { user } = await saveWithConflict(createInvitation(5, { groom: 'Ali' }))
      expect(getSentBodies('/invitations/inv')).toHaveLength(1)
      await user.click(screen.getByRole('button', { name: 'Keep mine' }))
      expect(await screen.findByText('Your changes are published.')).toBeVisible()
      expect(getSentBodies('/invitations/inv').at(-1)).toEqual({ ...wire, version: 5 })
    })

    it('replaces the draft with the newer version after Load the newer one, and sends nothing', async () => {
      const { user, store } = await saveWithConflict(createInvitation(5, { groom: 'Ali' }))
      await user.click(screen.getByRole('button', { name: 'Load the newer one' }))
      await waitFor(() =>
        expect(store.getState().invitation.draft).toMatchObject({ groom: 'Ali', editing: { version: 5 } }),
      )
      expect(getSentBodies('/invitations/inv')).toHaveLength(1)
    })

    it('makes the draft a new invitation after Publish as new when the old one was deleted', async () => {
      const { user, store } = await saveWithConflict(null)
      await user.click(screen.getByRole('button', { name: 'Publish as new' }))
      await waitFor(() => expect(store.getState().invitation.draft).toMatchObject({ groom: ' Omar ', editing: null }))
      expect(store.getState().invitation.draft.requestKey).not.toBe(typed.requestKey)
    })
  })

  it('links to the files of the published version', async () => {
    server.use(http.post(api('/invitations'), () => HttpResponse.json(createInvitation(3), { status: 201 })))
    const { user } = open(typed)
    await user.click(await screen.findByRole('button', { name: 'Publish the invitation' }))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    const names = ['QR code, PNG', 'QR code for printers, SVG', 'Save as picture', 'Add to calendar']
    const links = await Promise.all(names.map((name) => screen.findByRole('link', { name })))
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual([
      ['/api/v1/invitations/slug/omar-laila-x/qr.png?v=3', 'Wedding of Omar & Laila QR.png'],
      ['/api/v1/invitations/slug/omar-laila-x/qr.svg?v=3', 'Wedding of Omar & Laila QR.svg'],
      ['/api/v1/invitations/slug/omar-laila-x/picture.png?v=3', 'Wedding of Omar & Laila.png'],
      ['/api/v1/invitations/slug/omar-laila-x/calendar.ics?v=3', 'Wedding of Omar & Laila.ics'],
    ])
  })
})
