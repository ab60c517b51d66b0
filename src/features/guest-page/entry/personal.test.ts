import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { PersonalInvitation } from '@/api'
import { prepare, renderPersonalParts } from './render'
import type { ReplyDraft, ReplyProblem } from '@shared/guestPage'
import { guestStorageKeys } from '@shared/guestStorageKeys'
import { createPersonalInvitation, hallIds } from '@tests/fixtures/personalInvitation'
import { apiServer } from '@tests/mocks/api'
import { attachReply } from '../personal/attachReply'
import { FORMER_KEY } from '../personal/formerReply'

const server = apiServer()
const TOKEN = 'k3v9xq2m7tdh4p8w5znb6cfgyj'
const OTHER_TOKEN = 'aaaaxq2m7tdh4p8w5znb6cfgyj'

const renderParts = (
  changes: Partial<PersonalInvitation> = {},
  refused?: { draft: ReplyDraft; problem: ReplyProblem },
) =>
  renderPersonalParts({
    personal: createPersonalInvitation(changes),
    locale: 'en',
    template: 3,
    token: TOKEN,
    replyId: crypto.randomUUID(),
    ...(refused ? { refused } : {}),
  })
const renderCard = (...parts: Parameters<typeof renderParts>): string => renderParts(...parts).reply
const renderPage = (card: string): string => `<html><body><div id="root">${card}</div></body></html>`

let stop: () => void = () => undefined
/** Shows the card as the server renders it, and starts its script. */
function open(changes: Partial<PersonalInvitation> = {}, token = TOKEN): void {
  window.history.replaceState(null, '', `/g/${token}`)
  document.body.innerHTML = `<div id="root">${renderCard(changes)}</div>`
  document.documentElement.lang = 'en'
  stop = attachReply(document.getElementById('reply')!)
}

const storedReply = {
  id: '11111111-1111-4111-8111-111111111111',
  mayPublish: false,
  createdAt: '2027-05-20T18:00:00.000Z',
}

/** A server that renders the page after each form. */
function createPageServer() {
  const state = {
    received: [] as ReplyDraft[],
    isReachable: true,
    /** Responses wait for it. */
    held: Promise.resolve(),
    status: 200,
    leavesOutWords: false,
    /** Why it stores nothing. */
    problem: undefined as ReplyProblem | undefined,
  }
  server.use(
    http.post('*/g/:token', async ({ request, params }) => {
      if (!state.isReachable) return HttpResponse.error()
      const draft = Object.fromEntries(new URLSearchParams(await request.text()))
      if (state.status >= 500) return HttpResponse.html('<html></html>', { status: state.status })
      state.received.push({ token: params['token'] as string, ...draft })
      await state.held
      const { problem } = state
      const seats = [{ hallId: hallIds.men, coming: 3, children: 0 }]
      if (problem)
        return HttpResponse.html(renderPage(renderCard({ reply: { ...storedReply, seats } }, { draft, problem })), {
          status: 409,
        })
      const words = state.leavesOutWords || draft['message'] === '' ? {} : { message: draft['message'] }
      const reply = { ...storedReply, seats: draft['answer'] === 'none' ? [] : seats, ...words }
      const { call, reply: card } = renderParts({ reply })
      return HttpResponse.html(renderPage(call + card))
    }),
  )
  return state
}

/** Presses a button of the card, those of the numbers at the wedding. */
const press = (name: string | RegExp) =>
  userEvent.click((name instanceof RegExp ? findWedding() : screen).getByRole('button', { name }))
const openMessage = () => userEvent.click(screen.getByText('A few words to the hosts'))
const findWedding = () => within(screen.getByRole('group', { name: /^The wedding/ }))
const getNumber = (label: string) => findWedding().getByLabelText<HTMLSelectElement>(label)
const findStored = () => screen.findByRole('heading', { name: /^Your reply/ })
const readPending = () => JSON.parse(localStorage.getItem(guestStorageKeys.pendingReplies) ?? 'null')

/** jsdom has no layout; records what is scrolled to. */
const scrollTo = jest.fn<(element: Element) => void>()
beforeAll(async () => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrollTo(this)
  }
  await prepare()
})
afterEach(() => {
  stop()
  scrollTo.mockClear()
  localStorage.clear()
  jest.restoreAllMocks()
})

it('sends all seats in one press, and shows what was stored with a calendar link', async () => {
  const pages = createPageServer()
  open()
  await press('We are coming')
  expect(await screen.findByRole('heading', { name: 'Your reply: 3 are coming' })).toBeVisible()
  expect(pages.received).toMatchObject([
    { answer: 'numbers', seenReplyId: '', [`coming.${hallIds.henna}`]: '2', [`coming.${hallIds.men}`]: '3' },
  ])
  expect(screen.getByText(/3 people in/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to calendar: The wedding' })).toHaveAttribute(
    'href',
    `/api/v1/links/${TOKEN}/events/wedding-event/calendar.ics`,
  )
  expect(screen.getByRole('region')).toHaveFocus()
  expect(scrollTo).toHaveBeenLastCalledWith(screen.getByRole('region'))
})

it('sends "sorry", and shows no calendar links', async () => {
  const pages = createPageServer()
  open()
  await press("Sorry, we can't make it")
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  expect(screen.getByText(/^We will miss you/, { ignore: '[hidden]' })).toBeVisible()
  expect(pages.received).toMatchObject([{ answer: 'none' }])
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
})

it('sends the chosen numbers, the message and the consent', async () => {
  const pages = createPageServer()
  open()
  await openMessage()
  await press(/^People: one fewer/)
  await press(/^Children among them: one more/)
  await userEvent.type(screen.getByLabelText(/A few words to the hosts/), 'Mabrouk!')
  await userEvent.click(screen.getByLabelText('They may show our words on the invitation'))
  await press('We are coming')
  expect(await screen.findByRole('blockquote')).toHaveTextContent('Mabrouk!')
  expect(pages.received[0]).toMatchObject({
    answer: 'numbers',
    [`coming.${hallIds.men}`]: '2',
    [`children.${hallIds.men}`]: '1',
    message: 'Mabrouk!',
    mayPublish: 'on',
  })
})

describe('the number of persons', () => {
  it('is changed by its buttons between nobody and all seats, and announced', async () => {
    open()
    const more = findWedding().getByRole('button', { name: 'People: one more' })
    expect(more).toBeDisabled()
    await press(/^People: one fewer/)
    expect(getNumber('People')).toHaveValue('2')
    expect(document.querySelector('output')).toHaveTextContent('2')
    expect(more).toBeEnabled()
    await press(/^People: one fewer/)
    await press(/^People: one fewer/)
    expect(getNumber('People')).toHaveValue('0')
    expect(findWedding().getByRole('button', { name: 'People: one fewer' })).toBeDisabled()
  })

  it('is at least that of the children among them', async () => {
    open()
    await userEvent.selectOptions(getNumber('Children among them'), '3')
    expect(findWedding().getByRole('button', { name: 'Children among them: one more' })).toBeDisabled()
    await press(/^People: one fewer/)
    expect(getNumber('Children among them')).toHaveValue('2')
    await userEvent.selectOptions(getNumber('People'), '1')
    expect(getNumber('Children among them')).toHaveValue('1')
  })

  it('is at least one for a single hall, which needs no title', () => {
    open({ events: createPersonalInvitation().events.slice(1) })
    const hall = within(screen.getByRole('group', { name: 'How many of you are coming?' }))
    const numbers = [...hall.getByLabelText<HTMLSelectElement>('People').options].map(({ value }) => value)
    expect(numbers).toEqual(['1', '2', '3'])
  })

  it('starts with all seats after a reply that nobody comes', () => {
    open({ reply: { ...storedReply, seats: [] } })
    expect(getNumber('People')).toHaveValue('3')
  })

  it('is at most the seats that are left', () => {
    open({ reply: { ...storedReply, seats: [{ hallId: hallIds.men, coming: 5, children: 4 }] } })
    expect(getNumber('People')).toHaveValue('3')
    expect(getNumber('Children among them')).toHaveValue('3')
  })
})

describe('the words of the stored reply', () => {
  const reply = { ...storedReply, seats: [{ hallId: hallIds.men, coming: 3, children: 0 }], message: 'Mabrouk!' }
  const change = () => userEvent.click(screen.getByText('Change your reply'))

  it('are shown in the form, with the answer for which they were written', async () => {
    const pages = createPageServer()
    open({ reply })
    await change()
    expect(screen.getByLabelText(/A few words to the hosts/)).toBeVisible()
    expect(screen.getByLabelText(/A few words to the hosts/)).toHaveValue('Mabrouk!')
    expect(screen.getByText(/If you can't make it any more, they are left out/)).toBeVisible()
    await press('We are coming')
    await waitFor(() => expect(pages.received).toMatchObject([{ 'formerMessage.coming': 'Mabrouk!' }]))
  })

  it('are offered again when the server has left them out', async () => {
    const pages = createPageServer()
    pages.leavesOutWords = true
    open({ reply })
    await change()
    await press("Sorry, we can't make it")
    expect(await screen.findByText(/^Your earlier words were left out/)).toBeVisible()
    pages.leavesOutWords = false
    await press('Send them too')
    expect(await screen.findByRole('blockquote')).toHaveTextContent('Mabrouk!')
    expect(pages.received[1]).toMatchObject({ answer: 'none', message: 'Mabrouk!' })
    expect(pages.received[1]).not.toHaveProperty('formerMessage.coming')
  })

  it('are not offered when there were none', async () => {
    createPageServer().leavesOutWords = true
    open()
    await press("Sorry, we can't make it")
    await findStored()
    expect(screen.getByText(/^Your earlier words were left out/)).not.toBeVisible()
  })
})

it('says in the first screen what was answered', async () => {
  createPageServer()
  open()
  document.getElementById('root')!.insertAdjacentHTML('afterbegin', renderParts().call)
  const call = screen.getByRole('link', { name: 'Let us know if you can join us' })
  await press('We are coming')
  await findStored()
  expect(call).not.toBeInTheDocument()
  const answer = screen.getByRole('link', { name: 'Your reply: 3 are coming Change your reply' })
  expect(answer).toHaveAttribute('href', '#reply')
})

it('sends the numbers that it shows when Enter is pressed', async () => {
  const pages = createPageServer()
  open()
  await openMessage()
  await userEvent.selectOptions(getNumber('People'), '2')
  // jsdom, like browsers, presses the first button of the form.
  screen.getByLabelText('They may show our words on the invitation').focus()
  await userEvent.keyboard('{Enter}')
  await findStored()
  expect(pages.received).toMatchObject([{ answer: 'numbers', [`coming.${hallIds.men}`]: '2' }])
})

it('sends the pressed answer in a browser that does not name the button in the event', async () => {
  const pages = createPageServer()
  jest.spyOn(SubmitEvent.prototype, 'submitter', 'get').mockReturnValue(null)
  open()
  await press("Sorry, we can't make it")
  await waitFor(() => expect(pages.received).toMatchObject([{ answer: 'none' }]))
})

it('is sent once when the connection comes back while it is being sent', async () => {
  const pages = createPageServer()
  let respond: () => void = () => undefined
  pages.held = new Promise((resolve) => (respond = resolve))
  open()
  await press('We are coming')
  await waitFor(() => expect(pages.received).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  respond()
  await findStored()
  expect(pages.received).toHaveLength(1)
})

it('needs no AbortSignal.timeout', async () => {
  const pages = createPageServer()
  const { timeout } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'timeout')
  open()
  await press('We are coming')
  expect(await findStored()).toBeVisible()
  expect(pages.received).toHaveLength(1)
  Object.assign(AbortSignal, { timeout })
})

it('leaves the form to the browser where the script cannot send it', async () => {
  const { fetch } = globalThis
  Reflect.deleteProperty(globalThis, 'fetch')
  open()
  const submitted = jest.fn((event: Event) => {
    const { defaultPrevented } = event
    event.preventDefault()
    return defaultPrevented
  })
  document.addEventListener('submit', submitted, { once: true })
  await press('We are coming')
  globalThis.fetch = fetch
  expect(submitted).toHaveReturnedWith(false)
  expect(readPending()).toBeNull()
})

describe('a reply without a connection', () => {
  it('is kept, says so, and is sent when the connection is back', async () => {
    const pages = createPageServer()
    pages.isReachable = false
    open()
    await press('We are coming')
    const problem = await screen.findByText(/^Not sent yet/)
    expect(problem).toBeVisible()
    expect(scrollTo).toHaveBeenLastCalledWith(problem.closest('[data-send]'))
    expect(screen.getByText('Wonderful, we will celebrate together!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'We are coming' })).toBeNull()
    stop()
    // The page is opened again later.
    open()
    expect(await screen.findByText(/^Not sent yet/)).toBeVisible()
    pages.isReachable = true
    window.dispatchEvent(new Event('online'))
    expect(await findStored()).toBeVisible()
    expect(pages.received).toHaveLength(1)
    expect(readPending()).toBeNull()
  })

  it('does not scroll to the card when it is sent while the guests read something else', async () => {
    const pages = createPageServer()
    pages.isReachable = false
    open()
    await press('We are coming')
    await screen.findByText(/^Not sent yet/)
    scrollTo.mockClear()
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000, bottom: 2600 } as DOMRect)
    pages.isReachable = true
    window.dispatchEvent(new Event('online'))
    await findStored()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('is sent when an earlier release has kept it', async () => {
    const pages = createPageServer()
    const former = {
      address: `/api/v1/links/${TOKEN}/replies`,
      reply: { id: 'r1', seats: [{ hallId: hallIds.men, coming: 2, children: 1 }], mayPublish: false },
    }
    localStorage.setItem(FORMER_KEY, JSON.stringify(former))
    open()
    expect(await findStored()).toBeVisible()
    expect(pages.received).toMatchObject([
      { answer: 'numbers', id: 'r1', [`coming.${hallIds.men}`]: '2', [`children.${hallIds.men}`]: '1' },
    ])
    expect(localStorage.getItem(FORMER_KEY)).toBeNull()
  })

  it('is kept for each of the families whose links one phone opens', async () => {
    const pages = createPageServer()
    pages.isReachable = false
    open()
    await press('We are coming')
    await screen.findByText(/^Not sent yet/)
    stop()
    pages.isReachable = true
    open({}, OTHER_TOKEN)
    await press("Sorry, we can't make it")
    await screen.findByText(/^We will miss you/, { ignore: '[hidden]' })
    stop()
    open()
    await findStored()
    expect(pages.received).toMatchObject([
      { token: OTHER_TOKEN, answer: 'none' },
      { token: TOKEN, answer: 'numbers' },
    ])
  })

  it.each([
    ['the server is busy', HttpResponse.html('<html></html>', { status: 503 })],
    ['the page of a wireless network comes instead', HttpResponse.html('<html>Sign in</html>')],
  ])('is kept when %s', async (_name, response) => {
    server.use(http.post('*/g/:token', () => response.clone()))
    open()
    await press('We are coming')
    expect(await screen.findByText(/^Not sent yet/)).toBeVisible()
    expect(readPending()).toMatchObject({ [`/g/${TOKEN}`]: { answer: 'numbers' } })
  })

  it('is sent after replies have ended, and shows that they have', async () => {
    const pages = createPageServer()
    pages.isReachable = false
    open()
    await press('We are coming')
    await screen.findByText(/^Not sent yet/)
    stop()
    pages.isReachable = true
    server.use(
      http.post('*/g/:token', () => HttpResponse.html(renderPage(renderCard({ isOpen: false })), { status: 409 })),
    )
    open({ isOpen: false })
    await waitFor(() => expect(readPending()).toBeNull())
    expect(screen.getByText(/The time for replies is over/)).toBeVisible()
  })
})

it('shows the form again with the problem and what was typed when the server refuses it', async () => {
  const pages = createPageServer()
  pages.problem = 'seats'
  open()
  await openMessage()
  await userEvent.type(screen.getByLabelText(/A few words to the hosts/), 'Mabrouk!')
  await press('We are coming')
  expect(await screen.findByRole('alert')).toHaveTextContent(/check the numbers/)
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(screen.getByRole('alert')))
  expect(screen.getByLabelText(/A few words to the hosts/)).toHaveValue('Mabrouk!')
  expect(readPending()).toBeNull()
})

describe('a newer reply of another device', () => {
  /** The guests were offline while the other device replied. */
  async function answerLate(answer: string) {
    const pages = createPageServer()
    pages.problem = 'changed'
    open()
    await press(answer)
    await screen.findByText(/another reply was saved for your family/)
    return pages
  }

  it('is shown beside the own one, which stays unsent until the guests choose', async () => {
    const pages = await answerLate("Sorry, we can't make it")
    expect(screen.getByText(/3 people in/)).toBeVisible()
    expect(getNumber('People')).toHaveValue('0')
    expect(readPending()).toMatchObject({ [`/g/${TOKEN}`]: { answer: 'none' } })
    expect(pages.received).toHaveLength(1)
  })

  it('has the seats that the page showed in the numbers of "all", which an earlier release has kept', async () => {
    const kept = { answer: 'all', [`allowed.${hallIds.men}`]: '1' }
    localStorage.setItem(guestStorageKeys.pendingReplies, JSON.stringify({ [`/g/${TOKEN}`]: kept }))
    createPageServer().problem = 'changed'
    open()
    await screen.findByText(/another reply was saved for your family/)
    expect(getNumber('People')).toHaveValue('1')
  })

  it('is replaced when the guests choose their own', async () => {
    const pages = await answerLate('We are coming')
    pages.problem = undefined
    await press('Ours: send the numbers below')
    await waitFor(() => expect(readPending()).toBeNull())
    expect(pages.received[1]).toMatchObject({
      answer: 'numbers',
      seenReplyId: storedReply.id,
      [`coming.${hallIds.men}`]: '3',
    })
  })

  it('stays when the guests choose it', async () => {
    await answerLate('We are coming')
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    await press('Keep the reply above')
    expect(readPending()).toBeNull()
  })
})
