import { screen } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { REQUEST_TIMEOUT_MS } from '@/config/limits'
import { api, getSentBodies, getSentKeys, type apiServer } from './mocks/api'

/** A kind of failed request and the English error message for it. */
export interface Failure {
  name: string
  respond: () => Response | Promise<Response>
  text: string
}

const createRefusal = (status: number, body: object = {}) =>
  HttpResponse.json({ code: 'x', requestId: 'r', ...body }, { status })

/** Every failure of a request that a form has to handle: show the message, keep the values and work at the second try. */
export const failures: readonly Failure[] = [
  {
    name: '400 with the server’s message',
    respond: () => createRefusal(400, { message: 'The server has looked.' }),
    text: 'The server has looked.',
  },
  { name: '400 without a message', respond: () => createRefusal(400), text: 'Please check your input and try again' },
  {
    name: '401',
    respond: () => createRefusal(401, { message: 'x' }),
    text: 'You are not authorized to perform this action.',
  },
  { name: '404', respond: () => createRefusal(404, { message: 'x' }), text: 'The requested resource was not found.' },
  { name: '500', respond: () => createRefusal(500, { message: 'x' }), text: 'Server error. Please try again later.' },
  {
    name: 'another status',
    respond: () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }),
    text: 'HTTP 502: Bad Gateway',
  },
  {
    name: 'a lost connection',
    respond: () => HttpResponse.error(),
    text: 'Network error. Please check your connection.',
  },
  {
    name: 'a timeout',
    respond: () => new Promise<Response>(() => undefined),
    text: 'Request timeout. Please try again.',
  },
]

/** Handler of one path that fails in this way. */
export const createFailingHandler = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  { respond }: Failure,
): HttpHandler => http[method](api(path), respond as () => HttpResponse<null>)

/** The API's response to a request with an invalid field. */
export const createFieldRefusal = (field: string, message: string): Response =>
  createRefusal(400, {
    code: 'validation_failed',
    message: 'Please check your input and try again',
    errors: [{ field, message }],
  })

/** Shortens the request timeout for the tests of a file. Other timers stay real: Testing Library would advance mocked ones. */
export function shortenRequestTimeout(): void {
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
  successHandler: HttpHandler
  open: () => Page
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
  /** Asserts that the form still has its values. */
  expectValuesKept: () => void
  /** Asserts that the form was submitted. */
  expectSubmitted: (page: Page) => Promise<void>
  /** For forms with their own message for some failure. */
  getText?: (failure: Failure) => string
  /** Whether the form creates something: the second try has the key of the first. */
  isCreation?: boolean
}

/** Adds a test for each failure: the form shows the message, keeps its values and works at the second try. */
export function itHandlesFailures<Page>({
  server,
  method,
  path,
  successHandler: works,
  open,
  fill,
  submit,
  expectValuesKept: kept,
  expectSubmitted: done,
  getText: getFailureText = ({ text }) => text,
  isCreation = false,
}: FormUnderTest<Page>): void {
  shortenRequestTimeout()
  it.each(failures)('shows the message for $name, keeps the values and works at the second try', async (failure) => {
    server.use(createFailingHandler(method, path, failure))
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText(getFailureText(failure))).toBeVisible()
    kept()
    server.use(works)
    await submit(page)
    await done(page)
    expect(getSentBodies(path)).toHaveLength(2)
    const [first, second] = getSentKeys(path)
    if (isCreation) expect([first, second]).toEqual([expect.any(String), first])
  })
}
