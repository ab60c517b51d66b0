import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Provider } from '@/api/operator'
import { createProvider } from '@tests/fixtures/provider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse, signedInHandlers, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const provider = createProvider({ status: 'pending', version: 7 })
const path = `/operator/providers/${provider.id}/decision`

/** Handlers of a list whose content a test can change. */
function createQueue(items: Provider[]) {
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
    expect(getSentBodies(path)).toEqual([{ decision: 'approve', version: 7 }])
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
        { decision: 'approve', version: 7 },
        { decision: 'approve', version: 8 },
      ]),
    )
  })

  it('asks once before it refuses', async () => {
    createQueue([{ ...provider, status: 'approved' }])
    server.use(http.post(api(path), () => HttpResponse.json({ ...provider, status: 'rejected', version: 8 })))
    const { user } = renderConsole({ at: '/providers?status=approved' })
    await user.click(await screen.findByRole('button', { name: 'Refuse: Adasa Studio' }))
    const dialog = await screen.findByRole('dialog', { name: /Refuse\s+Adasa Studio/ })
    expect(getSentBodies(path)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('The provider is refused.')).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ decision: 'reject', version: 7 }])
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
  })
})
