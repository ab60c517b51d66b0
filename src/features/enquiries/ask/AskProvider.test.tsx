import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createFieldRefusal, itHandlesFailures } from '@tests/failures'
import { createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies, getSentKeys } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { AskProvider } from './AskProvider'

// A dialog with many fields takes longer than Jest's default on a busy machine.
jest.setTimeout(30_000)

const provider = { id: '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11', name: 'Nile Garden', phone: '01112345678' }
const PATH = `/providers/${provider.id}/enquiries`
const page = `/providers/${provider.id}`
const server = apiServer()
const stored = http.post(api(PATH), () =>
  HttpResponse.json({ id: '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11', reference: 'K7M3P9' }, { status: 201 }),
)
const opened = jest.fn<typeof window.open>()
const firstMessage =
  'Hello! We would love to have you with us at our wedding. Are you free on our date, and what would it cost?'

beforeEach(() => {
  opened.mockReset()
  window.open = opened
  sessionStorage.clear()
})

interface OpenOptions {
  token?: string | null
  locale?: 'ar' | 'en'
}
const open = ({ token = null, locale = 'en' }: OpenOptions = {}) =>
  renderSite(<AskProvider provider={provider} />, {
    at: `${page}#ask`,
    locale,
    preloadedState: { auth: { token, user: null, expired: false } },
  })
type Page = ReturnType<typeof open>

const getField = (label: string) => screen.getByLabelText(label)
const setValue = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } })
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Send and open WhatsApp' }))
/** The dialog's code is loaded on demand. */
const findForm = () => screen.findByLabelText('Your name', {}, { timeout: 20_000 })

async function fill({ user }: Page) {
  await findForm()
  setValue('Date of the wedding', '2099-06-18')
  setValue('Hall or city (optional)', ' Heliopolis ')
  setValue('Number of guests (optional)', '٢٥٠')
  setValue('Your name', 'Laila Hassan')
  setValue('Phone number', '٠١٠١٢٣٤٥٦٧٨')
  await user.click(getField('I agree that my name, my phone number and my question are sent to Nile Garden'))
}
const sent = {
  name: 'Laila Hassan',
  phone: '٠١٠١٢٣٤٥٦٧٨',
  consent: true,
  weddingId: null,
  weddingDate: '2099-06-18',
  place: 'Heliopolis',
  guests: 250,
  message: firstMessage,
}
const readOpenedText = () => new URL(String(opened.mock.calls[0]![0])).searchParams.get('text')

describe('asking a provider', () => {
  it('stores the enquiry, opens WhatsApp with its text, and confirms it with the reference', async () => {
    server.use(stored)
    const view = open()
    await fill(view)
    await submit(view)
    expect(await screen.findByRole('heading', { name: 'Your question is on its way' })).toBeVisible()
    expect(getSentBodies(PATH)).toEqual([sent])
    expect(opened).toHaveBeenCalledTimes(1)
    expect(String(opened.mock.calls[0]![0])).toMatch(/^https:\/\/wa\.me\/201112345678\?text=/)
    expect(readOpenedText()).toContain('Zaffa reference K7M3P9')
    const link = screen.getByRole('link', { name: /Open WhatsApp/ })
    expect(link).toHaveAttribute('href', opened.mock.calls[0]![0])
    expect(screen.getByText('K7M3P9')).toBeVisible()
    expect(screen.getByText('+20 11 1234 5678')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
    await view.user.click(screen.getByRole('button', { name: 'Ask something else' }))
    expect(await findForm()).toHaveValue('')
  })

  it('sends once when the button is pressed twice, and a new key for the next question', async () => {
    server.use(stored)
    const view = open()
    await fill(view)
    await view.user.dblClick(screen.getByRole('button', { name: 'Send and open WhatsApp' }))
    await screen.findByText('K7M3P9')
    expect(getSentBodies(PATH)).toHaveLength(1)
    await view.user.click(screen.getByRole('button', { name: 'Ask something else' }))
    await fill(view)
    await submit(view)
    await screen.findByText('K7M3P9')
    const [first, second] = getSentKeys(PATH)
    expect(second).toEqual(expect.any(String))
    expect(second).not.toBe(first)
  })

  it('asks for what is missing and focuses the first field', async () => {
    const view = open()
    await findForm()
    setValue('What would you like to know?', ' ')
    await submit(view)
    for (const error of [
      'Please choose the date, or say that you do not know it yet',
      'Please write what you would like to know',
      'Please write your name',
      'Please enter a phone number',
      'We need your consent to send your details',
    ])
      expect(await screen.findByText(error)).toBeVisible()
    expect(getField('Date of the wedding')).toHaveFocus()
    setValue('Date of the wedding', '2020-01-01')
    await submit(view)
    expect(await screen.findByText('Please choose a date from today on')).toBeVisible()
    await view.user.click(getField('We do not know the date yet'))
    expect(getField('Date of the wedding')).toBeDisabled()
    expect(getSentBodies(PATH)).toEqual([])
  })

  it('sends no date when it is not known yet', async () => {
    server.use(stored)
    const view = open()
    await fill(view)
    await view.user.click(getField('We do not know the date yet'))
    await submit(view)
    await screen.findByText('K7M3P9')
    expect(getSentBodies(PATH)).toEqual([{ ...sent, weddingDate: null }])
    expect(readOpenedText()).not.toContain('Date:')
  })

  it('keeps what is typed when the dialog is closed, and over a reload', async () => {
    const view = open()
    await fill(view)
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await view.user.click(screen.getByRole('button', { name: 'Ask about your day', hidden: true }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(getField('Your name')).toHaveValue('Laila Hassan')
    fireEvent(window, new Event('pagehide'))
    view.unmount()
    open()
    await findForm()
    await waitFor(() => expect(getField('Your name')).toHaveValue('Laila Hassan'))
    expect(getField('Number of guests (optional)')).toHaveValue('٢٥٠')
  })

  it('fills the form from the account and its wedding, and follows the choice of another one', async () => {
    const other = { ...sampleWedding, id: '9f1b7c33-2a4d-4e8f-8b60-1c5d7e9a0b24', title: 'Mariam & Karim' }
    const serveWedding = (id: string, place: string, guests: number) => [
      http.get(api(`/weddings/${id}/events`), () =>
        HttpResponse.json({ items: [createWeddingDay({ date: '2099-05-14', place })] }),
      ),
      http.get(api(`/weddings/${id}/summary`), () => HttpResponse.json({ guests })),
    ]
    server.use(
      stored,
      http.get(api('/users/profile'), () =>
        HttpResponse.json({ id: 'u', firstName: 'Laila', lastName: 'Hassan', phone: '01012345678', email: 'l@x.eg' }),
      ),
      http.get(api('/weddings'), () => HttpResponse.json({ items: [sampleWedding, other] })),
      ...serveWedding(weddingId, 'Nile Hall', 1250),
      ...serveWedding(other.id, 'Garden City', 0),
    )
    const view = open({ token: 't' })
    expect(await findForm()).toHaveValue('Laila Hassan')
    expect(getField('Phone number')).toHaveValue('01012345678')
    expect(getField('Date of the wedding')).toHaveValue('2099-05-14')
    expect(getField('Hall or city (optional)')).toHaveValue('Nile Hall')
    expect(getField('Number of guests (optional)')).toHaveValue('1,250')
    setValue('Number of guests (optional)', '300')
    await view.user.click(screen.getByRole('combobox', { name: 'For which wedding?' }))
    await view.user.click(screen.getByRole('option', { name: 'Mariam & Karim' }))
    await waitFor(() => expect(getField('Hall or city (optional)')).toHaveValue('Garden City'))
    expect(getField('Number of guests (optional)')).toHaveValue('300')
    await view.user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
    await submit(view)
    await screen.findByText('K7M3P9')
    expect(getSentBodies(PATH)).toEqual([expect.objectContaining({ weddingId: other.id, guests: 300 })])
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'My providers' })).toHaveAttribute(
      'href',
      '/my-providers',
    )
  })

  it('is written from right to left in Arabic', async () => {
    open({ locale: 'ar' })
    const message = await screen.findByLabelText('عمّ تريدون أن تسألوا؟', {}, { timeout: 20_000 })
    expect((message as HTMLTextAreaElement).value).toMatch(/^أهلًا بكم!/)
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(
      screen.getByRole('checkbox', { name: 'أوافق على إرسال اسمي ورقم هاتفي وسؤالي إلى Nile Garden' }),
    ).toBeVisible()
  })

  describe('failed request', () => {
    itHandlesFailures({
      server,
      method: 'post',
      path: PATH,
      isCreation: true,
      successHandler: stored,
      open,
      fill,
      submit,
      getText: ({ name, text }) =>
        name === '404' ? 'This provider is no longer in the directory. What you typed is kept.' : text,
      expectValuesKept: () => expect(getField('Your name')).toHaveValue('Laila Hassan'),
      expectSubmitted: async () => {
        await screen.findByText('K7M3P9')
        expect(getSentBodies(PATH)).toEqual([sent, sent])
      },
    })

    it('shows the server’s error at its field', async () => {
      server.use(http.post(api(PATH), () => createFieldRefusal('phone', 'This is no phone number.')))
      const view = open()
      await fill(view)
      await submit(view)
      expect(await screen.findByText('This is no phone number.')).toBeVisible()
      expect(getField('Phone number')).toHaveFocus()
    })
  })
})
