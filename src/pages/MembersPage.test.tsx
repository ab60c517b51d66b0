import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes, useLocation } from 'react-router-dom'
import { sampleMember, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createMembersApi, getInviteToken } from '@tests/mocks/members'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import type { Member, MemberInviteInput, Wedding } from '../api/weddings'
import MembersPage from './MembersPage'

const server = apiServer()
const invitesPath = `/weddings/${weddingId}/member-invites`
const membersPath = `/weddings/${weddingId}/members`

const partner: Member = { ...sampleMember, id: 'omar', name: 'Omar Sami', email: 'omar@example.com', isSelf: false }
const hoda: Member = {
  ...partner,
  id: 'hoda',
  role: 'sideManager',
  side: 'groom',
  label: 'أم العريس',
  name: 'هدى سالم',
  email: 'hoda@example.com',
}
const invite = {
  id: 'i',
  role: 'viewer' as const,
  label: 'Aunt Nadia',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
}

const Address = () => <output data-testid="address">{useLocation().pathname}</output>

function open(initial: Parameters<typeof createMembersApi>[0] = {}) {
  const membersApi = createMembersApi(initial)
  server.use(...membersApi.handlers)
  const view = renderSite(
    <>
      <Address />
      <Routes>
        <Route path="/weddings/:weddingId/members" element={<MembersPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: `/weddings/${weddingId}/members`, preloadedState: { auth: { token: 't', user: null, expired: false } } },
  )
  return { ...view, ...membersApi }
}
const openAs = (role: Wedding['role'], members: Member[] = []) =>
  open({ weddings: [{ ...sampleWedding, role, ...(role === 'sideManager' && { side: 'groom' as const }) }], members })

const getRow = (name: string) => within(screen.getByText(name).closest('li')!)
const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
const getDialog = () => within(screen.getByRole('dialog'))

describe('the list of members', () => {
  it('says to an owner who is in, with role, label and email', async () => {
    open({ members: [sampleMember, partner, hoda] })
    expect(await screen.findByText('هدى سالم')).toBeVisible()
    const row = getRow('هدى سالم')
    expect(row.getByText(/The groom's family/)).toHaveTextContent("The groom's family · أم العريس")
    expect(row.getByText('hoda@example.com')).toBeVisible()
    expect(row.getByText(/Joined on November 21, 2026/)).toBeVisible()
    expect(getRow('Laila Hassan').getByText('You')).toBeVisible()
    expect(getRow('Laila Hassan').queryByRole('button', { name: /Remove/ })).toBeNull()
    expect(screen.queryByTestId('invite-partner')).toBeNull()
  })

  it('offers a side manager nothing but to leave', async () => {
    const { email: _email, ...shown } = partner
    openAs('sideManager', [shown, { ...hoda, isSelf: true }])
    expect(await screen.findByText('Omar Sami')).toBeVisible()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Leave this wedding'])
    expect(getSentBodies(invitesPath)).toHaveLength(0)
  })

  it.each([
    ['planner', /You plan events, halls and the invitation/],
    ['viewer', /You see the plans and how many guests come/],
  ] as const)('is not fetched for a %s, who reads the own role', async (role, sentence) => {
    openAs(role)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Leave this wedding'])
    expect(getSentBodies(membersPath)).toHaveLength(0)
  })

  it('offers a retry when it cannot be fetched', async () => {
    const view = open()
    server.use(http.get(api(membersPath), () => HttpResponse.error(), { once: true }))
    await view.user.click(await findButton('Try again'))
    expect(await screen.findByText('Laila Hassan')).toBeVisible()
  })

  it('is missing for a wedding of other people', async () => {
    open({ weddings: [] })
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this wedding' })).toBeVisible()
  })
})

describe('inviting', () => {
  const fill = async ({ user }: ReturnType<typeof open>, role: RegExp, label: string) => {
    await user.click(await screen.findByTestId('invite-member'))
    await user.click(getDialog().getByRole('button', { name: role }))
    await user.click(getDialog().getByRole('button', { name: label }))
    await user.click(getDialog().getByRole('button', { name: 'Create the link' }))
  }

  it('says what each role may do, and shows the link once with a message in Arabic', async () => {
    const view = open({ members: [sampleMember, partner] })
    await view.user.click(await screen.findByTestId('invite-member'))
    const roles = getDialog().getAllByRole('button', { pressed: false })
    expect(roles.map(({ textContent }) => textContent)).toContain(
      'ViewerSees the plans and how many guests come, without names or phone numbers.',
    )
    expect(getDialog().queryByRole('button', { name: /One of the couple/ })).toBeNull()
    await view.user.click(getDialog().getByRole('button', { name: "The groom's mother" }))
    await view.user.click(getDialog().getByRole('button', { name: 'Create the link' }))

    const message = await screen.findByTestId('invite-message')
    const [sent] = getSentBodies(invitesPath).filter(Boolean) as MemberInviteInput[]
    expect(sent).toEqual({ id: expect.any(String), role: 'sideManager', side: 'groom', label: "The groom's mother" })
    expect(message).toHaveAttribute('lang', 'ar')
    expect(message).toHaveTextContent(/«Omar & Laila».*The groom's mother/)
    expect(message).toHaveTextContent(`/join#${getInviteToken(sent!.id!)}`)
    const link = new URL(screen.getByTestId('send-invite').getAttribute('href')!)
    expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/'])
    expect(link.searchParams.get('text')).toBe(message.textContent)
    expect(screen.getByText(/We show this link only now.*until November 28, 2026/)).toBeVisible()

    await view.user.click(screen.getByRole('combobox', { name: 'Language of the message' }))
    await view.user.click(screen.getByRole('option', { name: 'English' }))
    expect(screen.getByTestId('invite-message')).toHaveTextContent(/^Hello! We are planning the wedding “Omar & Laila”/)

    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Works until November 28, 2026')).toBeVisible()
    expect(screen.getByTestId('invite-member')).toHaveFocus()
  })

  it('gets the same link for a repeated request after a lost response, also in a new dialog', async () => {
    const view = open({ members: [sampleMember, partner] })
    let isLost = true
    server.use(
      http.post<never, MemberInviteInput>(api(invitesPath), async ({ request }) => {
        const created = view.createInvite(await request.json())
        return isLost ? HttpResponse.error() : HttpResponse.json(created, { status: 201 })
      }),
    )
    await fill(view, /^The bride's family/, "The bride's mother")
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    await view.user.click(getDialog().getByRole('button', { name: 'Cancel' }))
    isLost = false
    await fill(view, /^The bride's family/, "The bride's mother")
    expect(await screen.findByTestId('invite-message')).toBeVisible()
    const ids = (getSentBodies(invitesPath).filter(Boolean) as MemberInviteInput[]).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(screen.getByTestId('invite-message')).toHaveTextContent(getInviteToken(ids[0]!))
    expect(view.state.invites).toHaveLength(1)
  })

  it('starts with the role of the other one of the couple while there is one', async () => {
    const view = open()
    await view.user.click(await screen.findByTestId('invite-partner'))
    expect(getDialog().getByRole('button', { name: /One of the couple/ })).toHaveAttribute('aria-pressed', 'true')
    server.use(http.post(api(invitesPath), () => refuse(409, 'limit_reached')))
    await view.user.click(getDialog().getByRole('button', { name: 'Create the link' }))
    expect(await screen.findByText('Both of the couple are in already. Choose another role.')).toBeVisible()
  })

  it('revokes a link after a question', async () => {
    const view = open({ invites: [invite] })
    await view.user.click(await findButton('Revoke the link: Aunt Nadia'))
    await view.user.click(getDialog().getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('The link no longer works.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Aunt Nadia')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Who is in' })).toHaveFocus()
  })
})

describe('editing a member', () => {
  it('replaces role and label', async () => {
    const view = open({ members: [sampleMember, partner, hoda] })
    await view.user.click(await findButton('Edit هدى سالم'))
    await view.user.click(getDialog().getByRole('button', { name: /^Planner/ }))
    await view.user.click(getDialog().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved: هدى سالم.')).toBeVisible()
    expect(await screen.findByText(/^Planner/)).toHaveTextContent('Planner · أم العريس')
    expect(getSentBodies(`${membersPath}/hoda`)).toEqual([{ role: 'planner', label: 'أم العريس', version: 1 }])
    expect(screen.getByRole('button', { name: 'Edit هدى سالم' })).toHaveFocus()
  })

  it('shows what the other one of the couple has saved meanwhile', async () => {
    const view = open({ members: [sampleMember, partner, hoda] })
    await view.user.click(await findButton('Edit هدى سالم'))
    await view.user.click(getDialog().getByRole('button', { name: /^Planner/ }))
    const { side: _side, ...withoutSide } = hoda
    view.state.members = [sampleMember, partner, { ...withoutSide, role: 'viewer', version: 2 }]
    await view.user.click(getDialog().getByRole('button', { name: 'Save' }))
    const conflict = within(await screen.findByRole('alertdialog'))
    expect(conflict.getByRole('group')).toHaveTextContent('You wrotePlannerIt is nowViewer')
    await view.user.click(conflict.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Saved: هدى سالم.')).toBeVisible()
    expect(view.state.members[2]).toMatchObject({ role: 'planner', version: 3 })
  })

  it.each([
    ['limit_reached', 'Both of the couple are in already. Choose another role.'],
    ['last_owner', 'A wedding needs one of the couple. Invite the other one first.'],
  ])('explains %s', async (code, text) => {
    const view = open({ members: [sampleMember, hoda] })
    server.use(http.put(api(`${membersPath}/hoda`), () => refuse(409, code)))
    await view.user.click(await findButton('Edit هدى سالم'))
    await view.user.click(getDialog().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('ending a membership', () => {
  it('removes a member after a question that says what it ends', async () => {
    const view = open({ members: [sampleMember, partner, hoda] })
    await view.user.click(await findButton('Remove هدى سالم'))
    expect(getDialog().getByText(/This account can no longer open the wedding/)).toBeVisible()
    await view.user.click(getDialog().getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('هدى سالم is no longer in this wedding.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('هدى سالم')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Who is in' })).toHaveFocus()
  })

  it('leaves the wedding for the dashboard', async () => {
    const view = openAs('viewer')
    await view.user.click(await screen.findByTestId('leave'))
    await view.user.click(getDialog().getByRole('button', { name: 'Leave this wedding' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/home'))
    expect(view.store.getState().toast).toMatchObject([{ message: { id: 'pages.weddingLeft' } }])
  })

  it('is explained as impossible to the last owner', async () => {
    open({ members: [sampleMember, hoda] })
    expect(await screen.findByText(/^You cannot leave: a wedding needs one of the couple/)).toBeVisible()
    expect(screen.queryByTestId('leave')).toBeNull()
  })

  it('is refused when the other one of the couple has left meanwhile', async () => {
    const view = open({ members: [sampleMember, partner] })
    server.use(http.delete(api(`/weddings/${weddingId}/membership`), () => refuse(409, 'last_owner')))
    await view.user.click(await screen.findByTestId('leave'))
    await view.user.click(getDialog().getByRole('button', { name: 'Leave this wedding' }))
    expect(await screen.findByText(/^You cannot leave/)).toBeVisible()
  })
})
