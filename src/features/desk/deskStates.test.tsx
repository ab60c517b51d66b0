import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { ahmed, createFamily, findFamily, getMessage, openDesk } from '@tests/openDesk'

const server = apiServer()
afterEach(() => jest.restoreAllMocks())
const silent = createFamily('Silent', { phone: undefined, phoneE164: undefined })

describe('a family without a phone', () => {
  it('gets the message by copying it', async () => {
    const { user } = openDesk(server, [silent])
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Send another way to Silent' }))
    expect(await findFamily('Silent')).toHaveFocus()
    expect(screen.getByText('No phone number yet')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copy the message' }))
    expect(await screen.findByText(/Did you send it to/)).toBeVisible()
    expect(copied).toHaveBeenCalledWith(getMessage())
    expect(screen.queryByRole('button', { name: 'Wrong number' })).toBeNull()
  })

  it('is asked about only when the message was shared', async () => {
    const share = jest.fn((_data: ShareData) => Promise.reject(new Error('closed')))
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = openDesk(server, [silent])
    await user.click(await screen.findByRole('button', { name: 'Send another way to Silent' }))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ text: getMessage() })
    expect(screen.queryByText(/Did you send it to/)).toBeNull()
    share.mockReturnValue(Promise.resolve() as never)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText(/Did you send it to/)).toBeVisible()
    Reflect.deleteProperty(navigator, 'share')
  })
})

it('keeps families without a phone apart from the queue, and counts them as not sent yet', async () => {
  openDesk(server, [silent, ahmed])
  expect(await findFamily('Dr. Ahmed')).toBeVisible()
  expect(screen.getByRole('heading', { name: '1 family without a number' })).toBeVisible()
  expect(screen.getByText('2 messages not sent yet')).toBeVisible()
})

describe('before there is anything to send', () => {
  it('leads to the guest list', async () => {
    openDesk(server, [])
    expect(await screen.findByRole('link', { name: 'Guest list' })).toHaveAttribute(
      'href',
      `/weddings/${weddingId}/guests`,
    )
  })

  it('says that no family has seats', async () => {
    openDesk(server, [createFamily('Seatless', { seats: [] })])
    expect(await screen.findByText('No family has seats yet')).toBeVisible()
  })

  it('leads to the invitation of the wedding while none is published', async () => {
    openDesk(server, [ahmed], { slugs: [] })
    expect(await screen.findByText('Publish your invitation first')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create the invitation' })).toHaveAttribute(
      'href',
      `/weddings/${weddingId}/invitation`,
    )
  })

  it('offers a retry when something cannot be loaded', async () => {
    const { user } = openDesk(server, [ahmed])
    server.use(http.get(api(`/weddings/${weddingId}/statuses`), () => HttpResponse.error(), { once: true }))
    await user.click(within(await screen.findByRole('alert')).getByRole('button'))
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
  })
})
