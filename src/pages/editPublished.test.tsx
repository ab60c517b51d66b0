import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import type { Invitation, InvitationInput } from '@/api'
import { emptyDraft, type InvitationDraft } from '../features/invitation/draft'
import { toDraft } from '../features/invitation/toDraft'
import CreateInvitationPage from './CreateInvitationPage'

const server = apiServer()
const stored = createPublishedInvitation('omar-laila-x', 'inv')
const url = api('/invitations/inv')
const SAVED = 'Saved. Your guests see the changes now.'

/** A server that has the invitation, and counts its versions. */
function serve({ loses = 0, current = stored }: { loses?: number; current?: Invitation } = {}) {
  let [invitation, lost] = [current, 0]
  server.use(
    http.put(url, async ({ request }) => {
      const { version, ...input } = (await request.clone().json()) as InvitationInput & { version: number }
      if (version !== invitation.version) return refuse(409, 'version_conflict')
      invitation = { ...invitation, ...input, version: version + 1 }
      lost += 1
      return lost <= loses ? HttpResponse.error() : HttpResponse.json(invitation)
    }),
    http.get(api('/users/profile'), () =>
      HttpResponse.json({ id: 'u', email: 'a@b', version: 1, createdAt: '', updatedAt: '' }),
    ),
    http.get(api('/invitations/user/*'), () => HttpResponse.json({ items: [invitation] })),
  )
  return () => invitation
}

const Address = () => <output data-testid="address">{useLocation().pathname + useLocation().search}</output>
function open(draft: InvitationDraft = toDraft(stored), token: string | null = 't') {
  return renderSite(
    <>
      <Address />
      <Link to="/support">Support</Link>
      <Routes>
        <Route path="/createInvitation" element={<CreateInvitationPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      at: '/createInvitation',
      preloadedState: { auth: { token, user: null, expired: false }, invitation: { draft, currentSlug: null } },
    },
  )
}
const getHall = () => screen.getByLabelText(/Wedding hall/)
const getSave = () => screen.getByRole('button', { name: 'Save the changes' })
const type = (user: ReturnType<typeof open>['user'], text = '!') => user.type(getHall(), text)
const isAskedBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const getAddress = () => screen.getByTestId('address').textContent

describe('editing a published invitation', () => {
  it('offers to save once something was changed, and not after it was changed back', async () => {
    const { user } = open()
    expect(screen.queryByTestId('save')).toBeNull()
    await type(user)
    expect(getSave()).toBeVisible()
    expect(screen.getByText('Your guests do not see these changes yet.')).toBeVisible()
    await type(user, '{Backspace}')
    await waitFor(() => expect(screen.queryByTestId('save')).toBeNull())
  })

  it('saves in the form, once, and then leads on to the invitation', async () => {
    const getStored = serve()
    const { user, store } = open()
    await type(user)
    await user.dblClick(getSave())
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(getStored()).toMatchObject({ weddinghole: 'Nile Hall!', version: 4 })
    expect(getSentBodies('/invitations/inv')).toHaveLength(1)
    expect(getAddress()).toBe('/createInvitation')
    expect(store.getState().invitation.draft.editing).toMatchObject({ version: 4, slug: 'omar-laila-x' })
    await user.click(screen.getByTestId('save'))
    await waitFor(() => expect(getAddress()).toBe('/invitationCard2'))
  })

  it('says why it could not be saved and keeps what was typed', async () => {
    server.use(http.put(url, () => HttpResponse.error()))
    const { user, store } = open()
    await type(user)
    await user.click(getSave())
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(getSave()).toBeEnabled()
    expect(store.getState().invitation.draft).toMatchObject({ hall: 'Nile Hall!', editing: { version: 3 } })
  })

  it('shows the errors of the form and sends nothing', async () => {
    const { user } = open()
    await user.clear(getHall())
    await user.click(getSave())
    expect(await screen.findByText('Please fill in this field')).toBeVisible()
    expect(getSentBodies('/invitations/inv')).toHaveLength(0)
  })

  it('recognises what a request whose response was lost has saved, and saves what was typed since', async () => {
    const getStored = serve({ loses: 1 })
    const { user } = open()
    await type(user)
    await user.click(getSave())
    await screen.findByText('Network error. Please check your connection.')
    await type(user, '?')
    await user.click(getSave())
    expect(await screen.findByText(SAVED)).toBeVisible()
    expect(getStored()).toMatchObject({ weddinghole: 'Nile Hall!?', version: 5 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks when it was edited elsewhere, and fills the form with the newer version on request', async () => {
    serve({ current: { ...stored, version: 7, weddinghole: 'Andalus' } })
    const { user } = open()
    await type(user)
    await user.click(getSave())
    const dialog = await screen.findByRole('dialog', { name: 'Edited somewhere else' })
    expect(getHall()).toHaveValue('Nile Hall!')
    await user.click(within(dialog).getByRole('button', { name: 'Load the newer one' }))
    await waitFor(() => expect(getHall()).toHaveValue('Andalus'))
    expect(screen.queryByTestId('save')).toBeNull()
  })

  it('says after a return that unsaved changes are still here, and discards them, with Undo', async () => {
    const { user } = open({ ...toDraft(stored), hall: 'Andalus' })
    expect(screen.getByText(/not saved are still here/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to what guests see' }))
    expect(getHall()).toHaveValue('Nile Hall')
    expect(screen.queryByTestId('save')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(getHall()).toHaveValue('Andalus')
    expect(getSave()).toBeVisible()
  })

  it('saves a draft of an earlier release, which does not know what is stored', () => {
    open({ ...toDraft(stored), editing: { id: 'inv', slug: 'omar-laila-x', shortCode: null, version: 3 } })
    expect(getSave()).toBeVisible()
  })

  it('needs a session: sign-in leads back, and the draft is kept', () => {
    const { store } = open({ ...toDraft(stored), hall: 'Andalus' }, null)
    expect(getAddress()).toBe('/login?next=%2FcreateInvitation')
    expect(screen.queryByLabelText(/Wedding hall/)).toBeNull()
    expect(store.getState().invitation.draft.hall).toBe('Andalus')
  })

  describe('leaving with unsaved changes', () => {
    async function follow() {
      const page = open()
      await type(page.user)
      await page.user.click(screen.getByRole('link', { name: 'Support' }))
      const dialog = await screen.findByRole('dialog', { name: 'Save your changes?' })
      expect(getAddress()).toBe('/createInvitation')
      return { ...page, choose: (name: string) => page.user.click(within(dialog).getByRole('button', { name })) }
    }

    it('stays, with the form as it was', async () => {
      const { choose, store } = await follow()
      await choose('Stay')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(getHall()).toHaveValue('Nile Hall!')
      expect(store.getState().invitation.draft.hall).toBe('Nile Hall!')
    })

    it('leaves without them', async () => {
      const { choose, store } = await follow()
      await choose('Leave without saving')
      await waitFor(() => expect(getAddress()).toBe('/support'))
      expect(store.getState().invitation.draft).toEqual(toDraft(stored))
    })

    it('saves them and goes on', async () => {
      const getStored = serve()
      const { choose } = await follow()
      await choose('Save the changes')
      await waitFor(() => expect(getAddress()).toBe('/support'))
      expect(getStored().weddinghole).toBe('Nile Hall!')
    })

    it('stays when they cannot be saved', async () => {
      server.use(http.put(url, () => HttpResponse.error()))
      const { choose } = await follow()
      await choose('Save the changes')
      expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
      expect(getAddress()).toBe('/createInvitation')
    })

    it('makes the browser ask before the tab is closed', async () => {
      const { user } = open()
      expect(isAskedBeforeUnload()).toBe(false)
      await type(user)
      expect(isAskedBeforeUnload()).toBe(true)
    })

    it('asks nothing on the way to the card, or while an unpublished draft is written', async () => {
      const { user, unmount } = open()
      await type(user)
      await user.click(screen.getByRole('link', { name: 'See the invitation' }))
      expect(getAddress()).toBe('/invitationCard2')
      unmount()
      const second = open({ ...emptyDraft, groom: 'Omar' })
      await type(second.user)
      expect(isAskedBeforeUnload()).toBe(false)
      await second.user.click(screen.getByRole('link', { name: 'Support' }))
      expect(getAddress()).toBe('/support')
    })
  })
})
