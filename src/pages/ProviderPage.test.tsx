import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { createFailingHandler, failures, createFieldRefusal } from '@tests/failures'
import { api, apiServer } from '@tests/mocks/api'
import { createProvider } from '@tests/fixtures/provider'
import { renderSite } from '@tests/render'
import type { Provider } from '../api'
import ProviderPage from './ProviderPage'

const server = apiServer()
const { id } = createProvider()
const createProviderHandler = (changes: Partial<Provider> = {}) =>
  http.get(api(`/providers/${id}`), () => HttpResponse.json(createProvider(changes)))

const open = (locale: 'ar' | 'en' = 'en', at = `/providers/${id}`) =>
  renderSite(
    <Routes>
      <Route path="/providers/:id" element={<ProviderPage />} />
    </Routes>,
    { at, locale },
  )
const getLink = (name: RegExp) => screen.getByRole('link', { name })

describe('ProviderPage', () => {
  it('shows the provider’s details and contact links', async () => {
    server.use(createProviderHandler())
    open()
    expect(screen.getByTestId('profile-skeleton')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })).toBeVisible()
    expect(document.title).toBe('Adasa Studio · Zaffa')
    expect(getLink(/^Photographer/)).toHaveAttribute('href', '/providers/directory?category=photographer')
    const facts = screen.getByText('Price from').closest('dl')!
    expect(within(facts).getByText(/EGP.15,000$/)).toBeVisible()
    expect(facts).toHaveTextContent('Heliopolis, Cairo')
    expect(facts).toHaveTextContent('Up to three weddings a week')
    expect(getLink(/^Call/)).toHaveAttribute('href', 'tel:+201012345678')
    expect(getLink(/WhatsApp/)).toHaveAttribute('href', 'https://wa.me/201012345678')
    expect(getLink(/email/)).toHaveAttribute('href', 'mailto:mona@example.com')
    const website = getLink(/Visit their page/)
    expect(website).toHaveAttribute('href', 'https://example.com/adasa')
    expect(website).toHaveAttribute('target', '_blank')
    expect(website.getAttribute('rel')).toContain('noopener')
  })

  it('omits missing details', async () => {
    server.use(
      createProviderHandler({
        businessName: null,
        address: null,
        priceRange: null,
        capacityOrScale: null,
        websiteOrSocialMedia: null,
      }),
    )
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Mona Adel' })).toBeVisible()
    for (const words of ['At a glance', 'Price from', 'Where', 'Visit their page'])
      expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'no page'])(
    'shows the website %s without a link',
    async (websiteOrSocialMedia) => {
      server.use(createProviderHandler({ websiteOrSocialMedia }))
      open()
      await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })
      expect(screen.queryByRole('link', { name: /Visit their page/ })).not.toBeInTheDocument()
    },
  )

  it.each([['+201012345678'], ['1012345678']])('links the number %s with its country code', async (contactNumber) => {
    server.use(createProviderHandler({ contactNumber }))
    open()
    await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })
    expect(getLink(/^Call/)).toHaveAttribute('href', 'tel:+201012345678')
    expect(screen.getByText('010 1234 5678')).toBeVisible()
  })

  it('shows that the provider does not exist and links to the directory', async () => {
    server.use(
      createFailingHandler(
        'get',
        `/providers/${id}`,
        failures.find(({ name }) => name === '404')!,
      ),
    )
    open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This provider is not in the directory' }),
    ).toBeVisible()
    for (const back of screen.getAllByRole('link', { name: 'Back to the directory' }))
      expect(back).toHaveAttribute('href', '/providers/directory')
  })

  it('shows that the provider does not exist when the id is malformed', async () => {
    server.use(http.get(api('/providers/nobody'), () => createFieldRefusal('id', 'Must be an id.')))
    open('en', '/providers/nobody')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This provider is not in the directory' }),
    ).toBeVisible()
  })

  it('fetches again on retry after a failure', async () => {
    const failure = failures.find(({ name }) => name === '500')!
    server.use(createFailingHandler('get', `/providers/${id}`, failure))
    const { user } = open()
    expect(await screen.findByText(failure.text)).toBeVisible()
    server.use(createProviderHandler())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })).toBeVisible()
  })

  it('shows prices in Arabic digits in Arabic', async () => {
    server.use(createProviderHandler())
    open('ar')
    expect(await screen.findByText(/١٥٬٠٠٠.ج\.م\./)).toBeVisible()
  })
})
