import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, received } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { PublicInvitation } from './PublicInvitation'

const server = apiServer()

const invitation = {
  id: 'inv',
  slug: 'omar-laila-x',
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
  server.use(http.get(api('/invitations/slug/omar-laila-x'), () => HttpResponse.json(invitation)))
  return renderSite(<PublicInvitation slug="omar-laila-x" />, { locale: 'en' })
}

afterEach(() => history.replaceState(null, '', '/'))

it('is read in its own language by a guest who has not chosen one, and the choice stays open', async () => {
  open()
  expect(await screen.findByText('باقٍ على فرحتنا')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(localStorage.getItem('zaffa-locale')).toBeNull()
  expect(received('/invitations/slug/omar-laila-x')).toHaveLength(1)
})

it('has the couple’s names as its title, in the language of the page', async () => {
  open()
  expect(document.title).toBe('Zaffa')
  await waitFor(() => expect(document.title).toBe('زفاف عمر وليلى'))
})

it('says in its title that there is no such invitation', async () => {
  server.use(
    http.get(api('/invitations/slug/gone'), () =>
      HttpResponse.json({ code: 'not_found', message: 'x', requestId: 'r' }, { status: 404 }),
    ),
  )
  renderSite(<PublicInvitation slug="gone" />, { locale: 'en' })
  await waitFor(() => expect(document.title).toBe('Invitation Not Found'))
})

it('stays in the language that the guest has chosen before', async () => {
  localStorage.setItem('zaffa-locale', 'en')
  open()
  expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
})

it('stays in the language that the link asks for', async () => {
  history.replaceState(null, '', '/?lang=en')
  open()
  expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
})

it('turns to the other language when the guest asks, and remembers it', async () => {
  const { user } = open()
  await screen.findByText('باقٍ على فرحتنا')
  await user.click(screen.getByRole('link', { name: 'English' }))
  expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
  expect(localStorage.getItem('zaffa-locale')).toBe('en')
})
