import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { QueuedReview } from '@/api/operator'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse, signedInHandlers, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const review: QueuedReview = {
  id: '2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48',
  provider: { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', name: 'Nile Garden' },
  reference: 'K7M3P9',
  name: 'Laila',
  stars: { quality: 5, communication: 4, punctuality: 3, value: 2 },
  words: 'حديقة جميلة',
  status: 'waiting',
  refusal: null,
  answer: null,
  dispute: null,
  version: 1,
  createdAt: '2026-11-26T10:00:00.000Z',
}
const path = `/operator/reviews/${review.id}/decision`

/** Serves a queue whose content a test can change. */
function serveQueue(items: QueuedReview[]) {
  const state = { items }
  server.use(
    ...signedInHandlers(),
    http.get(api('/operator/reviews'), () => HttpResponse.json(toPage(state.items))),
  )
  return state
}

describe('the reviews of the console', () => {
  it('shows stars and words, and shows the version that was seen', async () => {
    const state = serveQueue([review])
    server.use(
      http.post(api(path), () => {
        state.items = []
        return HttpResponse.json({ ...review, status: 'shown', version: 2 })
      }),
    )
    const { user } = renderConsole({ at: '/reviews' })
    const entry = (await screen.findByRole('heading', { name: 'Laila about Nile Garden' })).closest('li')!
    expect(within(entry).getByText('حديقة جميلة')).toHaveAttribute('lang', 'ar')
    expect(within(entry).getByRole('img', { name: '4 stars of 5' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show: Laila' }))
    expect(await screen.findByText('No review is waiting. Well done!')).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ decision: 'show', removesAnswer: false, reason: null, version: 1 }])
  })

  it('refuses a disputed review with a reason, and the answer with it', async () => {
    serveQueue([
      {
        ...review,
        status: 'shown',
        answer: { text: 'Not at our hall.', createdAt: review.createdAt },
        dispute: { reason: 'Another hall', isOpen: true, createdAt: review.createdAt },
      },
    ])
    server.use(http.post(api(path), () => HttpResponse.json({ ...review, status: 'refused', version: 2 })))
    const { user } = renderConsole({ at: '/reviews?status=disputed' })
    expect(await screen.findByText('Another hall')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Delete the provider’s answer' }))
    await user.click(screen.getByRole('button', { name: 'Refuse: Laila' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await within(dialog).findByText(/Say why/)).toBeVisible()
    await user.type(within(dialog).getByLabelText(/Why/), 'It was another hall.')
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    await waitFor(() =>
      expect(getSentBodies(path)).toEqual([
        { decision: 'refuse', removesAnswer: true, reason: 'It was another hall.', version: 1 },
      ]),
    )
  })

  it('says that a review was changed meanwhile, and shows it as it is', async () => {
    const state = serveQueue([review])
    server.use(
      http.post(api(path), () => {
        state.items = [{ ...review, answer: { text: 'Thank you!', createdAt: review.createdAt }, version: 2 }]
        return refuse(409, 'version_conflict')
      }),
    )
    const { user } = renderConsole({ at: '/reviews' })
    await user.click(await screen.findByRole('button', { name: 'Show: Laila' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The review of Laila was changed')
    expect(await screen.findByText('Thank you!')).toBeVisible()
  })
})
