import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link, useLocation } from 'react-router-dom'
import { itSurvivesFailures, refusedField } from '@tests/failures'
import { api, apiServer, received } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import type { Locale } from '@/i18n/locales'
import { categories } from '../categories/categories'
import { BecomeProvider } from './BecomeProvider'

// A form of many fields in a dialog; on a busy machine that takes its time.
jest.setTimeout(30_000)

const PATH = '/services/providers/registration'
const server = apiServer()
const ok = http.post(api(PATH), () => HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))

function Address() {
  const { pathname, hash } = useLocation()
  return (
    <>
      <output data-testid="path">{pathname}</output>
      <output data-testid="hash">{hash}</output>
      <Link to="/providers">Providers</Link>
    </>
  )
}

function openPage({
  at = '/providers',
  locale = 'en',
  token = null,
}: { at?: string; locale?: Locale; token?: string | null } = {}) {
  const onRegistered = jest.fn()
  const page = renderSite(
    <>
      <BecomeProvider onRegistered={onRegistered} />
      <Address />
    </>,
    { at, locale, preloadedState: { auth: { token, user: null, expired: false } } },
  )
  return { ...page, onRegistered }
}
type Page = ReturnType<typeof openPage>

const button = () => screen.getByRole('button', { name: 'Become a Provider' })
const dialog = () => screen.findByRole('dialog', { name: 'Become a Provider' })
const field = (label: string) => screen.getByLabelText(label)
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Submit' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open(token: string | null = null): Promise<Page> {
  // With a page behind it, which one step back too many would show.
  const page = openPage({ at: '/about', token })
  await page.user.click(screen.getByRole('link', { name: 'Providers' }))
  await page.user.click(button())
  await dialog()
  return page
}

/** As a paste does it: typing letter by letter takes a busy machine its time. */
const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

async function fill({ user }: Page) {
  put('Full name', 'Mona Adel')
  put('Contact number', '٠١٠ ١٢٣٤ ٥٦٧٨')
  put('Email address', 'mona@example.com')
  await user.click(field('Photographer'))
}

const sent = {
  fullName: 'Mona Adel',
  businessName: null,
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  address: null,
  serviceClasses: ['photographer'],
  priceRange: null,
  capacityOrScale: null,
  websiteOrSocialMedia: null,
}

it('sends blank optional fields as null, says so, closes, and is empty the next time', async () => {
  server.use(ok)
  const page = await open()
  await fill(page)
  await submit(page)
  await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
  expect(received(PATH)).toEqual([sent])
  await gone()
  expect(button()).toHaveFocus()
  await page.user.click(button())
  await dialog()
  expect(field('Full name')).toHaveValue('')
  expect(field('Photographer')).not.toBeChecked()
})

it('sends what was typed, with the price as a number and https before a bare address', async () => {
  server.use(ok)
  const page = await open()
  await fill(page)
  put('Business name (optional)', ' Adasa Studio ')
  put('Address (optional)', 'Heliopolis, Cairo')
  await page.user.click(field('Photo Session'))
  put('Prices from, in EGP (optional)', '١٥٬٠٠٠')
  put('Capacity or scale (optional)', 'Three weddings a week')
  put('Website or social media (optional)', 'example.com/adasa')
  await submit(page)
  await waitFor(() => expect(page.onRegistered).toHaveBeenCalled())
  expect(received(PATH)).toEqual([
    {
      ...sent,
      businessName: 'Adasa Studio',
      address: 'Heliopolis, Cairo',
      serviceClasses: ['photographer', 'photosetion'],
      priceRange: 15_000,
      capacityOrScale: 'Three weddings a week',
      websiteOrSocialMedia: 'https://example.com/adasa',
    },
  ])
})

it('is filled in and sent by keyboard alone', async () => {
  server.use(ok)
  const { user, onRegistered } = openPage()
  const next = (text: string) => user.keyboard(`{Tab}${text}`)
  await next('{Enter}')
  const own = await dialog()
  await waitFor(() => expect(own.contains(document.activeElement)).toBe(true))
  while (document.activeElement !== field('Full name')) await user.tab()
  await user.keyboard('Mona Adel')
  await next('')
  await next('01012345678')
  await next('mona@example.com')
  await next('')
  for (const { value } of categories) await next(value === 'photographer' ? ' ' : '')
  for (let blank = 0; blank < 3; blank += 1) await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onRegistered).toHaveBeenCalled())
  expect(received(PATH)).toEqual([sent])
})

it('shows all faults on submit, focuses the first, and takes each away when its field is edited', async () => {
  const page = await open()
  await page.user.type(field('Contact number'), '0212345678')
  await submit(page)
  const faults = [
    'Full name is required',
    'Please enter a valid Egyptian phone number',
    'Email address is required',
    'Please select at least one service category',
  ]
  for (const fault of faults) expect(await screen.findByText(fault)).toBeVisible()
  expect(field('Full name')).toHaveFocus()
  expect(received(PATH)).toHaveLength(0)

  const shown = () => faults.map((fault) => screen.queryByText(fault) !== null)
  await page.user.type(field('Contact number'), '9')
  await waitFor(() => expect(shown()).toEqual([true, false, true, true]))
  await page.user.click(field('DJ'))
  await waitFor(() => expect(shown()).toEqual([true, false, true, false]))
  await page.user.type(field('Full name'), 'M')
  await page.user.type(field('Email address'), 'm')
  await waitFor(() => expect(shown()).toEqual([false, false, false, false]))
})

it('does not judge before it is sent', async () => {
  const page = await open()
  await page.user.type(field('Email address'), 'mona')
  await page.user.tab()
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument()
})

describe('when sending fails', () => {
  itSurvivesFailures({
    server,
    method: 'post',
    path: PATH,
    works: ok,
    open: () => open(),
    fill: async (page) => fill(await page),
    submit: async (page) => submit(await page),
    kept: () => expect(field('Full name')).toHaveValue('Mona Adel'),
    done: async (page) => {
      const { onRegistered } = await page
      await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
      expect(received(PATH)).toEqual([sent, sent])
    },
  })

  it('shows the server’s words at the field that it names', async () => {
    server.use(http.post(api(PATH), () => refusedField('emailAddress', 'This address cannot be used.')))
    const page = await open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText('This address cannot be used.')).toBeVisible()
    expect(field('Email address')).toHaveFocus()
  })
})

it('is sent, and keeps what was typed, when the stored session turns out to be over', async () => {
  const unauthorized = () => HttpResponse.json({ code: 'unauthorized', message: 'x', requestId: 'r' }, { status: 401 })
  server.use(
    http.post(api('/identity/refresh-token'), unauthorized),
    http.post(api(PATH), ({ request }) =>
      request.headers.has('authorization') ? unauthorized() : HttpResponse.json({}, { status: 500 }),
    ),
  )
  const page = await open('dead')
  await fill(page)
  await submit(page)
  expect(await screen.findByText('Server error. Please try again later.')).toBeVisible()
  expect(field('Full name')).toHaveValue('Mona Adel')
  server.use(ok)
  await submit(page)
  await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
  expect(received(PATH)).toEqual([sent, sent, sent])
})

it('is busy and deaf while it sends', async () => {
  let answer = () => undefined as void
  server.use(
    http.post(
      api(PATH),
      () =>
        new Promise(
          (resolve) => (answer = () => resolve(HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))),
        ),
    ),
  )
  const page = await open()
  await fill(page)
  await submit(page)
  const busy = await screen.findByRole('button', { name: 'Submitting...' })
  expect(busy).toBeDisabled()
  await waitFor(() => expect(received(PATH)).toHaveLength(1))
  answer()
  await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
})

describe('closes, and keeps what was typed,', () => {
  it.each([
    ['by Cancel', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['by its icon', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Escape', ({ user }: Page) => user.keyboard('{Escape}')],
    ['by a click beside it', ({ user }: Page) => user.click(document.querySelector('.MuiDialog-container')!)],
  ])('%s', async (_how, close) => {
    const page = await open()
    expect(screen.getByTestId('hash')).toHaveTextContent('#become-a-provider')
    await page.user.type(field('Full name'), 'Mona')
    await close(page)
    await gone()
    expect(screen.getByTestId('hash')).toHaveTextContent('')
    expect(button()).toHaveFocus()
    await page.user.click(button())
    await dialog()
    expect(field('Full name')).toHaveValue('Mona')
  })
})

it('that is closed while it sends stays closed, on its page, and still says that it has arrived', async () => {
  let answer = () => undefined as void
  server.use(
    http.post(
      api(PATH),
      () =>
        new Promise(
          (resolve) => (answer = () => resolve(HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))),
        ),
    ),
  )
  const page = await open()
  await fill(page)
  await submit(page)
  await waitFor(() => expect(received(PATH)).toHaveLength(1))
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
  answer()
  await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
  // A step back too many is seen once it is rendered.
  await act(async () => undefined)
  expect(screen.getByTestId('path')).toHaveTextContent('/providers')
})

it('is closed by one press after a double click has opened it', async () => {
  const page = openPage({ at: '/about' })
  await page.user.click(screen.getByRole('link', { name: 'Providers' }))
  act(() => {
    button().click()
    button().click()
  })
  await dialog()
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
  expect(screen.getByTestId('path')).toHaveTextContent('/providers')
})

it('opens by its address, and leaves it when closed', async () => {
  const { user } = openPage({ at: '/providers?lang=en#become-a-provider' })
  await dialog()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  expect(button()).toHaveFocus()
})

it('moves for 300 ms, its backdrop for 150', async () => {
  await open()
  const backdrop = document.querySelector<HTMLElement>('.MuiBackdrop-root')
  const container = document.querySelector<HTMLElement>('.MuiDialog-container')
  expect(backdrop?.style.transition).toContain('150ms')
  expect(container?.style.transition).toContain('300ms')
})

it('speaks Arabic', async () => {
  const { user } = openPage({ locale: 'ar' })
  await user.click(screen.getByRole('button', { name: 'انضموا إلى مقدّمي الخدمات' }))
  await screen.findByRole('dialog')
  fireEvent.submit(document.querySelector('form')!)
  expect(await screen.findByText('يُرجى اختيار فئة خدمة واحدة على الأقل')).toBeVisible()
})
