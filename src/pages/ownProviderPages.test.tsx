import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createOwnPhoto, createOwnProvider } from '@tests/fixtures/ownProvider'
import { providerDetails } from '@tests/fixtures/provider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import type { OwnProvider } from '../api/providers'

const server = apiServer()
const signedIn = { auth: { token: 't', user: null, expired: false } }
const profile = { id: 'u', email: 'mona@example.com', emailVerified: false, language: 'en', version: 1 }
const { id } = createOwnProvider()
const page = `/provider/${id}`

beforeAll(() => {
  window.scrollTo = () => undefined
})
beforeEach(() =>
  server.use(
    http.get(api('/users/profile'), () => HttpResponse.json(profile)),
    http.get(api('/weddings'), () => HttpResponse.json({ items: [] })),
  ),
)

const serve = (...providers: OwnProvider[]) =>
  server.use(
    http.get(api('/providers/own'), () => HttpResponse.json({ providers })),
    ...providers.map((provider) => http.get(api(`/providers/${provider.id}`), () => HttpResponse.json(provider))),
  )
const open = (at: string, locale: 'ar' | 'en' = 'en') => renderApp({ at, locale, preloadedState: signedIn })

describe('own providers page', () => {
  it('leads to the registration, and says that the address is not confirmed', async () => {
    serve()
    open('/provider')
    expect(await screen.findByRole('heading', { name: 'Your business can be here' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Become a Provider' })).toHaveAttribute(
      'href',
      '/providers#become-a-provider',
    )
    expect(await screen.findByText(/appear here once you have confirmed/)).toHaveTextContent('mona@example.com')
    expect(screen.getByRole('button', { name: /Send/ })).toBeVisible()
  })

  it('goes straight to the only entry', async () => {
    serve(createOwnProvider())
    open('/provider')
    expect(await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Photographs' })).toBeVisible()
  })

  it('lists several entries with their status and what waits', async () => {
    const other = { ...createOwnProvider({ status: 'pending' }), id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c22' }
    serve(createOwnProvider({ ownPhotos: [createOwnPhoto(1, { status: 'waiting' })] }), other)
    open('/provider')
    const [first, second] = await screen.findAllByRole('link', { name: /Adasa Studio/ })
    expect(first).toHaveAttribute('href', page)
    expect(first).toHaveTextContent('Listed1 photograph is waiting for our look')
    expect(second).toHaveTextContent('We are looking at it')
  })
})

describe('own provider page', () => {
  it('shows why the entry was refused, and in Arabic digits how often it was opened', async () => {
    serve(
      createOwnProvider({
        status: 'rejected',
        refusal: 'The number does not answer.',
        weeks: [
          { from: '2026-11-21', views: 12, enquiries: 2 },
          { from: '2026-11-14', views: 0, enquiries: 0 },
        ],
      }),
    )
    open(page, 'ar')
    expect(await screen.findByText('The number does not answer.')).toBeVisible()
    expect(screen.getByText('غير ظاهر في الدليل')).toBeVisible()
    const row = screen.getByRole('row', { name: /٢١ نوفمبر/ })
    expect(within(row).getByText('١٢')).toBeVisible()
  })

  it('shows a refused edit in the form with its reason, while the listed page stays linked', async () => {
    const edit = {
      details: { ...providerDetails, businessName: 'Adasa House' },
      profile: null,
      refusal: 'Say where you are.',
      createdAt: '2026-11-25T10:00:00.000Z',
    }
    serve(createOwnProvider({ edit }))
    open(page)
    expect(await screen.findByText('Say where you are.')).toBeVisible()
    expect(screen.getByText('Listed, changes not approved')).toBeVisible()
    expect(screen.getByLabelText('Business name (optional)')).toHaveValue('Adasa House')
    expect(screen.getByRole('link', { name: 'See the page that couples see' })).toHaveAttribute(
      'href',
      `/providers/${id}`,
    )
  })

  it('says that another account’s entry is not found', async () => {
    const { ownPhotos: _, ...others } = createOwnProvider()
    serve(others)
    open(page)
    expect(await screen.findByRole('heading', { name: 'This entry is not in your account' })).toBeVisible()
  })

  it('deletes the entry after a question', async () => {
    serve(createOwnProvider())
    const { user } = open(page)
    await user.click(await screen.findByRole('button', { name: 'Delete this entry' }))
    expect(getSentBodies(`/providers/${id}`)).toHaveLength(1)
    server.use(http.delete(api(`/providers/${id}`), () => new HttpResponse(null, { status: 204 })))
    serve()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The entry is deleted.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your business can be here' })).toBeVisible()
  })

  it('previews what waits, and leads back', async () => {
    const edit = {
      details: { ...providerDetails, businessName: 'Adasa House' },
      profile: null,
      refusal: null,
      createdAt: '2026-11-25T10:00:00.000Z',
    }
    serve(createOwnProvider({ edit }))
    open(`${page}/preview`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Adasa House' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', page)
  })
})
