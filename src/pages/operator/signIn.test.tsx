import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createSignIn, refuse, toPage } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const leads = http.get(api('/operator/leads'), () => HttpResponse.json(toPage([])))
type User = ReturnType<typeof renderConsole>['user']

async function fill(user: User, code: string) {
  await user.type(await screen.findByLabelText('Email'), ' mona@zaffa.example ')
  await user.type(document.querySelector('#password')!, 'Farah#2027')
  await user.type(screen.getByLabelText('Code'), code)
}

describe('sign-in to the console', () => {
  it('shows the sign-in page at the address that needs it, and goes on there when Enter submits', async () => {
    server.use(...createSignIn().handlers, leads)
    const { user } = renderConsole({ at: '/leads' })
    await fill(user, '123456{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('/leads')
    expect(getSentBodies('/operator/session')).toContainEqual({
      email: 'mona@zaffa.example',
      password: 'Farah#2027',
      code: '123456',
    })
  })

  it('shows the sign-in page when a call of a page is refused and the session has ended, and returns to the page', async () => {
    const { state, handlers } = createSignIn({ isSignedIn: true })
    server.use(
      ...handlers,
      http.get(api('/operator/leads'), () =>
        state.isSignedIn ? HttpResponse.json(toPage([])) : refuse(401, 'unauthorized'),
      ),
      http.get(api('/operator/subscribers'), () => HttpResponse.json(toPage([]))),
    )
    const { user } = renderConsole({ at: '/newsletter' })
    await screen.findByText('No account subscribes to the newsletter yet.')
    state.isSignedIn = false
    await user.click(screen.getByRole('link', { name: 'Leads' }))
    await fill(user, '123456')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Nobody has left an email on the home page yet.')).toBeVisible()
  })

  it.each([
    ['401', () => refuse(401, 'unauthorized'), 'The email, the password or the code is wrong.'],
    ['429', () => refuse(429, 'too_many_requests'), 'Wait a few minutes, then try again.'],
    ['a lost connection', () => HttpResponse.error(), 'Network error. Please check your connection.'],
  ])('explains %s and keeps what was typed', async (_case, respond, text) => {
    server.use(http.post(api('/operator/session'), respond as () => HttpResponse<null>), ...createSignIn().handlers)
    const { user } = renderConsole()
    await fill(user, '123456{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue('mona@zaffa.example')
    expect(screen.getByLabelText('Code')).toHaveValue('123456')
  })

  it('sends Arabic digits and recovery codes as they were typed, without direction marks', async () => {
    server.use(
      http.post(api('/operator/session'), () => refuse(401, 'unauthorized')),
      ...createSignIn().handlers,
    )
    const { user } = renderConsole()
    await fill(user, '\u200F١٢٣ ٤٥٦{Enter}')
    await screen.findByRole('alert')
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), 'k3m9p-x7q2r{Enter}')
    await waitFor(() =>
      expect(getSentBodies('/operator/session').filter(Boolean)).toEqual([
        expect.objectContaining({ code: '١٢٣ ٤٥٦' }),
        expect.objectContaining({ code: 'k3m9p-x7q2r' }),
      ]),
    )
  })

  it('asks for a missing code before it sends anything', async () => {
    server.use(...createSignIn().handlers)
    const { user } = renderConsole({ locale: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'تسجيل الدخول' }))
    expect(await screen.findByText('اكتبوا رمز تطبيق المصادقة')).toBeVisible()
    expect(getSentBodies('/operator/session').filter(Boolean)).toEqual([])
  })

  it('signs out: the sign-in page follows and no list stays', async () => {
    const { state, handlers } = createSignIn({ isSignedIn: true })
    server.use(
      ...handlers,
      http.delete(api('/operator/session'), () => {
        state.isSignedIn = false
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, store } = renderConsole()
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
    const { queries } = store.getState().operatorApi
    expect(Object.keys(queries)).toEqual(['getOperatorSession(undefined)'])
  })
})
