import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { QueuedProvider } from '@/api/operator'
import { createOwnPhoto, createProfile, createProvider, providerDetails } from '@tests/fixtures/provider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse, signedInHandlers, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const provider: QueuedProvider = {
  ...createProvider({ status: 'pending', version: 7 }),
  profile: null,
  photos: [],
  edit: null,
  refusal: null,
}
const path = `/operator/providers/${provider.id}/decision`

/** Handlers of a list whose content a test can change. */
function createQueue(items: QueuedProvider[]) {
  const state = { items }
  const queries: string[] = []
  const handler = http.get(api('/operator/providers'), ({ request }) => {
    queries.push(new URL(request.url).search)
    return HttpResponse.json(toPage(state.items))
  })
  server.use(...signedInHandlers(), handler)
  return { state, queries }
}

describe('the providers of the console', () => {
  it('shows all details in words, and the website as a link that recommends nothing', async () => {
    const { queries } = createQueue([provider])
    renderConsole({ at: '/providers' })
    const entry = (await screen.findByRole('heading', { name: 'Adasa Studio' })).closest('li')!
    expect(entry).toHaveTextContent('Mona Adel')
    expect(entry).toHaveTextContent('Photographer, Photo Session')
    expect(entry).toHaveTextContent('Up to three weddings a week')
    expect(entry).toHaveTextContent('15,000')
    expect(within(entry).getByRole('link', { name: 'https://example.com/adasa' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    )
    expect(queries).toEqual(['?status=pending&page=1&pageSize=20'])
  })

  it('approves the version that was seen, says so and fetches the list again', async () => {
    const { state } = createQueue([provider])
    server.use(
      http.post(api(path), () => {
        state.items = []
        return HttpResponse.json({ ...provider, status: 'approved', version: 8 })
      }),
    )
    const { user } = renderConsole({ at: '/providers' })
    await user.click(await screen.findByRole('button', { name: 'Approve: Adasa Studio' }))
    expect(await screen.findByText('The directory shows the provider now.')).toBeVisible()
    expect(await screen.findByText('No provider is waiting. Well done!')).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ decision: 'approve', version: 7, reason: null, photos: [] }])
  })

  it('shows the provider as it is now after a 409, and then sends the new version', async () => {
    const { state } = createQueue([provider])
    server.use(
      http.post(api(path), () => {
        state.items = [{ ...provider, businessName: 'Adasa Films', version: 8 }]
        return refuse(409, 'version_conflict')
      }),
    )
    const { user } = renderConsole({ at: '/providers' })
    await user.click(await screen.findByRole('button', { name: 'Approve: Adasa Studio' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Adasa Studio was changed')
    await user.click(await screen.findByRole('button', { name: 'Approve: Adasa Films' }))
    await waitFor(() =>
      expect(getSentBodies(path)).toEqual([
        { decision: 'approve', version: 7, reason: null, photos: [] },
        { decision: 'approve', version: 8, reason: null, photos: [] },
      ]),
    )
  })

  it('asks why before it refuses, and keeps the words when the connection fails', async () => {
    createQueue([{ ...provider, status: 'approved' }])
    server.use(http.post(api(path), () => HttpResponse.error()))
    const { user } = renderConsole({ at: '/providers?status=approved' })
    await user.click(await screen.findByRole('button', { name: 'Refuse: Adasa Studio' }))
    const dialog = await screen.findByRole('dialog', { name: /Refuse\s+Adasa Studio/ })
    const refuseIt = within(dialog).getByRole('button', { name: 'Refuse' })
    await user.click(refuseIt)
    expect(await within(dialog).findByText('Say why, so that it can be mended')).toBeVisible()
    expect(getSentBodies(path)).toEqual([])
    await user.type(within(dialog).getByLabelText(/^Why/), 'The phone does not work.')
    await user.click(refuseIt)
    expect(await within(dialog).findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(http.post(api(path), () => HttpResponse.json({ ...provider, status: 'rejected' })))
    await user.click(refuseIt)
    expect(await screen.findByText('The provider is refused.')).toBeVisible()
    const sent = { decision: 'reject', version: 7, reason: 'The phone does not work.', photos: [] }
    expect(getSentBodies(path)).toEqual([sent, sent])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows what an edit changes beside what is listed', async () => {
    const details = { ...providerDetails, businessName: 'Another business', capacityOrScale: null }
    const edit = { details, profile: null, refusal: null, createdAt: '2026-11-26T10:00:00.000Z' }
    createQueue([{ ...provider, status: 'approved', edit }])
    renderConsole({ at: '/providers' })
    const entry = (await screen.findByRole('heading', { name: 'Adasa Studio' })).closest('li')!
    const getChanges = (tag: string) => [...entry.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(getChanges('del')).toEqual(['Listed: Adasa Studio', 'Listed: Up to three weddings a week'])
    expect(getChanges('ins')).toEqual(['New: Another business', 'New: (removed)'])
    expect(within(entry).getByRole('button', { name: 'Approve: Adasa Studio' })).toBeVisible()
  })

  it('shows why a provider was refused', async () => {
    createQueue([{ ...provider, status: 'rejected', refusal: 'The phone does not work.' }])
    renderConsole({ at: '/providers?status=rejected' })
    expect(await screen.findByText('The phone does not work.')).toBeVisible()
  })

  it('shows the profile in words, and what an edit changes in it', async () => {
    const profile = createProfile()
    const edited = createProfile({
      serves: ['giza'],
      packages: [{ name: 'Silver', price: null, contents: 'An album' }],
    })
    const edit = { details: providerDetails, profile: edited, refusal: null, createdAt: '2026-11-26T10:00:00.000Z' }
    createQueue([{ ...provider, status: 'approved', profile, edit }])
    renderConsole({ at: '/providers' })
    const entry = (await screen.findByRole('heading', { name: 'Adasa Studio' })).closest('li')!
    for (const words of [
      /EGP.40,000/,
      'an evening',
      'Nasr City, Cairo',
      'Arabic and English',
      /Always two of us/,
      '01112345678',
    ])
      expect(entry).toHaveTextContent(words)
    const getChanges = (tag: string) => [...entry.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(getChanges('del')).toEqual([
      'Listed: Giza and Alexandria',
      expect.stringMatching(/^Listed: Gold: EGP.25,000Two photographers\nAn album$/),
    ])
    expect(getChanges('ins')).toEqual(['New: Giza', 'New: SilverAn album'])
  })
})

describe('the photographs of a provider', () => {
  const waiting = createOwnPhoto(1, { alt: 'A hall at night' })
  const described = createOwnPhoto(2, { status: 'listed', alt: 'A hall', newAlt: 'A hall with a fountain' })
  const listed = createOwnPhoto(3, { status: 'listed' })
  const refused = createOwnPhoto(4, { status: 'refused', files: null, refusal: 'Blurred' })
  const photos = [waiting, described, listed, refused]

  it('are approved with the words that were seen', async () => {
    createQueue([{ ...provider, photos }])
    server.use(http.post(api(path), () => HttpResponse.json(provider)))
    const { user } = renderConsole({ at: '/providers' })
    await user.click(await screen.findByRole('button', { name: 'Approve: Adasa Studio' }))
    await waitFor(() =>
      expect(getSentBodies(path)).toEqual([
        {
          decision: 'approve',
          version: 7,
          reason: null,
          photos: [
            { id: waiting.id, alt: 'A hall at night', isListed: true },
            { id: described.id, alt: 'A hall with a fountain', isListed: true },
          ],
        },
      ]),
    )
  })

  it('need a reason to be refused, also where nothing else waits', async () => {
    createQueue([{ ...provider, status: 'approved', photos }])
    server.use(http.post(api(path), () => HttpResponse.json({ ...provider, status: 'approved' })))
    const { user } = renderConsole({ at: '/providers' })
    const choices = await screen.findAllByRole('radiogroup')
    expect(choices).toHaveLength(2)
    const [choice] = choices
    expect(within(choice!).getByRole('radio', { name: 'Show' })).toBeChecked()
    await user.click(within(choice!).getByRole('radio', { name: 'Refuse' }))
    await user.click(screen.getByRole('button', { name: 'Decide about the photographs: Adasa Studio' }))
    const dialog = await screen.findByRole('dialog', { name: /Refuse 1 photograph of\s+Adasa Studio/ })
    await user.click(within(dialog).getByRole('button', { name: 'Save the decision' }))
    expect(await within(dialog).findByText('Say why, so that it can be mended')).toBeVisible()
    expect(getSentBodies(path)).toEqual([])
    await user.type(within(dialog).getByLabelText(/^Why/), 'It shows a phone number.')
    await user.click(within(dialog).getByRole('button', { name: 'Save the decision' }))
    expect(await screen.findByText('Your decision about the photographs is saved.')).toBeVisible()
    expect(getSentBodies(path)).toEqual([
      {
        decision: 'approve',
        version: 7,
        reason: 'It shows a phone number.',
        photos: [
          { id: waiting.id, alt: 'A hall at night', isListed: false },
          { id: described.id, alt: 'A hall with a fountain', isListed: true },
        ],
      },
    ])
  })

  it('open large, with the old and the new words', async () => {
    createQueue([{ ...provider, status: 'approved', photos: [described, listed] }])
    renderConsole({ at: '/providers' })
    const [large, other] = await screen.findAllByRole('link', { name: /^Photograph 1 of 1 of Adasa Studio/ })
    expect(large).toHaveAttribute('href', described.files!.large)
    expect(other).toHaveAttribute('href', listed.files!.large)
    const entry = large!.closest('li')!
    expect(entry.querySelector('del')).toHaveTextContent('A hall')
    expect(entry.querySelector('ins')).toHaveTextContent('A hall with a fountain')
  })

  it('leave a listed provider without the button when none waits', async () => {
    createQueue([{ ...provider, status: 'approved', photos: [listed] }])
    renderConsole({ at: '/providers?status=approved' })
    await screen.findByRole('heading', { name: 'Adasa Studio' })
    expect(screen.queryByRole('button', { name: /Decide|Approve/ })).not.toBeInTheDocument()
  })
})
