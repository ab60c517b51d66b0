import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { renderSite } from '../../tests/render'
import { emptyDraft } from '../features/invitation/draft'
import CreateInvitationPage from './CreateInvitationPage'

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
const open = () => renderSite(page, { at: '/createInvitation?template=3', preloadedState: { invitation: { draft: typed } } })

async function submit({ user, store }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'See the invitation' }))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/invitationCard3'))
  return store.getState().invitation.draft
}

it('keeps the language and the template that were offered and left as they were', async () => {
  expect(await submit(open())).toMatchObject({ language: 'en', template: 3 })
})

it('keeps the language that the couple chose for the invitation', async () => {
  const opened = open()
  await opened.user.click(screen.getByRole('button', { name: 'Arabic' }))
  expect(await submit(opened)).toMatchObject({ language: 'ar', template: 3 })
})
