import { File } from 'node:buffer'
import { http, HttpResponse } from 'msw'
import { api as url, apiServer, received as callsTo } from '../../tests/mocks/api'
import { tokenRestored } from '../features/auth/authSlice'
import { makeStore } from '../store/makeStore'
import { generatedApi } from './generated/endpoints'

const HOST = 'http://localhost'
const server = apiServer()

const signedIn = (token = 'old') => {
  const store = makeStore({ apiHost: HOST })
  store.dispatch(tokenRestored(token))
  return store
}
const failure = (code: string, message: string) => ({ code, message, requestId: 'r' })

/** The profile answers only the new token. */
const profileNeedsNewToken = http.get(url('/users/profile'), ({ request }) =>
  request.headers.get('authorization') === 'Bearer new'
    ? HttpResponse.json({ id: '1', email: 'a@b', version: 1, createdAt: '', updatedAt: '' })
    : HttpResponse.json(failure('unauthorized', 'no'), { status: 401 }),
)
const refreshes = http.post(url('/identity/refresh-token'), () => HttpResponse.json({ message: 'success', token: 'new', expiresIn: 900 }))
const refuses = http.post(url('/identity/refresh-token'), () => HttpResponse.json(failure('unauthorized', 'no'), { status: 401 }))
const getProfile = () => generatedApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })

describe('a refused token', () => {
  it('is renewed once for many calls, and each call is repeated with the new one', async () => {
    server.use(profileNeedsNewToken, refreshes, http.get(url('/users/wishlist'), ({ request }) =>
      request.headers.get('authorization') === 'Bearer new' ? HttpResponse.json({ itemIds: [] }) : HttpResponse.json(failure('unauthorized', 'no'), { status: 401 })))
    const store = signedIn()
    const answers = await Promise.all([store.dispatch(getProfile()), store.dispatch(generatedApi.endpoints.getWishlist.initiate())])
    expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true])
    expect(callsTo('/identity/refresh-token')).toHaveLength(1)
    expect(store.getState().auth.token).toBe('new')
    expect(localStorage.getItem('userToken')).toBe('new')
  })

  it('that cannot be renewed ends the session once', async () => {
    server.use(profileNeedsNewToken, refuses)
    const store = signedIn()
    const { isSuccess } = await store.dispatch(getProfile())
    expect(isSuccess).toBe(false)
    expect(callsTo('/users/profile')).toHaveLength(1)
    expect(store.getState().auth).toMatchObject({ token: null, expired: true })
    expect(localStorage.getItem('userToken')).toBeNull()
  })

  it('stays when the network fails while it is being renewed', async () => {
    server.use(profileNeedsNewToken, http.post(url('/identity/refresh-token'), () => HttpResponse.error()))
    const store = signedIn()
    await store.dispatch(getProfile())
    expect(store.getState().auth).toMatchObject({ token: 'old', expired: false })
  })

  it('is not renewed for a visitor, nor for sign-in itself', async () => {
    server.use(profileNeedsNewToken, http.post(url('/identity/login'), () => HttpResponse.json(failure('unauthorized', 'no'), { status: 401 })))
    await makeStore({ apiHost: HOST }).dispatch(getProfile())
    await signedIn().dispatch(generatedApi.endpoints.login.initiate({ loginRequest: { email: 'a@b', password: 'x' } }))
    expect(callsTo('/identity/refresh-token')).toHaveLength(0)
  })
})

describe('errors', () => {
  const byStatus = (status: number, body: object | string = {}) => {
    server.use(http.get(url('/items'), () => (typeof body === 'string' ? new HttpResponse(body, { status, statusText: 'Odd' }) : HttpResponse.json(body, { status, statusText: 'Odd' }))))
    return makeStore({ apiHost: HOST }).dispatch(generatedApi.endpoints.listItems.initiate())
  }
  it.each([
    [400, failure('validation_failed', 'Look'), { kind: 'badRequest', message: 'Look', fields: [] }],
    [404, failure('not_found', 'x'), { kind: 'notFound' }],
    [500, failure('server_error', 'x'), { kind: 'server' }],
    [409, failure('email_in_use', 'Taken'), { kind: 'other', status: 409, statusText: 'Odd', code: 'email_in_use', message: 'Taken' }],
    [418, {}, { kind: 'other', status: 418, statusText: 'Odd' }],
    [502, '<html>proxy</html>', { kind: 'other', status: 502, statusText: 'Odd' }],
    [200, '<html>captive portal</html>', { kind: 'server' }],
  ])('%i becomes the catalogue’s entry', async (status, body, expected) => {
    const { error } = await byStatus(status, body)
    expect(error).toEqual(expected)
    expect(callsTo('/items')).toHaveLength(1)
  })

  it('a dropped connection is a network error', async () => {
    server.use(http.get(url('/items'), () => HttpResponse.error()))
    const { error } = await makeStore({ apiHost: HOST }).dispatch(generatedApi.endpoints.listItems.initiate())
    expect(error).toEqual({ kind: 'network' })
  })
})

describe('the wire', () => {
  it('carries the page’s language', async () => {
    document.documentElement.lang = 'ar'
    let language: string | null = null
    server.use(http.get(url('/items'), ({ request }) => {
      language = request.headers.get('accept-language')
      return HttpResponse.json({ items: [] })
    }))
    await makeStore({ apiHost: HOST }).dispatch(generatedApi.endpoints.listItems.initiate())
    expect(language).toBe('ar')
  })

  it('sends a picture as multipart with the field `file`', async () => {
    let type = ''
    let body = ''
    server.use(http.post(url('/uploads/background'), async ({ request }) => {
      type = request.headers.get('content-type') ?? ''
      body = await request.text()
      return HttpResponse.json({ backgroundImage: '/x.webp' }, { status: 201 })
    }))
    const file = new File(['pixels'], 'a.png', { type: 'image/png' }) as unknown as Blob
    const answer = await signedIn().dispatch(generatedApi.endpoints.uploadBackground.initiate({ body: { file } }))
    expect(answer.data).toEqual({ backgroundImage: '/x.webp' })
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="a.png"')
  })
})
