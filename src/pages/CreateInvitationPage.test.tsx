import { screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { renderSite } from '@tests/render'
import { preloadTemplate } from '../card/templates'
import { emptyDraft, type InvitationDraft } from '../features/invitation/draft'
import CreateInvitationPage from './CreateInvitationPage'
import InvitationCardPage from './InvitationCardPage'

const typed = {
  ...emptyDraft,
  groom: 'Omar',
  bride: 'Laila',
  hall: 'Nile Hall',
  address: '12 Corniche',
  area: 'Zamalek',
  weddingDate: '2099-06-18',
  engagementDate: '2026-12-01',
  hennaDate: '2099-06-16',
  crownDate: '2099-06-17',
}
const Address = () => <output data-testid="address">{useLocation().pathname}</output>
const page = (
  <>
    <Address />
    <CreateInvitationPage />
  </>
)
const open = () =>
  renderSite(page, {
    at: '/createInvitation?template=3',
    preloadedState: { invitation: { draft: typed, currentSlug: null } },
  })

async function submit({ user, store }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'See the invitation' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/invitationCard3'))
  return store.getState().invitation.draft
}

describe('CreateInvitationPage', () => {
  it('stores the default language and template', async () => {
    expect(await submit(open())).toMatchObject({ language: 'en', template: 3 })
  })

  it('keeps the chosen language of the invitation', async () => {
    const opened = open()
    await opened.user.click(screen.getByRole('button', { name: 'Arabic' }))
    expect(await submit(opened)).toMatchObject({ language: 'ar', template: 3 })
  })

  describe('what was typed a moment before', () => {
    /** Shows what storage has when the next page is mounted. */
    const Stored = () => {
      const [stored, setStored] = useState<string | null>(null)
      useEffect(() => setStored(sessionStorage.getItem('InvitationData')), [])
      return stored !== null && <output data-testid="stored">{stored}</output>
    }
    const openStored = () =>
      renderSite(
        <>
          <Link to="/support">Support</Link>
          <Routes>
            <Route path="/createInvitation" element={<CreateInvitationPage />} />
            <Route path="*" element={<Stored />} />
          </Routes>
        </>,
        { at: '/createInvitation?template=3', preloadedState: { invitation: { draft: typed, currentSlug: null } } },
      )

    it.each([
      ['the form is submitted', () => screen.getByRole('button', { name: 'See the invitation' })],
      ['the invitation is opened', () => screen.getByRole('link', { name: 'Open Your Invitation' })],
      ['a link of the layout is followed', () => screen.getByRole('link', { name: 'Support' })],
    ])('is stored before another page when %s', async (_how, getTarget) => {
      const { user } = openStored()
      await user.type(screen.getByLabelText(/Wedding hall/), '!')
      await user.type(screen.getByLabelText(/Wedding time/), '21:30')
      await user.click(getTarget())
      const stored = await screen.findByTestId('stored')
      expect(JSON.parse(stored.textContent)).toMatchObject({ 'wedding-hole': 'Nile Hall!', 'wedding-time': '21:30' })
    })
  })

  /** Loading the templates' code once is slow on a busy machine. In ms. */
  const LOADING_LIMIT_MS = 60_000
  beforeAll(() => Promise.all(([1, 3, 4] as const).map(preloadTemplate)), LOADING_LIMIT_MS)

  const onDesktop = (matches: boolean) => {
    window.matchMedia = (media) =>
      ({
        matches,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList
  }

  describe('Open Your Invitation', () => {
    const getLink = () => screen.getByRole('link', { name: 'Open Your Invitation' })
    const openWith = (draft: InvitationDraft, currentSlug: string | null) =>
      renderSite(page, {
        at: '/createInvitation?template=3',
        preloadedState: { auth: { token: 't', user: null, expired: false }, invitation: { draft, currentSlug } },
      })

    it.each([
      ['the draft’s card from the first visit', emptyDraft, null, '/invitationCard3'],
      ['the draft’s card while another one is written', typed, 'earlier', '/invitationCard3'],
      ['the invitation that was published last', emptyDraft, 'earlier', '/Invitations/Invitation?slug=earlier'],
      [
        'the published invitation that is edited',
        { ...typed, editing: { id: 'i', slug: 'mine', shortCode: null, version: 1 } },
        'earlier',
        '/Invitations/Invitation?slug=mine',
      ],
    ])('opens %s', (_what, draft, currentSlug, path) => {
      openWith(draft, currentSlug)
      expect(getLink()).toHaveAttribute('href', path)
    })

    it('opens a card that lists the missing fields', async () => {
      renderSite(<InvitationCardPage />, {
        at: '/invitationCard3',
        preloadedState: { invitation: { draft: { ...typed, hall: '', hennaDate: ' ' }, currentSlug: null } },
      })
      const missing = await screen.findByTestId('missing-parts')
      expect(
        within(missing)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Henna date', 'Wedding hall'])
      expect(within(missing).getByRole('link', { name: 'Complete the invitation' })).toHaveAttribute(
        'href',
        '/createInvitation',
      )
      expect(screen.queryByTestId('publish-panel')).not.toBeInTheDocument()
    })
  })

  describe('preview', () => {
    it('beside the form shows typed text and is inert', async () => {
      onDesktop(true)
      const { user } = open()
      const region = await screen.findByRole('region', { name: /Preview of the invitation of Omar & Laila/ })
      await user.type(screen.getByLabelText(/Wedding hall/), '!')
      expect((await within(region).findAllByText('Nile Hall!')).length).toBeGreaterThan(0)
      expect(within(region).getAllByText('Laila')[0]?.closest('[inert]')).not.toBeNull()
      await user.click(screen.getByRole('radio', { name: 'Nile' }))
      expect(screen.getByLabelText(/Wedding hall/)).toHaveValue('Nile Hall!')
    })

    it('asks for a template while none is chosen', async () => {
      onDesktop(true)
      renderSite(page, { at: '/createInvitation' })
      expect(await screen.findByText(/Choose a template to see/)).toBeVisible()
    })

    it('on a phone opens by a button, and on Escape returns to the unchanged form', async () => {
      onDesktop(false)
      const { user } = open()
      const button = screen.getByRole('button', { name: 'Preview' })
      await user.click(button)
      expect(await screen.findByRole('dialog', { name: 'Live preview' })).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(button).toHaveFocus()
      expect(screen.getByLabelText(/Wedding hall/)).toHaveValue('Nile Hall')
    })
  })

  it('clears the form on Start over and restores all values on Undo', async () => {
    onDesktop(false)
    const { user, store } = open()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText(/Wedding hall/)).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText(/Wedding hall/)).toHaveValue('Nile Hall')
    expect(store.getState().invitation.draft).toMatchObject({ groom: 'Omar', template: 3 })
  })
})
