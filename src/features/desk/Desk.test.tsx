import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { ahmed, answer, findFamily, getMessage, mona, openDesk, openWhatsApp } from '@tests/openDesk'
import { getGuestListArgs, weddingEndpoints } from '@/api/weddings'

const server = apiServer()
const sendsPath = `/weddings/${weddingId}/sends`
const open = (households = [ahmed, mona]) => openDesk(server, households)
const getLink = () => new URL(screen.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')!)

describe('the message', () => {
  it('opens WhatsApp with the text in the language of the family, with its link and details', async () => {
    open([mona])
    await findFamily('منى')
    const link = getLink()
    expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/201012345678'])
    const text = link.searchParams.get('text')!
    expect(text).toBe(getMessage())
    expect(text).toMatch(/^أسعد الله أوقاتكم، منى 🌹\n/u)
    expect(text).toContain('فرح Omar و Laila')
    expect(text).toContain('الجمعة، ١٨ يونيو ٢٠٢٧')
    expect(text).toContain('ومكانكم محفوظ بيننا: ٤ مقاعد.')
    expect(text).toContain('http://localhost/g/tokenmona\nطمّنونا بحضوركم')
    expect(text).toContain('أهل العروس')
    expect(screen.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('rel', 'noopener')
  })

  it('has the honorific, and no question for a family that is not asked', async () => {
    open([{ ...ahmed, asksReply: false }])
    await findFamily('Dr. Ahmed')
    expect(getMessage()).toMatch(/^Dear Dr. Ahmed 🌹\n/)
    expect(getMessage()).not.toContain('let us know')
  })

  it("is the couple's own text where there is one", async () => {
    const { state } = open([ahmed])
    state.templates = [{ kind: 'invite', language: 'en', side: 'groom', text: 'Hi {name}: {link}' }]
    await findFamily('Dr. Ahmed')
    expect(getMessage()).toBe('Hi Dr. Ahmed: http://localhost/g/tokenahmed')
  })

  it('warns when it is too long for a link', async () => {
    const { state } = open([ahmed])
    state.templates = [{ kind: 'invite', language: 'en', side: 'groom', text: 'فرح '.repeat(100) }]
    expect(await screen.findByText(/WhatsApp may cut it off/)).toBeVisible()
  })
})

describe('the question', () => {
  it('has the focus after WhatsApp was opened, and again when the sender returns', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    expect(screen.queryByRole('group', { name: /Did you send it/ })).toBeNull()
    await openWhatsApp(user)
    const question = screen.getByText(/Did you send it to/)
    expect(question).toHaveFocus()
    screen.getByRole('button', { name: 'Previous' }).blur()
    question.blur()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(question).toHaveFocus()
    expect(getSentBodies(sendsPath)).toEqual([])
  })

  it('records one message for a double click, and goes on to the next family, which gets the focus', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    await user.dblClick(screen.getByRole('button', { name: 'Sent ✓ Next' }))
    expect(await findFamily('منى')).toHaveFocus()
    expect(screen.getByText('1 of 2 sent')).toBeVisible()
    expect(getSentBodies(sendsPath)).toMatchObject([{ householdId: ahmed.id, kind: 'invite', result: 'sent' }])
    expect(screen.queryByText(/Did you send it/)).toBeNull()
  })

  it('puts a family for which it is too early at the end', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    await answer(user, 'Later')
    await findFamily('منى')
    await openWhatsApp(user)
    await answer(user, 'Not yet')
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
    expect(screen.getByText('2 families for later')).toBeVisible()
  })

  it('skips one family for a double click', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    await user.dblClick(screen.getByRole('button', { name: 'Later' }))
    await findFamily('منى')
    expect(getSentBodies(sendsPath)).toMatchObject([{ householdId: ahmed.id, result: 'skipped' }])
  })

  it('leaves the focus on the button while the answer is recorded, and when that fails', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    let fail: () => void = () => undefined
    const held = new Promise<Response>((resolve) => (fail = () => resolve(HttpResponse.error())))
    server.use(http.post(api(sendsPath), () => held))
    const later = screen.getByRole('button', { name: 'Later' })
    await user.click(later)
    expect(later).toHaveAttribute('aria-disabled', 'true')
    expect(later).toHaveFocus()
    fail()
    await screen.findByRole('alert')
    expect(later).toHaveFocus()
  })

  it('lists wrong numbers, to be corrected', async () => {
    const { user, onEdit } = open()
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    await answer(user, 'Wrong number')
    await findFamily('منى')
    await user.click(await screen.findByRole('button', { name: 'Edit Ahmed' }))
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: ahmed.id }))
  })

  it('undoes the last answer', async () => {
    const { user, state } = open()
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    await findFamily('منى')
    await user.click(await screen.findByTestId('undo'))
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
    await screen.findByText('0 of 2 sent')
    expect(state.sends).toEqual([])
  })

  it('keeps an answer that cannot be recorded, and records it once when it is repeated', async () => {
    const { user, state } = open()
    server.use(http.post(api(sendsPath), () => HttpResponse.error(), { once: true }))
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    const alert = await screen.findByRole('alert')
    expect(await findFamily('Dr. Ahmed')).toBeVisible()
    await user.click(within(alert).getByRole('button'))
    expect(await findFamily('منى')).toBeVisible()
    const [first, second] = getSentBodies(sendsPath) as { id: string }[]
    expect(first!.id).toBe(second!.id)
    expect(state.sends).toHaveLength(1)
  })
})

it('forgets a failed answer when the list shows that it was recorded', async () => {
  const { user, addSend } = open()
  server.use(http.post(api(sendsPath), () => HttpResponse.error(), { once: true }))
  await findFamily('Dr. Ahmed')
  await openWhatsApp(user)
  await answer(user, 'Sent ✓ Next')
  await screen.findByRole('alert')
  addSend({ householdId: ahmed.id, kind: 'invite', result: 'sent' })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await findFamily('منى')
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('going through the list', () => {
  it('returns to the family before, which says what was done, and goes on from there', async () => {
    const { user } = open()
    await findFamily('Dr. Ahmed')
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    await findFamily('منى')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await findFamily('Dr. Ahmed')
    expect(screen.getByText('Sent by you today')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await findFamily('منى')).toBeVisible()
  })

  it('goes on when another device has answered, and says so', async () => {
    const { addSend } = open()
    await findFamily('Dr. Ahmed')
    addSend({ householdId: ahmed.id, kind: 'invite', result: 'sent' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await findFamily('منى')).toBeVisible()
    expect(screen.getByText(/was just marked on another device/)).toHaveTextContent('Dr. Ahmed was')
  })

  it('goes on when the family was deleted elsewhere', async () => {
    const { state, store } = open()
    await findFamily('Dr. Ahmed')
    state.households = [mona]
    const { listHouseholds } = weddingEndpoints.endpoints
    void store.dispatch(listHouseholds.initiate(getGuestListArgs(weddingId), { forceRefetch: true, subscribe: false }))
    expect(await findFamily('منى')).toBeVisible()
  })

  it('ends with kind words and the way to the replies', async () => {
    const { user } = open([ahmed])
    await findFamily('Dr. Ahmed')
    await openWhatsApp(user)
    await answer(user, 'Sent ✓ Next')
    expect(await findFamily('All invitations are on their way')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the replies' })).toHaveAttribute(
      'href',
      `/weddings/${weddingId}/replies`,
    )
  })

  it('has a tab for each kind of message, with the number of families', async () => {
    const { user } = open()
    expect(await screen.findByRole('tab', { name: 'Invitation 2', selected: true })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Thanks' }))
    expect(await findFamily('No thank-you messages now')).toBeVisible()
  })
})
