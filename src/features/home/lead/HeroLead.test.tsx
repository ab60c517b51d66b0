import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { HeroLead } from './HeroLead'

const server = apiServer()
const PATH = '/identity/landing-signin'
const createHandler = (respond: () => Response | Promise<Response>) => http.post(api(PATH), respond)
const ok = () => HttpResponse.json({ message: 'success' })

function open(locale: 'ar' | 'en' = 'en') {
  const onLeft = jest.fn()
  return { onLeft, ...renderSite(<HeroLead onSubmitted={onLeft} />, { locale }) }
}
const getField = (name: string) => document.querySelector(`#begin-${name}`) as HTMLInputElement

async function send({ user }: ReturnType<typeof open>, email: string, phone: string) {
  await user.clear(getField('email'))
  await user.clear(getField('phone'))
  if (email) await user.type(getField('email'), email)
  if (phone) await user.type(getField('phone'), phone)
  await user.click(screen.getByRole('button'))
}

describe('HeroLead', () => {
  it.each([
    [' laila@example.com ', '010 1234-5678', '01012345678'],
    ['laila@example.com', '\u202a+20 (111) 234\u20115678\u202c', '+201112345678'],
    ['laila@example.com', '+201112345678', '+201112345678'],
    ['laila@example.com', '١٥١٢٣٤٥٦٧٨', '1512345678'],
  ])('sends %s and %s and passes the e-mail on to the registration', async (email, phone, sent) => {
    server.use(createHandler(ok))
    const page = open()
    await send(page, email, phone)
    await waitFor(() => expect(page.onLeft).toHaveBeenCalledWith('laila@example.com'))
    expect(getSentBodies(PATH)).toEqual([{ email: 'laila@example.com', phone: sent }])
  })

  it.each([
    ['', '01012345678', 'Email address is required', 'email'],
    ['laila', '01012345678', 'Please enter a valid email address', 'email'],
    ['laila@ex ample', '01012345678', 'Please enter a valid email address', 'email'],
    ['laila@example.com', '', 'Contact number is required', 'phone'],
    ['laila@example.com', '01312345678', 'Please enter a valid Egyptian phone number', 'phone'],
    ['laila@example.com', '0101234567', 'Please enter a valid Egyptian phone number', 'phone'],
    ['laila@example.com', '010123456789', 'Please enter a valid Egyptian phone number', 'phone'],
  ])('rejects “%s” and “%s”: %s', async (email, phone, words, wrong) => {
    const page = open()
    await send(page, email, phone)
    expect(await screen.findByText(words)).toBeVisible()
    expect(getField(wrong)).toHaveAccessibleDescription(words)
    await waitFor(() => expect(getField(wrong)).toHaveFocus())
    expect(getField('email')).toHaveValue(email)
    expect(getField('phone')).toHaveValue(phone)
    expect(getSentBodies(PATH)).toHaveLength(0)
  })

  it.each([
    [
      'a refusal',
      () =>
        HttpResponse.json(
          {
            message: 'Please check it',
            code: 'validation',
            errors: [{ field: 'phone', message: 'This number is not in use' }],
            requestId: 'r',
          },
          { status: 400 },
        ),
      'This number is not in use',
    ],
    [
      'a fault of the server',
      () => HttpResponse.json({ message: 'x', code: 'internal', requestId: 'r' }, { status: 500 }),
      'Server error. Please try again later.',
    ],
    ['a cut connection', () => HttpResponse.error(), 'Network error. Please check your connection.'],
  ])('shows an error after %s, keeps the values and succeeds on retry', async (_what, failure, words) => {
    server.use(createHandler(failure))
    const page = open()
    await send(page, 'laila@example.com', '01012345678')
    expect(await screen.findByText(words)).toBeVisible()
    expect(getField('email')).toHaveValue('laila@example.com')
    expect(getField('phone')).toHaveValue('01012345678')
    expect(page.onLeft).not.toHaveBeenCalled()

    server.use(createHandler(ok))
    await page.user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(page.onLeft).toHaveBeenCalledTimes(1))
    expect(getSentBodies(PATH)).toHaveLength(2)
  })

  it('disables the button while sending and sends one request', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      createHandler(async () => {
        await released
        return ok()
      }),
    )
    const page = open()
    await send(page, 'laila@example.com', '01012345678')
    await waitFor(() => expect(getSentBodies(PATH)).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'One moment…' })).toBeDisabled()
    await page.user.click(screen.getByRole('button')).catch(() => undefined)
    release()
    await waitFor(() => expect(page.onLeft).toHaveBeenCalledTimes(1))
    expect(getSentBodies(PATH)).toHaveLength(1)
  })

  it('keeps the values out of the URL when submitted before hydration', async () => {
    const { user } = open('ar')
    await user.type(getField('email'), 'laila@example.com')
    const form = getField('email').form as HTMLFormElement
    for (const element of form.elements) expect(element).not.toHaveAttribute('name')
    expect(form).toHaveAttribute('action', '/register')
  })
})
