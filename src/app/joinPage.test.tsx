import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createDashboardApi } from '@tests/mocks/dashboard'
import { sampleOffer } from '@tests/mocks/members'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import type { OfferedMembership } from '../api/weddings'
import { App } from './App'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const lookUpPath = '/member-invites/look-up'
const acceptancePath = '/member-invites/acceptance'
const membership = { weddingId, role: 'sideManager', side: 'groom' } as const

beforeAll(() => {
  window.scrollTo = () => undefined
})

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{pathname + search + hash}</output>
}

interface Setup {
  offer?: Partial<OfferedMembership>
  isSignedIn?: boolean
  at?: string
}

function open({ offer = {}, isSignedIn = true, at = '/join#t0ken' }: Setup = {}) {
  const dashboard = createDashboardApi({ weddings: [] })
  server.use(
    ...dashboard.handlers,
    http.post(api(lookUpPath), () => HttpResponse.json({ ...sampleOffer, ...offer })),
    http.post(api(acceptancePath), () => {
      dashboard.state.weddings = [{ ...sampleWedding, role: 'sideManager', side: 'groom' }]
      return HttpResponse.json(membership)
    }),
  )
  return renderSite(
    <>
      <Address />
      <App />
    </>,
    { at, catalogues: 'site', preloadedState: isSignedIn ? { auth } : {} },
  )
}
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('an open invite', () => {
  it('says whose wedding it is, what the person will see, and what others see', async () => {
    open()
    expect(await findHeading('Omar & Laila')).toBeVisible()
    expect(screen.getByText(/invites you to help with a wedding/)).toHaveTextContent(/^Omar invites/)
    expect(screen.getByText('Friday, June 18, 2027')).toBeVisible()
    expect(screen.getByText("The groom's family").parentElement).toHaveTextContent('The groom’s mother')
    expect(screen.getByText(/^You add the groom's families/)).toBeVisible()
    expect(screen.getByText(/^The couple see your name, what they call you and your email/)).toBeVisible()
    expect(await screen.findByText(/You are signed in as/)).toHaveTextContent('a@b')
    expect(getSentBodies(lookUpPath)).toEqual([{ token: 't0ken' }])
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.title).not.toContain('Omar')
  })

  it('is accepted once by a double click, and leads to the dashboard of the wedding', async () => {
    const { user, store } = open()
    await user.dblClick(await screen.findByRole('button', { name: 'Join' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/home?wedding=${weddingId}`))
    expect(await findHeading('Omar & Laila')).toBeVisible()
    expect(getSentBodies(acceptancePath)).toEqual([{ token: 't0ken' }])
    expect(store.getState().toast).toMatchObject([{ message: { id: 'pages.weddingJoined' } }])
  })

  it('leads a visitor to registering, sign-in and back, with the token in no query', async () => {
    const { user } = open({ isSignedIn: false, at: '/join?lang=en#t0ken' })
    server.use(
      http.post(api('/identity/register'), () => HttpResponse.json({ message: 'success' }, { status: 201 })),
      http.post(api('/identity/login'), () => HttpResponse.json({ message: 'success', token: 'new' })),
    )
    expect(await screen.findByRole('link', { name: 'I have an account: sign in' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('link', { name: 'Create an account and join' }))
    await user.type(await screen.findByLabelText('First name'), 'Hoda')
    await user.type(screen.getByLabelText('Last name'), 'Salem')
    await user.type(screen.getByLabelText('Email'), 'hoda@example.com')
    await user.type(screen.getByLabelText('Password'), 'Farah#2027')
    await user.click(screen.getByRole('checkbox', { name: /I am over 18/ }))
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/register$/)
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/)
    await user.type(screen.getByLabelText('Password'), 'Farah#2027')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('/join?lang=en#t0ken')
  })

  it('explains that the wedding or the account is full', async () => {
    const { user } = open()
    server.use(http.post(api(acceptancePath), () => refuse(409, 'limit_reached')))
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    expect(await screen.findByText(/^Nobody else can join/)).toBeVisible()
  })

  it('that was closed meanwhile says so', async () => {
    const { user } = open()
    const join = await screen.findByRole('button', { name: 'Join' })
    server.use(
      http.post(api(acceptancePath), () => refuse(409, 'invite_closed')),
      http.post(api(lookUpPath), () => HttpResponse.json({ ...sampleOffer, state: 'revoked' })),
    )
    await user.click(join)
    expect(await findHeading('The couple have revoked this link')).toBeVisible()
  })

  it('can be accepted after a failure', async () => {
    const { user } = open()
    server.use(http.post(api(acceptancePath), () => HttpResponse.error(), { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`/home?wedding=${weddingId}`))
  })
})

describe('an invite that cannot be accepted', () => {
  it.each([
    ['accepted', 'Somebody else has used this link', /ask the couple for a new link/],
    ['revoked', 'The couple have revoked this link', /^Ask the couple for a new link/],
    ['expired', 'This link has expired', /^Ask the couple for a new link/],
  ] as const)('is %s', async (state, title, text) => {
    open({ offer: { state } })
    expect(await findHeading(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  it('may have been accepted by the visitor, who is offered to sign in', async () => {
    open({ offer: { state: 'accepted' }, isSignedIn: false })
    expect(await screen.findByRole('link', { name: 'I have an account: sign in' })).toBeVisible()
  })

  it('says to a member as what it is in', async () => {
    open({ offer: { state: 'accepted', membership } })
    expect(await findHeading('You are already in')).toBeVisible()
    expect(screen.getByText(/Your role/)).toHaveTextContent("Omar & Laila. Your role: The groom's family.")
    expect(screen.getByRole('link', { name: 'Open the wedding' })).toHaveAttribute('href', `/home?wedding=${weddingId}`)
  })

  it('is unknown', async () => {
    open()
    server.use(http.post(api(lookUpPath), () => refuse(404, 'not_found')))
    expect(await findHeading('We do not know this link')).toBeVisible()
  })

  it('has no token, which is not looked up', async () => {
    open({ at: '/join' })
    expect(await findHeading('We do not know this link')).toBeVisible()
    expect(getSentBodies(lookUpPath)).toHaveLength(0)
  })

  it('is looked up again after a failure', async () => {
    const { user } = open()
    server.use(http.post(api(lookUpPath), () => HttpResponse.error(), { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await findHeading('Omar & Laila')).toBeVisible()
  })
})
