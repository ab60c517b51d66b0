import { screen } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { REQUEST_TIMEOUT_MS } from '@/config/limits'
import { api, received, type apiServer } from './mocks/api'

/** One way in which a call can fail, and the English words of the specification's catalogue (§8) for it. */
export interface Failure {
  name: string
  answer: () => Response | Promise<Response>
  text: string
}

const refusal = (status: number, body: object = {}) => HttpResponse.json({ code: 'x', requestId: 'r', ...body }, { status })

/** Every entry of the catalogue that a form can meet. A form must show the text, keep what was typed and work at the second try. */
export const failures: readonly Failure[] = [
  { name: '400 with the server’s message', answer: () => refusal(400, { message: 'The server has looked.' }), text: 'The server has looked.' },
  { name: '400 without a message', answer: () => refusal(400), text: 'Please check your input and try again' },
  { name: '401', answer: () => refusal(401, { message: 'x' }), text: 'You are not authorized to perform this action.' },
  { name: '404', answer: () => refusal(404, { message: 'x' }), text: 'The requested resource was not found.' },
  { name: '500', answer: () => refusal(500, { message: 'x' }), text: 'Server error. Please try again later.' },
  { name: 'another status', answer: () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }), text: 'HTTP 502: Bad Gateway' },
  { name: 'a cut connection', answer: () => HttpResponse.error(), text: 'Network error. Please check your connection.' },
  { name: 'no answer at all', answer: () => new Promise<Response>(() => undefined), text: 'Request timeout. Please try again.' },
]

/** The API failing in this way at one path. */
export const failing = (method: 'get' | 'post' | 'put' | 'delete', path: string, { answer }: Failure): HttpHandler =>
  http[method](api(path), answer as () => HttpResponse<null>)

/** A 400 that names a field, as the API answers it. */
export const refusedField = (field: string, message: string): Response =>
  refusal(400, { code: 'validation_failed', message: 'Please check your input and try again', errors: [{ field, message }] })

/** For the tests of the file: a request's 30 seconds pass at once. Other timers run as they are, and none is a mock, which Testing Library would wind. */
export function impatient(): void {
  const real = globalThis.setTimeout
  beforeEach(() => {
    globalThis.setTimeout = ((run: () => void, ms?: number) => real(run, ms === REQUEST_TIMEOUT_MS ? 20 : ms)) as typeof setTimeout
  })
  afterEach(() => {
    globalThis.setTimeout = real
  })
}

interface FormUnderTest<Page> {
  server: ReturnType<typeof apiServer>
  method: 'post' | 'put'
  path: string
  /** The API answering well. */
  works: HttpHandler
  open: () => Page
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
  /** Asserts that what was typed is still there. */
  kept: () => void
  /** Asserts that the form has done its work. */
  done: (page: Page) => Promise<void>
  /** For forms with a text of their own for some failure. */
  textOf?: (failure: Failure) => string
}

/** One test for each entry of the catalogue: the form says what happened, keeps what was typed and works at the second try. */
export function itSurvivesFailures<Page>({ server, method, path, works, open, fill, submit, kept, done, textOf = ({ text }) => text }: FormUnderTest<Page>): void {
  impatient()
  it.each(failures)('says what happened after $name, keeps what was typed, and works at the second try', async (failure) => {
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
