import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { createFailingHandler, failures, createFieldRefusal } from '@tests/failures'
import { api, apiServer } from '@tests/mocks/api'
import { createPhoto, createProvider, createProviderPage } from '@tests/fixtures/provider'
import { renderSite } from '@tests/render'
import type { OwnProvider } from '../api/providers'
import ProviderPage from './ProviderPage'

const server = apiServer()
const { id } = createProvider()
const createProviderHandler = (changes: Partial<OwnProvider> = {}) =>
  http.get(api(`/providers/${id}`), () =>
    HttpResponse.json({ ...createProvider(), profile: null, photos: [], ...changes }),
  )

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
    expect(document.title).toBe('Adasa Studio · Photographer · Heliopolis, Cairo · Zaffa')
    expect(getLink(/^Photographer/)).toHaveAttribute('href', '/providers/directory?category=photographer')
    expect(screen.getByText(/^From EGP.15,000$/)).toBeVisible()
    expect(screen.getByText('Heliopolis, Cairo')).toBeVisible()
    expect(screen.getByText('Capacity').closest('dl')).toHaveTextContent('Up to three weddings a week')
    expect(getLink(/^Call/)).toHaveAttribute('href', 'tel:+201012345678')
    expect(getLink(/WhatsApp/)).toHaveAttribute('href', 'https://wa.me/201012345678')
    expect(getLink(/email/)).toHaveAttribute('href', 'mailto:mona@example.com')
    const website = getLink(/Visit their page/)
    expect(website).toHaveAttribute('href', 'https://example.com/adasa')
    expect(website).toHaveAttribute('target', '_blank')
    expect(website.getAttribute('rel')).toContain('noopener')
  })

  it('describes the provider for search engines and link previews', async () => {
    server.use(createProviderHandler(createProviderPage({ photos: [createPhoto(1, { width: 800, height: 4000 })] })))
    open()
    await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })
    const getContent = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    expect(getContent('description')?.replaceAll('\u00a0', ' ')).toBe(
      'Adasa Studio: Photographer, Photo Session · Nasr City, Cairo · From EGP 15,000 to EGP 40,000 per evening. ' +
        'Photographs and contact details on Zaffa, the wedding directory for Egypt.',
    )
    expect(getContent('og:image')).toMatch(/-large\.webp$/)
    expect([getContent('og:image:width'), getContent('og:image:height')]).toEqual(['320', '1600'])
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'],
    )
    expect(types).toEqual(['LocalBusiness', 'BreadcrumbList'])
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
    for (const words of [/At a glance/, /EGP/, /Where/, /Visit their page/])
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
    expect(await screen.findByText('تبدأ من ١٥٬٠٠٠ جنيه')).toBeVisible()
  })

  it('shows the profile in words', async () => {
    server.use(createProviderHandler(createProviderPage()))
    open()
    expect(await screen.findByText(/^From EGP.15,000 to EGP.40,000 per evening$/)).toBeVisible()
    expect(screen.getByText('Nasr City, Cairo')).toBeVisible()
    expect(screen.getByText('Up to 300 guests')).toBeVisible()
    expect(screen.getByText(/Always two of us/).textContent).toContain('\n')
    expect(screen.getByRole('heading', { level: 3, name: 'Gold' }).closest('li')).toHaveTextContent(/EGP.25,000/)
    const facts = screen.getByText('Languages').closest('dl')
    for (const words of [
      'Heliopolis, Cairo',
      'Giza and Alexandria',
      'Arabic and English',
      'Saturday and Sunday',
      '2012',
    ])
      expect(facts).toHaveTextContent(words)
    expect(getLink(/WhatsApp/)).toHaveAttribute('href', 'https://wa.me/201112345678')
    const links = ['Instagram', 'Facebook', 'adasa.example'].map((name) => getLink(new RegExp(`^${name}`)))
    for (const link of [...links, getLink(/Visit their page/)])
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  })

  it('tells the owner that it is theirs, and whether couples see it', async () => {
    server.use(createProviderHandler({ edit: null, status: 'pending' }))
    open()
    expect(await screen.findByText('This is your entry. At the moment only you can see it.')).toBeVisible()
    expect(getLink(/^Edit$/)).toHaveAttribute('href', `/provider/${id}`)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  it('shows the bar of the owner to nobody else', async () => {
    server.use(createProviderHandler())
    open()
    await screen.findByRole('heading', { level: 1, name: 'Adasa Studio' })
    expect(screen.queryByText(/This is your entry/)).not.toBeInTheDocument()
  })
})
