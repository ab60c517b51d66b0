import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { createListedProvider } from '@tests/fixtures/provider'
import { api, apiServer } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { Directory } from './Directory'

const server = apiServer()
const calls: string[] = []
beforeEach(() => {
  calls.length = 0
  server.use(
    http.get(api('/providers'), ({ request }) => {
      calls.push(new URL(request.url).searchParams.toString())
      return HttpResponse.json({ items: [createListedProvider()], page: 1, pageSize: 12, total: 1 })
    }),
  )
})

// React reads the form with `new FormData(form)`; Node's FormData, which replaces the browser's here, accepts no form.
const OwnFormData = globalThis.FormData
beforeAll(() => {
  globalThis.FormData = new Proxy(OwnFormData, { construct: (Own) => new Own() })
})
afterAll(() => {
  globalThis.FormData = OwnFormData
})

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

const open = (query = '') =>
  renderSite(
    <>
      <Directory />
      <Address />
    </>,
    { at: `/providers/directory${query}` },
  )
const address = () => screen.getByTestId('address').textContent

describe('the search form of the directory', () => {
  it.each([
    ['governorate', 'القاهرة', 'governorate=cairo', 'Cairo'],
    ['city', 'مدينه نصر', 'governorate=cairo&city=nasr-city', 'Nasr City, Cairo'],
  ])('finds a %s by its Arabic name on an English page', async (_kind, typed, query, shown) => {
    const { user } = open()
    await user.type(screen.getByLabelText('Place'), `${typed}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/providers/directory?${query}`))
    await waitFor(() => expect(calls.at(-1)).toBe(`${query}&page=1&pageSize=12`))
    expect(screen.getByLabelText('Place')).toHaveValue(shown)
    expect(screen.getByRole('link', { name: `Remove the filter “${shown}”` })).toBeVisible()
  })

  it('applies a place that is chosen from the list at once', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Place'), 'giza')
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent('All of Giza')
    await user.click(screen.getByRole('option', { name: 'Dokki' }))
    expect(address()).toBe('/providers/directory?governorate=giza&city=dokki')
  })

  it('sorts at once, and reads prices and guests in Arabic digits', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Price to (EGP)'), '٤٠٬٠٠٠')
    await user.type(screen.getByLabelText('Guests'), '٣٠٠')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price first')
    const query = 'priceMax=40000&guests=300&sort=price'
    expect(address()).toBe(`/providers/directory?${query}`)
    await waitFor(() => expect(calls.at(-1)).toBe(`${query}&page=1&pageSize=12`))
    expect(await screen.findByText(/^The lowest prices come first/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeVisible()
  })

  it('says so at a field whose text is no number', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Price from (EGP)'), 'cheap{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the price as a number')
    expect(screen.getByLabelText('Price from (EGP)')).toHaveFocus()
    expect(address()).toBe('/providers/directory')
    await user.clear(screen.getByLabelText('Price from (EGP)'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('opens more filters by a button, and Escape closes them', async () => {
    const { user } = open()
    const more = screen.getByRole('button', { name: 'More filters' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByLabelText('Guests'))
    await user.keyboard('{Escape}')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(more).toHaveFocus()
  })

  it('is a form that the browser can send without scripts', () => {
    open()
    const form = screen.getByRole<HTMLFormElement>('search')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/providers/directory')
    const names = [...form.elements].map((field) => field.getAttribute('name')).filter(Boolean)
    expect(names).toEqual(['q', 'area', 'category', 'priceMin', 'priceMax', 'guests', 'sort'])
  })

  it('keeps typed text that names no place, and text of the address, as they are', async () => {
    const { user } = open('?area=giza')
    await user.selectOptions(screen.getByLabelText('Category'), 'DJ')
    expect(address()).toBe('/providers/directory?category=dj&area=giza')
    await user.type(screen.getByLabelText('Place'), ' bank{Enter}')
    await waitFor(() => expect(address()).toBe('/providers/directory?category=dj&area=giza+bank'))
  })
})
