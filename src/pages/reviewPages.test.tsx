import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createOwnProvider } from '@tests/fixtures/ownProvider'
import { createProviderPage } from '@tests/fixtures/provider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import type { Enquiry, OwnReview, Review } from '../api/providers'

// Whole pages with several forms take longer than Jest's default on a busy machine.
jest.setTimeout(30_000)

const server = apiServer()
const signedIn = { auth: { token: 't', user: null, expired: false } }
const stars = { quality: 5, communication: 4, punctuality: 5, value: 4 }
const createdAt = '2026-06-20T10:00:00.000Z'
const enquiry: Enquiry = {
  id: '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11',
  reference: 'K7M3P9',
  provider: { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', name: 'Nile Garden', phone: '01112345678' },
  name: 'Laila Hassan',
  phone: '+201012345678',
  weddingId: null,
  weddingDate: '2026-06-18',
  place: null,
  guests: null,
  message: 'Are you free?',
  status: 'booked',
  amount: null,
  note: null,
  reviewFrom: '2026-06-19',
  review: null,
  version: 1,
  createdAt: '2026-01-10T10:00:00.000Z',
}
const ownReview: OwnReview = {
  id: '2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48',
  name: 'Laila',
  stars,
  words: 'Full of light.',
  status: 'waiting',
  refusal: null,
  answer: null,
  isDisputed: false,
  createdAt,
}
const shown: Review = {
  id: ownReview.id,
  name: 'Laila',
  stars,
  words: 'Full of light.',
  answer: null,
  dispute: 'none',
  createdAt,
}
const REVIEW_PATH = `/enquiries/${enquiry.id}/review`

beforeEach(() => {
  window.scrollTo = () => undefined
  sessionStorage.clear()
  server.use(http.get(api('/weddings'), () => HttpResponse.json({ items: [] })))
})

function serveEnquiry(changes: Partial<Enquiry> = {}) {
  const state = { enquiry: { ...enquiry, ...changes } }
  server.use(http.get(api('/enquiries'), () => HttpResponse.json({ enquiries: [state.enquiry] })))
  return state
}
const openMine = async () => {
  const view = renderApp({ at: '/my-providers', locale: 'en', preloadedState: signedIn })
  await screen.findByRole('article', { name: /Nile Garden/ }, { timeout: 20_000 })
  return view
}
const openForm = async () => {
  const { user } = await openMine()
  await user.click(screen.getByRole('button', { name: 'Write a review' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}
const send = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Send the review' })

describe('the review of a couple', () => {
  it('says from when it can be written', async () => {
    serveEnquiry({ reviewFrom: '2126-06-19' })
    await openMine()
    expect(screen.getByText(/From June 19 on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument()
  })

  it('needs stars for all four, and no phone number in the words', async () => {
    serveEnquiry()
    const { user, dialog } = await openForm()
    fireEvent.change(dialog.getByLabelText('How was it?'), { target: { value: 'Call ٠١٠١٢٣٤٥٦٧٨' } })
    await user.click(send(dialog))
    expect(await dialog.findAllByText('Choose one to five stars')).toHaveLength(4)
    expect(dialog.getByText('Please write this without links and phone numbers')).toBeVisible()
    expect(getSentBodies(REVIEW_PATH)).toEqual([])
  })

  it('is sent again after a lost response with what was typed, and then waits', async () => {
    serveEnquiry()
    server.use(http.post(api(REVIEW_PATH), () => HttpResponse.error(), { once: true }))
    const { user, dialog } = await openForm()
    // Without moving a mouse over the stars: jsdom has no layout that tells which one is below it.
    for (const [name, count] of Object.entries({ Quality: 5, Communication: 4, Punctuality: 5, 'Value for money': 4 }))
      fireEvent.click(within(dialog.getByRole('group', { name })).getByRole('radio', { name: `${count} stars of 5` }))
    fireEvent.change(dialog.getByLabelText('How was it?'), { target: { value: 'Full of light.' } })
    await user.click(send(dialog))
    expect(await dialog.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(http.post(api(REVIEW_PATH), () => HttpResponse.json({ ...enquiry, review: ownReview }, { status: 201 })))
    await user.click(send(dialog))
    expect(await screen.findByText(/Our team reads it before others see it/)).toBeVisible()
    const sent = { name: 'Laila Hassan', stars, words: 'Full of light.' }
    expect(getSentBodies(REVIEW_PATH)).toEqual([sent, sent])
  })

  it('shows why it was refused, and can be deleted', async () => {
    const state = serveEnquiry({ review: { ...ownReview, status: 'refused', refusal: 'It names a person.' } })
    server.use(
      http.delete(api(REVIEW_PATH), () => {
        state.enquiry = enquiry
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = await openMine()
    expect(screen.getByText(/It names a person/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete the review' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the review' }))
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible()
  })
})

describe('the reviews of a provider', () => {
  const provider = createProviderPage()
  const serve = (reviews: Review[], rating: typeof provider.rating = null) =>
    server.use(
      http.get(api(`/providers/${provider.id}`), () => HttpResponse.json({ ...provider, rating })),
      http.get(api(`/providers/${provider.id}/reviews`), () =>
        HttpResponse.json({ items: reviews, page: 1, pageSize: 10, total: reviews.length }),
      ),
    )

  it('have no stars below three, and mark a disputed one', async () => {
    serve([{ ...shown, stars: null, dispute: 'open' }])
    renderApp({ at: `/providers/${provider.id}`, locale: 'en' })
    expect(await screen.findByText('Full of light.')).toBeVisible()
    expect(screen.getByText(/Stars are shown from the third review on/)).toBeVisible()
    expect(screen.getByText(/The provider disputes this review/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /stars of 5/ })).not.toBeInTheDocument()
  })

  it('have a rating from three on, with the answers of the provider', async () => {
    serve([{ ...shown, answer: { text: 'Thank you!', createdAt } }], { count: 12, average: 4.5, stars })
    renderApp({ at: `/providers/${provider.id}`, locale: 'en' })
    expect(await screen.findByText('Thank you!')).toBeVisible()
    expect(screen.getByText('4.5 · 12 reviews')).toBeVisible()
    expect(screen.getAllByRole('img', { name: '4.5 stars of 5' })).not.toHaveLength(0)
  })

  it('are read by pages, and say which one is shown', async () => {
    serve([])
    server.use(
      http.get(api(`/providers/${provider.id}/reviews`), ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json({ items: [{ ...shown, words: `Words ${page}` }], page, pageSize: 10, total: 11 })
      }),
    )
    const { user } = renderApp({ at: `/providers/${provider.id}`, locale: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Older reviews' }))
    expect(await screen.findByText('Words 2')).toBeVisible()
    expect(screen.getByText('Page 2 of 2')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Older reviews' })).toBeDisabled()
  })
})

it('the owner answers a review once, and is told when another answer was there already', async () => {
  const provider = createOwnProvider()
  const path = `/providers/${provider.id}/reviews/${shown.id}/answer`
  const state = { review: shown }
  server.use(
    http.get(api(`/providers/${provider.id}`), () => HttpResponse.json(provider)),
    http.get(api(`/providers/${provider.id}/reviews`), () =>
      HttpResponse.json({ items: [state.review], page: 1, pageSize: 10, total: 1 }),
    ),
    http.post(
      api(path),
      () => HttpResponse.json({ code: 'already_exists', message: 'x', requestId: 'r' }, { status: 409 }),
      { once: true },
    ),
  )
  const { user } = renderApp({ at: `/provider/${provider.id}/reviews`, locale: 'en', preloadedState: signedIn })
  await user.click(await screen.findByRole('button', { name: 'Answer Laila' }, { timeout: 20_000 }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/Your answer/), { target: { value: 'Thank you!' } })
  await user.click(dialog.getByRole('button', { name: 'Publish the answer' }))
  expect(await dialog.findByText(/sent from another device already/)).toBeVisible()
  server.use(
    http.post(api(path), () => {
      state.review = { ...shown, answer: { text: 'Thank you!', createdAt } }
      return HttpResponse.json(state.review, { status: 201 })
    }),
  )
  await user.click(dialog.getByRole('button', { name: 'Publish the answer' }))
  // The text field of the closing dialog holds the same text.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Answer Laila' })).not.toBeInTheDocument()
})

it.each([
  { dispute: 'none', buttons: 1, notices: [] },
  { dispute: 'open', buttons: 0, notices: ['You have disputed this review. Our team is looking into it.'] },
  {
    dispute: 'decided',
    buttons: 0,
    notices: ['You have disputed this review. Our team has looked into it and keeps it.'],
  },
] as const)('the owner can dispute a review once (dispute: $dispute)', async ({ dispute, buttons, notices }) => {
  const provider = createOwnProvider()
  server.use(
    http.get(api(`/providers/${provider.id}`), () => HttpResponse.json(provider)),
    http.get(api(`/providers/${provider.id}/reviews`), () =>
      HttpResponse.json({ items: [{ ...shown, dispute }], page: 1, pageSize: 10, total: 1 }),
    ),
  )
  renderApp({ at: `/provider/${provider.id}/reviews`, locale: 'en', preloadedState: signedIn })
  await screen.findByRole('button', { name: 'Answer Laila' }, { timeout: 20_000 })
  expect(screen.queryAllByRole('button', { name: 'Dispute the review of Laila' })).toHaveLength(buttons)
  expect(screen.queryAllByText(/You have disputed this review/).map(({ textContent }) => textContent)).toEqual(notices)
})
