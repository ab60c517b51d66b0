import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { CLOSING_LINE } from '@shared/arabicLines'
import { preloadTemplate } from '@/card/templates'
import { GuestFrame } from './GuestFrame'
import { GuestInvitation } from './GuestInvitation'

const wire = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'عمر-و-ليلى-k3v9',
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  takesRequests: false,
  wishes: [],
  template: 1,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: '2099-12-17',
  timeZone: 'Africa/Cairo',
  engagementDate: '2099-05-01',
  hennaDate: '2099-12-15',
  crownDate: '2099-12-10',
  weddinghole: 'قاعة اللوتس',
  weddingAddress: 'كورنيش النيل',
  area: 'القاهرة',
}
const path = api('/invitations/slug/:slug')
const countRequests = () => getSentBodies(`/invitations/slug/${encodeURIComponent(wire.slug)}`).length
const createFailure = (status: number, code: string) =>
  HttpResponse.json({ message: 'x', code, requestId: 'r' }, { status })

const server = apiServer()
const onLanguageChange = jest.fn()
const createPage = (slug = wire.slug) => (
  <GuestFrame homeUrl="/" addressIn={(language) => `/?lang=${language}`} onLanguageChange={onLanguageChange}>
    <GuestInvitation
      slug={slug}
      shareUrl="https://zaffa.example/Invitations/Invitation?slug=x"
      homeUrl="/"
      musicUrl="/zaffa.mp3"
    />
  </GuestFrame>
)

beforeAll(async () => {
  await preloadTemplate(1)
})

describe('GuestInvitation', () => {
  it('shows a skeleton, then the invitation with all its controls', async () => {
    server.use(
      http.get(path, async () => {
        await delay(20)
        return HttpResponse.json({ ...wire, mapsLink: 'https://maps.app.goo.gl/x' })
      }),
    )
    const { container } = renderSite(createPage())
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('عمر & ليلى')
    expect(countRequests()).toBe(1)
    expect(screen.getAllByText('قاعة اللوتس')).toHaveLength(2)
    expect(screen.getByRole('timer')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Play the music' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Get On Map/ })).toBeInTheDocument()
    expect(screen.getByText(CLOSING_LINE)).toHaveAttribute('dir', 'rtl')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('2021')
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Facebook' }).href).toContain(
      encodeURIComponent('slug=x'),
    )
  })

  it.each([
    [404, 'notFound'],
    [400, 'invalid'],
  ])('shows the not-found page when the server returns %i', async (status, code) => {
    server.use(http.get(path, () => createFailure(status, code)))
    renderSite(createPage())
    expect(await screen.findByRole('heading', { name: 'Invitation Not Found' })).toBeInTheDocument()
    expect(screen.getByText("The invitation you're looking for doesn't exist or has expired")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    expect(countRequests()).toBe(1)
  })

  it('sends no request without a slug', () => {
    renderSite(createPage(''))
    expect(screen.getByRole('heading', { name: 'Invitation Not Found' })).toBeInTheDocument()
    expect(getSentBodies('/invitations/slug/')).toEqual([])
  })

  it.each([
    [() => HttpResponse.error(), 'Network error. Please check your connection.'],
    [() => createFailure(500, 'internal'), 'Server error. Please try again later.'],
  ])('shows the error of a failed request and succeeds on retry', async (fail, text) => {
    server.use(
      http.get(path, fail, { once: true }),
      http.get(path, () => HttpResponse.json(wire)),
    )
    const { user } = renderSite(createPage())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByText('Invitation Not Found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /عمر/ })).toBeInTheDocument()
    expect(countRequests()).toBe(2)
  })

  it('links to the other language by its own name', async () => {
    server.use(http.get(path, () => HttpResponse.json(wire)))
    const { user } = renderSite(createPage())
    const link = screen.getByRole('link', { name: 'العربية' })
    expect(link).toHaveAttribute('lang', 'ar')
    expect(link).toHaveAttribute('href', '/?lang=ar')
    await user.click(link)
    expect(onLanguageChange).toHaveBeenCalledWith('ar')
    await screen.findByRole('heading', { level: 1 })
  })
})

describe('MusicButton', () => {
  const play = jest.fn(() => Promise.resolve())
  const pause = jest.fn()
  const players: { address: string; loop: boolean }[] = []
  const real = globalThis.Audio

  beforeEach(() => {
    players.length = 0
    play.mockReset().mockResolvedValue()
    globalThis.Audio = class {
      loop = false
      play = play
      pause = pause
      address: string
      constructor(address: string) {
        this.address = address
        players.push(this)
      }
    } as unknown as typeof Audio
    server.use(http.get(path, () => HttpResponse.json(wire)))
  })
  afterEach(() => {
    globalThis.Audio = real
  })

  it('loads the music on the first click, loops, pauses, and stops when the page is left', async () => {
    const { user, unmount } = renderSite(createPage())
    const button = await screen.findByRole('button', { name: 'Play the music' })
    expect(players).toHaveLength(0)
    await user.click(button)
    expect(players).toMatchObject([{ address: '/zaffa.mp3', loop: true }])
    await user.click(await screen.findByRole('button', { name: 'Pause the music' }))
    expect(pause).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Play the music' }))
    await screen.findByRole('button', { name: 'Pause the music' })
    expect(players).toHaveLength(1)
    unmount()
    expect(pause).toHaveBeenCalledTimes(2)
  })

  it('shows an error when the music cannot be played', async () => {
    play.mockRejectedValueOnce(new Error('no such file'))
    const { user } = renderSite(createPage())
    await user.click(await screen.findByRole('button', { name: 'Play the music' }))
    await waitFor(() =>
      expect(screen.getByText('The music could not be played. Tap to try again.')).toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Play the music' }))
    expect(await screen.findByRole('button', { name: 'Pause the music' })).toBeInTheDocument()
  })
})
