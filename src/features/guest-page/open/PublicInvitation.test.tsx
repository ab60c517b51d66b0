import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { PublicInvitation } from './PublicInvitation'

const server = apiServer()

const invitation = {
  id: 'inv',
  slug: 'omar-laila-x',
  takesRequests: false,
  wishes: [],
  template: 2,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: '2027-06-18',
  timeZone: 'Africa/Cairo',
  engagementDate: '2026-12-01',
  hennaDate: '2027-06-16',
  crownDate: '2027-06-17',
  weddinghole: 'قاعة النيل',
  weddingAddress: 'الكورنيش',
  area: 'الزمالك',
  version: 1,
  createdAt: '',
  updatedAt: '',
}

function open() {
  server.use(
    http.get(api('/invitations/slug/omar-laila-x'), () => HttpResponse.json(invitation)),
    http.post(api('/invitations/slug/omar-laila-x/views'), () => new HttpResponse(null, { status: 204 })),
  )
  return renderSite(<PublicInvitation slug="omar-laila-x" />, { locale: 'en' })
}

afterEach(() => history.replaceState(null, '', '/'))

describe('PublicInvitation', () => {
  it('uses the language of the invitation when the guest has not chosen one, and stores no choice', async () => {
    open()
    expect(await screen.findByText('الباقي على فرحتنا')).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(localStorage.getItem('zaffa-locale')).toBeNull()
    expect(getSentBodies('/invitations/slug/omar-laila-x')).toHaveLength(1)
  })

  it('is counted as a view once, for guests who came by a short link', async () => {
    open()
    await waitFor(() => expect(getSentBodies('/invitations/slug/omar-laila-x/views')).toHaveLength(1), {
      timeout: 3000,
    })
  })

  it('sets the couple’s names as title, in the language of the page', async () => {
    open()
    expect(document.title).toBe('Zaffa')
    await waitFor(() => expect(document.title).toBe('زفاف عمر وليلى'))
  })

  it('sets a title for an invitation that does not exist', async () => {
    server.use(
      http.get(api('/invitations/slug/gone'), () =>
        HttpResponse.json({ code: 'not_found', message: 'x', requestId: 'r' }, { status: 404 }),
      ),
    )
    renderSite(<PublicInvitation slug="gone" />, { locale: 'en' })
    await waitFor(() => expect(document.title).toBe('Invitation Not Found'))
  })

  it('uses the language that the guest has chosen before', async () => {
    localStorage.setItem('zaffa-locale', 'en')
    open()
    expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
  })

  it('uses the language of the link', async () => {
    history.replaceState(null, '', '/?lang=en')
    open()
    expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
  })

  it('switches the language and stores the choice', async () => {
    const { user } = open()
    await screen.findByText('الباقي على فرحتنا')
    await user.click(screen.getByRole('link', { name: 'English' }))
    expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
    expect(localStorage.getItem('zaffa-locale')).toBe('en')
  })
})
