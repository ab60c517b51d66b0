import { screen } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { REQUEST_TIMEOUT_MS } from '@/config/limits'
import { api, received, type apiServer } from './mocks/api'

/** A kind of failed request and the English error message for it. */
export interface Failure {
  name: string
  answer: () => Response | Promise<Response>
  text: string
}

const refusal = (status: number, body: object = {}) =>
  HttpResponse.json({ code: 'x', requestId: 'r', ...body }, { status })

/** Every failure of a request that a form has to handle: show the message, keep the values and work at the second try. */
export const failures: readonly Failure[] = [
  {
    name: '400 with the server’s message',
    answer: () => refusal(400, { message: 'The server has looked.' }),
    text: 'The server has looked.',
  },
  { name: '400 without a message', answer: () => refusal(400), text: 'Please check your input and try again' },
  { name: '401', answer: () => refusal(401, { message: 'x' }), text: 'You are not authorized to perform this action.' },
  { name: '404', answer: () => refusal(404, { message: 'x' }), text: 'The requested resource was not found.' },
  { name: '500', answer: () => refusal(500, { message: 'x' }), text: 'Server error. Please try again later.' },
  {
    name: 'another status',
    answer: () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }),
    text: 'HTTP 502: Bad Gateway',
  },
  {
    name: 'a lost connection',
    answer: () => HttpResponse.error(),
    text: 'Network error. Please check your connection.',
  },
  {
    name: 'a timeout',
    answer: () => new Promise<Response>(() => undefined),
    text: 'Request timeout. Please try again.',
  },
]

/** Handler of one path that fails in this way. */
export const failing = (method: 'get' | 'post' | 'put' | 'delete', path: string, { answer }: Failure): HttpHandler =>
  http[method](api(path), answer as () => HttpResponse<null>)

/** The API's response to a request with an invalid field. */
export const refusedField = (field: string, message: string): Response =>
  refusal(400, {
    code: 'validation_failed',
    message: 'Please check your input and try again',
    errors: [{ field, message }],
  })

/** Shortens the request timeout for the tests of a file. Other timers stay real: Testing Library would advance mocked ones. */
export function impatient(): void {
  const real = globalThis.setTimeout
  beforeEach(() => {
    globalThis.setTimeout = ((run: () => void, ms?: number) =>
      real(run, ms === REQUEST_TIMEOUT_MS ? 20 : ms)) as typeof setTimeout
  })
  afterEach(() => {
    globalThis.setTimeout = real
  })
}

interface FormUnderTest<Page> {
  server: ReturnType<typeof apiServer>
  method: 'post' | 'put'
  path: string
  /** Handler of a successful response. */
  works: HttpHandler
  open: () => Page
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
  /** Asserts that the form still has its values. */
  kept: () => void
  /** Asserts that the form was submitted. */
  done: (page: Page) => Promise<void>
  /** For forms with their own message for some failure. */
  textOf?: (failure: Failure) => string
}

/** Adds a test for each failure: the form shows the message, keeps its values and works at the second try. */
export function itSurvivesFailures<Page>({
  server,
  method,
  path,
  works,
  open,
  fill,
  submit,
  kept,
  done,
  textOf = ({ text }) => text,
}: FormUnderTest<Page>): void {
  impatient()
  it.each(failures)('shows the message for $name, keeps the values and works at the second try', async (failure) => {
    server.use(failing(method, path, failure))
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText(textOf(failure))).toBeVisible()
    kept()
    server.use(works)
    await submit(page)
    await done(page)
    expect(received(path)).toHaveLength(2)
  })
}
