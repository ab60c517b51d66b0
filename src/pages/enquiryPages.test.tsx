import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createOwnProvider } from '@tests/fixtures/ownProvider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import type { Enquiry, ReceivedEnquiry } from '../api/providers'

// Whole pages with several forms take longer than Jest's default on a busy machine.
jest.setTimeout(30_000)

const server = apiServer()
const signedIn = { auth: { token: 't', user: null, expired: false } }
const profile = { id: 'u', email: 'laila@example.com', emailVerified: true, language: 'en', version: 1 }

/** @returns an enquiry; the number is the last digit of its id */
const createEnquiry = (number = 1, changes: Partial<Enquiry> = {}): Enquiry => ({
  id: `6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c1${number}`,
  reference: `K7M3P${number}`,
  provider: { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', name: `Nile Garden ${number}`, phone: '01112345678' },
  name: 'Laila Hassan',
  phone: '+201012345678',
  weddingId: null,
  weddingDate: '2027-06-18',
  place: 'Heliopolis, Cairo',
  guests: 250,
  message: 'Is the garden free that evening?',
  status: 'asked',
  amount: null,
  note: null,
  reviewFrom: '2027-06-19',
  review: null,
  version: 1,
  createdAt: '2026-11-27T10:00:00.000Z',
  ...changes,
})
const PATH = `/enquiries/${createEnquiry().id}`

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() => {
  sessionStorage.clear()
  server.use(
    http.get(api('/users/profile'), () => HttpResponse.json(profile)),
    http.get(api('/weddings'), () => HttpResponse.json({ items: [] })),
  )
})

const serve = (...enquiries: Enquiry[]) =>
  server.use(http.get(api('/enquiries'), () => HttpResponse.json({ enquiries })))
const open = (at: string, locale: 'ar' | 'en' = 'en') => renderApp({ at, locale, preloadedState: signedIn })
const findCard = async (number = 1) =>
  within(await screen.findByRole('article', { name: new RegExp(`Nile Garden ${number}`) }, { timeout: 20_000 }))
const setAmount = (card: Awaited<ReturnType<typeof findCard>>, value: string) =>
  fireEvent.change(card.getByLabelText('Amount in EGP (optional)'), { target: { value } })

describe('my providers', () => {
  it('leads to the directory when nobody was asked', async () => {
    serve()
    open('/my-providers')
    expect(await screen.findByRole('heading', { name: 'The first question is the hardest' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the directory' })).toHaveAttribute('href', '/providers/directory')
  })

  it('shows an enquiry, its WhatsApp link, and the sums of all', async () => {
    serve(
      createEnquiry(),
      createEnquiry(2, { status: 'booked', amount: 42_000 }),
      createEnquiry(3, {
        status: 'booked',
        amount: 8000.5,
        provider: { id: null, name: 'Nile Garden 3', phone: null },
      }),
    )
    open('/my-providers')
    const card = await findCard()
    expect(card.getByRole('link', { name: 'Nile Garden 1' })).toHaveAttribute(
      'href',
      '/providers/51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11',
    )
    expect(card.getByText('Friday, June 18, 2027')).toBeVisible()
    expect(card.getByText('K7M3P1')).toBeVisible()
    const link = card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')!
    expect(new URL(link).pathname).toBe('/201112345678')
    expect(new URL(link).searchParams.get('text')).toContain('Zaffa reference K7M3P1')
    const summary = screen.getByRole('list', { name: 'At a glance' })
    for (const words of ['1 asked', '0 quoted', '2 booked', 'EGP\u00A050,000.5'])
      expect(summary).toHaveTextContent(words.replace('\u00A0', ' '))
    const unlisted = await findCard(3)
    expect(unlisted.getByText('No longer in the directory')).toBeVisible()
    expect(unlisted.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Show')).not.toBeInTheDocument()
  })

  it('saves status, amount in either digits and note, and counts them at once', async () => {
    serve(createEnquiry())
    server.use(
      http.put(api(PATH), () =>
        HttpResponse.json(createEnquiry(1, { status: 'quoted', amount: 42_000, note: 'With dinner', version: 2 })),
      ),
    )
    const { user } = open('/my-providers')
    const card = await findCard()
    await user.click(card.getByRole('button', { name: 'Quoted' }))
    setAmount(card, '٤٢٬٠٠٠')
    fireEvent.change(card.getByLabelText('Note (optional)'), { target: { value: ' With dinner ' } })
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await card.findByText('Saved')).toBeVisible()
    expect(getSentBodies(PATH)).toEqual([
      { status: 'quoted', amount: 42_000, note: 'With dinner', weddingDate: '2027-06-18', version: 1 },
    ])
    expect(card.getByLabelText('Amount in EGP (optional)')).toHaveValue('42,000')
    expect(screen.getByRole('list', { name: 'At a glance' })).toHaveTextContent('1 quoted')
  })

  it('leaves an amount in words as it is, and says what to type', async () => {
    serve(createEnquiry())
    const { user } = open('/my-providers')
    const card = await findCard()
    setAmount(card, '42 ألف')
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await card.findByText('Please enter the amount as a number, such as 42,000')).toBeVisible()
    expect(card.getByLabelText('Amount in EGP (optional)')).toHaveValue('42 ألف')
    expect(getSentBodies(PATH)).toEqual([])
  })

  it('lets the couple choose when the same field was edited elsewhere, and keeps both other edits', async () => {
    serve(createEnquiry())
    const current = createEnquiry(1, { status: 'booked', amount: 50_000, version: 2 })
    let puts = 0
    server.use(
      http.put(api(PATH), async ({ request }) => {
        puts += 1
        if (puts > 1) return HttpResponse.json({ ...current, ...((await request.json()) as object), version: 3 })
        return HttpResponse.json({ code: 'version_conflict', message: 'x', requestId: 'r', current }, { status: 409 })
      }),
    )
    const { user } = open('/my-providers')
    const card = await findCard()
    setAmount(card, '42000')
    await user.click(card.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('42,000')).toBeVisible()
    expect(dialog.getByText('50,000')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /Keep/ }))
    expect(await card.findByText('Saved')).toBeVisible()
    expect(getSentBodies(PATH)[1]).toEqual({
      status: 'booked',
      amount: 42_000,
      note: null,
      weddingDate: '2027-06-18',
      version: 2,
    })
  })

  it('asks for the date of a booking when none is known', async () => {
    serve(createEnquiry(1, { weddingDate: null, reviewFrom: null }))
    server.use(http.put(api(PATH), () => HttpResponse.json(createEnquiry(1, { status: 'booked', version: 2 }))))
    const { user } = open('/my-providers')
    const card = await findCard()
    expect(card.queryByLabelText('Date of the wedding')).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Booked' }))
    fireEvent.change(card.getByLabelText('Date of the wedding'), { target: { value: '2027-06-18' } })
    await user.click(card.getByRole('button', { name: 'Save' }))
    await card.findByText('Saved')
    expect(getSentBodies(PATH)).toEqual([expect.objectContaining({ status: 'booked', weddingDate: '2027-06-18' })])
  })

  it('deletes an enquiry after a question', async () => {
    serve(createEnquiry(), createEnquiry(2))
    server.use(http.delete(api(PATH), () => new HttpResponse(null, { status: 204 })))
    const { user } = open('/my-providers')
    const card = await findCard()
    await user.click(card.getByRole('button', { name: 'Delete the enquiry to Nile Garden 1' }))
    expect(getSentBodies(PATH)).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The enquiry to Nile Garden 1 is deleted.')).toBeVisible()
    expect(screen.queryByRole('article', { name: /Nile Garden 1/ })).not.toBeInTheDocument()
    expect(screen.getByRole('article', { name: /Nile Garden 2/ })).toBeInTheDocument()
  })

  it('shows those of one status when there are many, without losing an edit', async () => {
    serve(...[1, 2, 3, 4, 5, 6].map((number) => createEnquiry(number, { status: number === 6 ? 'booked' : 'asked' })))
    const { user } = open('/my-providers')
    const card = await findCard()
    setAmount(card, '42000')
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Show' }))
      await user.click(screen.getByRole('option', { name }))
    }
    await choose('Booked')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await choose('All')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    expect(card.getByLabelText('Amount in EGP (optional)')).toHaveValue('42000')
  })

  it('fetches again on retry after a failure', async () => {
    server.use(http.get(api('/enquiries'), () => HttpResponse.error()))
    const { user } = open('/my-providers')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    serve(createEnquiry())
    await user.click(retry)
    expect((await findCard()).getByText('K7M3P1')).toBeVisible()
  })

  it('is written from right to left in Arabic, with Arabic digits', async () => {
    serve(createEnquiry(1, { status: 'booked', amount: 42_000 }))
    open('/my-providers', 'ar')
    const card = await findCard()
    expect(card.getByLabelText('المبلغ بالجنيه (اختياري)')).toHaveValue('٤٢٬٠٠٠')
    expect(card.getByRole('button', { name: 'حجزنا' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('list', { name: 'نظرة سريعة' })).toHaveTextContent('٤٢٬٠٠٠ جنيه')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  })
})

describe('received enquiries', () => {
  const provider = createOwnProvider()
  const page = `/provider/${provider.id}/enquiries`
  const createReceived = (number: number): ReceivedEnquiry => {
    const { id, reference, phone, weddingDate, place, guests, message, createdAt } = createEnquiry(number)
    return { id, reference, name: `Laila ${number}`, phone, weddingDate, place, guests, message, createdAt }
  }
  const serveReceived = (total: number) =>
    server.use(
      http.get(api(`/providers/${provider.id}`), () => HttpResponse.json(provider)),
      http.get(api(`/providers/${provider.id}/enquiries`), ({ request }) => {
        const number = Number(new URL(request.url).searchParams.get('page') ?? 1)
        const items = total === 0 ? [] : [createReceived(number)]
        return HttpResponse.json({ items, page: number, pageSize: 20, total })
      }),
    )

  it('shows who asks what, with the number and a prepared answer, and turns the page', async () => {
    serveReceived(21)
    const { user } = open(page)
    const card = within(await screen.findByRole('article', { name: 'Laila 1' }, { timeout: 20_000 }))
    expect(card.getByText('Is the garden free that evening?')).toBeVisible()
    expect(card.getByText('+20 10 1234 5678')).toBeVisible()
    expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+201012345678')
    const answer = new URL(card.getByRole('link', { name: /Answer on WhatsApp/ }).getAttribute('href')!)
    expect(answer.pathname).toBe('/201012345678')
    expect(answer.searchParams.get('text')).toMatch(/^Hello Laila 1, .*K7M3P1/)
    expect(screen.getByText('21 enquiries')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Older' }))
    expect(await screen.findByRole('article', { name: 'Laila 2' })).toBeVisible()
    expect(screen.getByText('Page 2 of 2')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Laila 1' })).not.toBeInTheDocument()
  })

  it('says how to be asked when nobody has', async () => {
    serveReceived(0)
    open(page)
    expect(await screen.findByRole('heading', { name: 'The first couple will come' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete your page' })).toHaveAttribute('href', `/provider/${provider.id}`)
  })

  it('is linked from the entry with the number of this week', async () => {
    const weeks = [{ from: '2026-11-21', views: 0, enquiries: 3 }]
    server.use(http.get(api(`/providers/${provider.id}`), () => HttpResponse.json({ ...provider, weeks })))
    open(`/provider/${provider.id}`)
    const link = await screen.findByRole('link', { name: 'Enquiries (3 this week)' }, { timeout: 20_000 })
    expect(link).toHaveAttribute('href', page)
    expect(screen.getByRole('row', { name: /November 21/ })).toHaveTextContent('03')
  })
})
