import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createMessage, operatorSession } from '@tests/fixtures/operator'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createSignIn, refuse, signedInHandlers, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const message = createMessage()
const path = `/operator/messages/${message.id}`
const list = (items = [message]) => http.get(api('/operator/messages'), () => HttpResponse.json(toPage(items)))
type User = ReturnType<typeof renderConsole>['user']

async function openMessage(user: User) {
  await user.click(await screen.findByRole('button', { name: /Laila Hassan/ }))
  return screen.getByLabelText('Your answer')
}
const getAnswers = () => getSentBodies(`${path}/answers`) as { id: string; language: string; text: string }[]

describe('the messages of the console', () => {
  it('shows text and facts of an opened message, and presets the language of its script', async () => {
    server.use(...signedInHandlers(), list())
    const { user } = renderConsole({ at: '/messages' })
    await openMessage(user)
    expect(screen.getByTestId('message-text')).toHaveTextContent('كيف أغيّر تاريخ الفرح؟ شكرًا')
    expect(screen.getByRole('button', { name: 'Arabic' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('What the browser sent').closest('details')).not.toHaveAttribute('open')
  })

  it('sends an answer again with the same id after a lost response, and keeps the draft until it is stored', async () => {
    server.use(
      ...signedInHandlers(),
      list(),
      http.post(api(`${path}/answers`), () => HttpResponse.error()),
    )
    const { user } = renderConsole({ at: '/messages' })
    const field = await openMessage(user)
    await user.type(field, 'من صفحة فرحي')
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(field).toHaveValue('من صفحة فرحي')
    server.use(http.post(api(`${path}/answers`), () => HttpResponse.json(message, { status: 201 })))
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('The answer is on its way.')).toBeVisible()
    const [first, second] = getAnswers()
    expect(first).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), language: 'ar', text: 'من صفحة فرحي' })
    expect(second).toEqual(first)
    expect(field).toHaveValue('')
  })

  it('sends a double click once', async () => {
    let release = () => undefined as void
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      ...signedInHandlers(),
      list(),
      http.post(api(`${path}/answers`), async () => {
        await released
        return HttpResponse.json(message, { status: 201 })
      }),
    )
    const { user } = renderConsole({ at: '/messages' })
    await user.type(await openMessage(user), 'Yes')
    await user.dblClick(screen.getByRole('button', { name: 'Send the answer' }))
    release()
    await screen.findByText('The answer is on its way.')
    expect(getAnswers()).toHaveLength(1)
  })

  it('says that an earlier text was sent when the draft was edited after a lost response', async () => {
    server.use(
      ...signedInHandlers(),
      list(),
      http.post(api(`${path}/answers`), async ({ request }) => {
        const { id } = (await request.json()) as { id: string }
        return HttpResponse.json(
          createMessage({ answers: [{ id, text: 'The first text', author: null, createdAt: message.createdAt }] }),
          { status: 201 },
        )
      }),
    )
    const { user } = renderConsole({ at: '/messages' })
    const field = await openMessage(user)
    await user.type(field, 'The new text')
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText(/Your first try had arrived/)).toBeVisible()
    expect(field).toHaveValue('The new text')
  })

  it('keeps the draft when the session ends before it is sent', async () => {
    const { state, handlers } = createSignIn({ isSignedIn: true })
    server.use(
      ...handlers,
      list(),
      http.post(api(`${path}/answers`), () => refuse(401, 'unauthorized')),
    )
    const { user } = renderConsole({ at: '/messages' })
    await user.type(await openMessage(user), 'Yes')
    state.isSignedIn = false
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    await user.type(await screen.findByLabelText('Email'), operatorSession.email)
    await user.type(document.querySelector('#password')!, 'Farah#2027')
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await openMessage(user)).toHaveValue('Yes')
  })

  it('refuses an empty answer and one with more than 5,000 characters', async () => {
    server.use(...signedInHandlers(), list())
    const { user } = renderConsole({ at: '/messages' })
    const field = await openMessage(user)
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('Write the answer')).toBeVisible()
    await user.click(field)
    await user.paste('x'.repeat(5001))
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('Write at most 5,000 characters')).toBeVisible()
    expect(getAnswers()).toEqual([])
  })

  it('takes a message with the version that was seen, and says when it was changed meanwhile', async () => {
    server.use(
      ...signedInHandlers(),
      list(),
      http.put(api(path), () => refuse(409, 'version_conflict')),
    )
    const { user } = renderConsole({ at: '/messages' })
    await openMessage(user)
    server.use(list([createMessage({ version: 2, assignee: 'omar@zaffa.example' })]))
    await user.click(screen.getByRole('button', { name: 'Take it' }))
    expect(await screen.findByText(/Somebody else has changed this message/)).toBeVisible()
    expect(await screen.findByText('omar@zaffa.example')).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ status: 'open', assignee: 'me', version: 1 }])
  })

  it('gives back a message of this operator', async () => {
    server.use(
      ...signedInHandlers(),
      list([createMessage({ assignee: operatorSession.email })]),
      http.put(api(path), () => HttpResponse.json(message)),
    )
    const { user } = renderConsole({ at: '/messages' })
    await openMessage(user)
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Give it back' }))
    await waitFor(() => expect(getSentBodies(path)).toEqual([{ status: 'open', assignee: 'nobody', version: 1 }]))
  })
})
