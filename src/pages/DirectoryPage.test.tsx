import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { createFailingHandler, failures } from '@tests/failures'
import { api, apiServer } from '@tests/mocks/api'
import { createListedProvider, createPhoto } from '@tests/fixtures/provider'
import { renderSite } from '@tests/render'
import DirectoryPage from './DirectoryPage'

const server = apiServer()
const calls: string[] = []
beforeEach(() => void (calls.length = 0))

// React reads the form with `new FormData(form)`; Node's FormData, which replaces the browser's here, accepts no form.
const OwnFormData = globalThis.FormData
beforeAll(() => {
  globalThis.FormData = new Proxy(OwnFormData, { construct: (Own) => new Own() })
})
afterAll(() => {
  globalThis.FormData = OwnFormData
})

/** Handler of a directory with this number of providers; records the queries. */
function createDirectory(total: number) {
  return http.get(api('/providers'), ({ request }) => {
    const { searchParams } = new URL(request.url)
    calls.push(searchParams.toString())
    const page = Number(searchParams.get('page'))
    const count = Math.max(0, Math.min(12, total - (page - 1) * 12))
    const items = Array.from({ length: count }, (_, i) =>
      createListedProvider({ id: `id-${page}-${i}`, businessName: `Studio ${(page - 1) * 12 + i + 1}` }),
    )
    return HttpResponse.json({ items, page, pageSize: 12, total })
  })
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

const open = (query = '', locale: 'ar' | 'en' = 'en') =>
  renderSite(
    <>
      <Routes>
        <Route path="/providers/directory" element={<DirectoryPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { at: `/providers/directory${query}`, locale },
  )
const address = () => screen.getByTestId('address').textContent
const getNames = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const waitForCount = (words: string) =>
  waitFor(() => expect(screen.getByTestId('result-count')).toHaveTextContent(words))

describe('DirectoryPage', () => {
  it('fetches the results for the filters in the URL and shows the filters in the form', async () => {
    server.use(createDirectory(1))
    open('?q=studio&category=photographer&area=cairo&page=1')
    expect(screen.getByTestId('directory-skeleton')).toBeInTheDocument()
    await waitForCount('1 provider')
    expect(calls).toEqual(['q=studio&category=photographer&area=cairo&page=1&pageSize=12'])
    expect(screen.getByLabelText('Name')).toHaveValue('studio')
    expect(screen.getByLabelText('Category')).toHaveValue('photographer')
    expect(screen.getByLabelText('Place')).toHaveValue('cairo')
    expect(getNames()).toEqual(['Studio 1'])
    const row = screen.getByRole('heading', { name: 'Studio 1' }).closest('li')!
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/providers/id-1-0')
    expect(row).toHaveTextContent('Photographer, Photo Session')
    expect(row).toHaveTextContent(/Heliopolis, Cairo.*From EGP.15,000$/)
  })

  it.each(['?page=abc', '?category=unknown', '?page=-1&category=x'])(
    'shows the whole directory for %s',
    async (query) => {
      server.use(createDirectory(24))
      open(query)
      await waitForCount('24 providers')
      expect(calls).toEqual(['page=1&pageSize=12'])
    },
  )

  it('adds typed text to the URL on submit and returns to the first page', async () => {
    server.use(createDirectory(24))
    const { user } = open('?page=2')
    await waitForCount('24 providers')
    await user.type(screen.getByLabelText('Name'), 'nour')
    await user.type(screen.getByLabelText('Place'), 'By the Nile')
    expect(calls).toHaveLength(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/providers/directory?q=nour&area=By+the+Nile'))
    await waitFor(() => expect(calls.at(-1)).toBe('q=nour&area=By+the+Nile&page=1&pageSize=12'))
  })

  it('applies a chosen category at once, with the typed text', async () => {
    server.use(createDirectory(3))
    const { user } = open()
    await user.type(screen.getByLabelText('Name'), 'nour')
    await user.selectOptions(screen.getByLabelText('Category'), 'Wedding Hall')
    await waitFor(() => expect(address()).toBe('/providers/directory?q=nour&category=weddinghall'))
    expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(18)
  })

  it('removes filters by their chips, and updates fields and list on history navigation', async () => {
    server.use(createDirectory(3))
    const { user } = open('?q=nour&category=dj&area=giza')
    await user.click(screen.getByRole('link', { name: 'Remove the filter “DJ”' }))
    expect(address()).toBe('/providers/directory?q=nour&area=giza')
    await waitFor(() => expect(screen.getByLabelText('Category')).toHaveValue(''))
    await user.click(screen.getByRole('link', { name: 'Clear all' }))
    expect(address()).toBe('/providers/directory')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'back' }))
    await waitFor(() => expect(screen.getByLabelText('Place')).toHaveValue('giza'))
  })

  it('suggests the same search without one of its filters when there are no results', async () => {
    server.use(createDirectory(0))
    const { user } = open('?category=dj&governorate=cairo&city=maadi&priceMax=5000')
    await user.click(await screen.findByRole('link', { name: 'Without “Maadi, Cairo”' }))
    expect(address()).toBe('/providers/directory?category=dj&priceMax=5000')
  })

  it('shows photograph, place, prices and capacity of a provider, and a drawing without a photograph', async () => {
    const listed = createListedProvider({
      cover: createPhoto(1, { alt: 'A couple on the stairs' }),
      priceTo: 40_000,
      priceUnit: 'event',
      capacityPersons: 300,
      governorate: 'cairo',
      city: 'nasr-city',
    })
    const items = [...Array.from({ length: 4 }, (_, n) => ({ ...listed, id: `id-${n}` })), createListedProvider()]
    server.use(http.get(api('/providers'), () => HttpResponse.json({ items, page: 1, pageSize: 12, total: 5 })))
    open('', 'ar')
    await waitForCount('٥')
    const cards = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!)
    expect(cards[0]).toHaveTextContent(/مدينة نصر، القاهرة/)
    expect(cards[0]).toHaveTextContent(/من ١٥٬٠٠٠ إلى ٤٠٬٠٠٠ جنيه للمناسبة.*حتى ٣٠٠ ضيف$/)
    const images = screen.getAllByRole('img', { name: 'A couple on the stairs' })
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy'])
    expect(images[0]).toHaveAttribute('width', '1600')
    expect(within(cards[4]!).queryByRole('img')).not.toBeInTheDocument()
    expect(within(cards[0]!).getByRole('link')).toHaveAccessibleName('Adasa Studio')
  })

  it('keeps the filters in page links and moves scroll and focus to the list', async () => {
    server.use(createDirectory(30))
    const { user } = open('?area=cairo')
    await waitForCount('30 providers')
    const pages = screen.getByRole('navigation', { name: 'Pages of the directory' })
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/providers/directory?area=cairo&page=3',
    )
    expect(within(pages).getByRole('link', { name: 'Page 1, current page' })).toHaveAttribute('aria-current', 'page')
    await user.click(within(pages).getByRole('link', { name: 'Next page' }))
    expect(address()).toBe('/providers/directory?area=cairo&page=2')
    await waitFor(() => expect(getNames()[0]).toBe('Studio 13'))
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus()
  })

  it('keeps the focus when a filter resets the page', async () => {
    server.use(createDirectory(30))
    const { user } = open('?page=2')
    await waitForCount('30 providers')
    await user.selectOptions(screen.getByLabelText('Category'), 'DJ')
    await waitFor(() => expect(address()).toBe('/providers/directory?category=dj'))
    expect(screen.getByRole('heading', { name: 'Results' })).not.toHaveFocus()
  })

  it('does not show late results of an earlier search', async () => {
    let respondFirst = () => undefined as void
    server.use(
      http.get(api('/providers'), ({ request }) => {
        const { searchParams } = new URL(request.url)
        const respond = (name: string) =>
          HttpResponse.json({ items: [createListedProvider({ businessName: name })], page: 1, pageSize: 12, total: 1 })
        if (searchParams.get('category')) return respond('Late Studio')
        return new Promise<Response>((resolve) => (respondFirst = () => resolve(respond('Early Studio')))) as Promise<
          HttpResponse<null>
        >
      }),
    )
    const { user } = open()
    await user.selectOptions(screen.getByLabelText('Category'), 'DJ')
    await waitFor(() => expect(getNames()).toEqual(['Late Studio']))
    respondFirst()
    await user.click(screen.getByLabelText('Name'))
    expect(getNames()).toEqual(['Late Studio'])
  })

  it('shows a skeleton while another search is loading', async () => {
    server.use(createDirectory(3))
    const { user } = open()
    await waitForCount('3 providers')
    server.use(http.get(api('/providers'), () => new Promise<HttpResponse<null>>(() => undefined)))
    await user.selectOptions(screen.getByLabelText('Category'), 'DJ')
    expect(await screen.findByTestId('directory-skeleton')).toBeInTheDocument()
    expect(getNames()).toEqual([])
  })

  it.each([
    ['nobody fits', '?q=nobody', 0, 'No providers match this search', 'See all providers', '/providers/directory'],
    ['it is empty', '', 0, 'No providers yet', 'Become a Provider', '/providers#become-a-provider'],
    [
      'the page is past the last',
      '?area=cairo&page=9',
      20,
      'This page does not exist',
      'Go to the first page',
      '/providers/directory?area=cairo',
    ],
  ])('suggests an action when %s', async (_case, query, total, title, action, to) => {
    server.use(createDirectory(total))
    open(query)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to)
  })

  it.each(failures.filter(({ name }) => ['500', 'a lost connection'].includes(name)))(
    'shows an error and succeeds on retry: $name',
    async (failure) => {
      server.use(createFailingHandler('get', '/providers', failure))
      const { user } = open('?q=nour')
      expect(await screen.findByText(failure.text)).toBeVisible()
      server.use(createDirectory(2))
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitForCount('2 providers')
      expect(screen.queryByText(failure.text)).not.toBeInTheDocument()
    },
  )

  it.each([
    [1, 'مقدّم خدمة واحد'],
    [2, 'مقدّما خدمة'],
    [5, '٥ مقدّمي خدمات'],
    [24, '٢٤ مقدّم خدمة'],
    [200, '٢٠٠ مقدّم خدمة أو أكثر'],
  ])('shows %i results in Arabic with the right plural and Arabic digits', async (total, words) => {
    server.use(createDirectory(total))
    open('', 'ar')
    await waitForCount(words)
    expect(getNames()).toHaveLength(Math.min(total, 12))
  })

  it('shows page numbers in Arabic digits', async () => {
    server.use(createDirectory(24))
    open('', 'ar')
    expect(await screen.findByRole('link', { name: 'صفحة ٢' })).toHaveTextContent('٢')
  })
})
