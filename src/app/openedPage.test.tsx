import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { createWeddingDay, sampleWedding } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createDashboardApi } from '@tests/mocks/dashboard'
import { renderSite } from '@tests/render'
import { useLocation } from 'react-router-dom'
import type { Wedding } from '../api/weddings'
import { writeLastWedding } from '../lib/lastWedding'
import { App } from './App'

const server = apiServer()
const auth = { token: 't', user: null, expired: false }
const SHARED = '/home?open=guestImport&shared=yes'

const first: Wedding = { ...sampleWedding, id: '11111111-1111-4111-8111-111111111111', title: 'Mona and Ali' }
const second: Wedding = { ...sampleWedding, id: '22222222-2222-4222-8222-222222222222', title: 'Nour and Adam' }
const viewed: Wedding = { ...second, role: 'viewer' }

beforeEach(() => {
  window.scrollTo = () => undefined
  writeLastWedding(null)
})

function open(at: string, weddings: Wedding[], signedIn = true) {
  server.use(...createDashboardApi({ weddings, events: [createWeddingDay()], invitations: [] }).handlers)
  return renderSite(
    <>
      <App />
      <Address />
    </>,
    { at, catalogues: 'site', ...(signedIn ? { preloadedState: { auth } } : {}) },
  )
}
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const getAddress = () => screen.getByTestId('address').textContent

describe('a shortcut of the app', () => {
  it('opens the page of the wedding that was shown last', async () => {
    writeLastWedding(second.id)
    open('/home?open=replies', [first, second])
    await waitFor(() => expect(getAddress()).toBe(`/weddings/${second.id}/replies`))
  })

  it.each([
    ['none was shown', [first, second], null],
    ['the last one is deleted', [first, second], 'gone'],
    ['the role in the last one does not have the page', [first, viewed], viewed.id],
  ])('opens that of the first wedding when %s', async (_when, weddings, last) => {
    writeLastWedding(last)
    open('/home?open=replies', weddings)
    await waitFor(() => expect(getAddress()).toBe(`/weddings/${first.id}/replies`))
  })

  it.each([
    ['a role that does not have the page', [viewed], `/home?wedding=${viewed.id}`],
    ['an account without a wedding', [], '/home'],
  ])('opens the dashboard for %s', async (_who, weddings, address) => {
    open('/home?open=replies', weddings)
    await waitFor(() => expect(getAddress()).toBe(address))
  })

  it.each(['/home?open=replies&lang=en', '/home?source=app&lang=en', SHARED])(
    'leads a visitor to sign-in and back: %s',
    async (at) => {
      open(at, [], false)
      await waitFor(() => expect(getAddress()).toBe(`/login?next=${encodeURIComponent(at)}`))
    },
  )

  it('leads a visitor who follows a link to the dashboard to the home page', async () => {
    open('/home', [], false)
    await waitFor(() => expect(getAddress()).toBe('/'))
  })
})

describe('something shared with the app', () => {
  it('leads to the import of the only wedding', async () => {
    open(SHARED, [first])
    await waitFor(() => expect(getAddress()).toBe(`/weddings/${first.id}/guests/import`))
  })

  it('asks for the wedding where several take guests, the last one first', async () => {
    writeLastWedding(second.id)
    const { user } = open(SHARED, [first, second, { ...viewed, id: '3', title: 'Of friends' }])
    expect(await screen.findByRole('heading', { name: 'Which wedding is this list for?', level: 1 })).toBeVisible()
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining(second.title),
      expect.stringContaining(first.title),
    ])
    await user.click(links[1]!)
    await waitFor(() => expect(getAddress()).toBe(`/weddings/${first.id}/guests/import`))
  })

  it.each([
    ['no wedding', [], 'First start your wedding', 'Start planning'],
    ['no wedding that takes its guests', [viewed], 'You cannot add guests to this wedding', 'Go to My wedding'],
  ])('is deleted for an account with %s, which reads why', async (_what, weddings, title, link) => {
    const deleteDatabase = jest.spyOn(indexedDB, 'deleteDatabase')
    const { user } = open(SHARED, weddings)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(deleteDatabase).toHaveBeenCalledWith('zaffa-shared')
    await user.click(screen.getByRole('link', { name: link }))
    await waitFor(() => expect(getAddress()).toBe('/home'))
  })
})
