import { tokenRestored } from './session'
import { File } from 'node:buffer'
import { http, HttpResponse } from 'msw'
import { api as url, apiServer, getSentBodies } from '@tests/mocks/api'
import { createStore } from '../store/createStore'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { OPTIONAL_TOKEN } from './baseQuery'
import { generatedApi } from './generated/endpoints'
import { providerEndpoints } from './generated/providerEndpoints'
import { uploadEndpoints } from './generated/uploadEndpoints'

const HOST = 'http://localhost'
const server = apiServer()

const createSignedInStore = (token = 'old') => {
  const store = createStore({ apiHost: HOST })
  store.dispatch(tokenRestored(token))
  return store
}
const createFailure = (code: string, message: string) => ({ code, message, requestId: 'r' })

/** The profile accepts only the new token. */
const profileNeedsNewToken = http.get(url('/users/profile'), ({ request }) =>
  request.headers.get('authorization') === 'Bearer new'
    ? HttpResponse.json({ id: '1', email: 'a@b', version: 1, createdAt: '', updatedAt: '' })
    : HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 }),
)
const refreshes = http.post(url('/identity/refresh-token'), () =>
  HttpResponse.json({ message: 'success', token: 'new', expiresIn: 900 }),
)
const refuses = http.post(url('/identity/refresh-token'), () =>
  HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 }),
)
const getProfile = () => generatedApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true })

describe('an access token that the server refuses', () => {
  it('is refreshed once for concurrent calls, which are repeated with the new token', async () => {
    server.use(
      profileNeedsNewToken,
      refreshes,
      http.get(url('/users/wishlist'), ({ request }) =>
        request.headers.get('authorization') === 'Bearer new'
          ? HttpResponse.json({ itemIds: [] })
          : HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 }),
      ),
    )
    const store = createSignedInStore()
    const responses = await Promise.all([
      store.dispatch(getProfile()),
      store.dispatch(generatedApi.endpoints.getWishlist.initiate()),
    ])
    expect(responses.map(({ isSuccess }) => isSuccess)).toEqual([true, true])
    expect(getSentBodies('/identity/refresh-token')).toHaveLength(1)
    expect(store.getState().auth.token).toBe('new')
    expect(localStorage.getItem('userToken')).toBe('new')
  })

  it('expires the session once when it cannot be refreshed', async () => {
    server.use(profileNeedsNewToken, refuses)
    const store = createSignedInStore()
    const { isSuccess } = await store.dispatch(getProfile())
    expect(isSuccess).toBe(false)
    expect(getSentBodies('/users/profile')).toHaveLength(1)
    expect(store.getState().auth).toMatchObject({ token: null, expired: true })
    expect(localStorage.getItem('userToken')).toBeNull()
  })

  it('is kept when the refresh fails with a network error', async () => {
    server.use(
      profileNeedsNewToken,
      http.post(url('/identity/refresh-token'), () => HttpResponse.error()),
    )
    const store = createSignedInStore()
    const { error } = await store.dispatch(getProfile())
    expect(error).toEqual({ kind: 'network' })
    expect(store.getState().auth).toMatchObject({ token: 'old', expired: false })
    server.use(refreshes)
    expect((await store.dispatch(getProfile())).isSuccess).toBe(true)
  })

  it('fails as a server error when the refresh brings no token', async () => {
    server.use(
      profileNeedsNewToken,
      http.post(url('/identity/refresh-token'), () => HttpResponse.json({ message: 'success' })),
    )
    const { error } = await createSignedInStore().dispatch(getProfile())
    expect(error).toEqual({ kind: 'server' })
  })

  it('does not expire a session that started during the refresh', async () => {
    const store = createSignedInStore()
    server.use(
      profileNeedsNewToken,
      http.post(url('/identity/refresh-token'), () => {
        store.dispatch(tokenRestored('new'))
        return HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 })
      }),
    )
    const { isSuccess } = await store.dispatch(getProfile())
    expect([isSuccess, store.getState().auth.token]).toEqual([true, 'new'])
  })

  it('is not refreshed for a visitor or for the login call', async () => {
    server.use(
      profileNeedsNewToken,
      http.post(url('/identity/login'), () => HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 })),
    )
    await createStore({ apiHost: HOST }).dispatch(getProfile())
    await createSignedInStore().dispatch(
      generatedApi.endpoints.login.initiate({ loginRequest: { email: 'a@b', password: 'x' } }),
    )
    expect(getSentBodies('/identity/refresh-token')).toHaveLength(0)
  })
})

describe('a call whose token is optional', () => {
  const PATH = '/services/providers/registration'
  const providerRegistration = {
    fullName: 'Mona Adel',
    contactNumber: '01012345678',
    emailAddress: 'mona@example.com',
    serviceClasses: ['photographer' as const],
  }
  const openToAll = http.post(url(PATH), ({ request }) =>
    request.headers.has('authorization')
      ? HttpResponse.json(createFailure('unauthorized', 'no'), { status: 401 })
      : HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }),
  )
  const send = (store: ReturnType<typeof createSignedInStore>) =>
    store.dispatch(providerEndpoints.endpoints.registerProvider.initiate({ providerRegistration }))

  it('is repeated without the token, and the session expires, when the refresh is refused', async () => {
    server.use(openToAll, refuses)
    const store = createSignedInStore()
    const { data } = await send(store)
    expect(data).toEqual({ id: '1', status: 'pending' })
    expect(getSentBodies(PATH)).toEqual([providerRegistration, providerRegistration])
    expect(store.getState().auth).toMatchObject({ token: null, expired: true })
  })

  it('is repeated without the token, and the session is kept, when the refresh fails', async () => {
    server.use(
      openToAll,
      http.post(url('/identity/refresh-token'), () =>
        HttpResponse.json(createFailure('server_error', 'no'), { status: 500 }),
      ),
    )
    const store = createSignedInStore()
    const { data } = await send(store)
    expect(data).toEqual({ id: '1', status: 'pending' })
    expect(store.getState().auth.token).toBe('old')
  })

  it('is not aborted when another call expires the session', async () => {
    let respond = () => undefined as void
    server.use(
      profileNeedsNewToken,
      refuses,
      http.get(
        url('/providers'),
        () => new Promise<Response>((resolve) => (respond = () => resolve(HttpResponse.json({ items: [] })))),
      ),
    )
    const store = createSignedInStore()
    const providers = store.dispatch(providerEndpoints.endpoints.listProviders.initiate({}))
    await store.dispatch(getProfile())
    respond()
    expect((await providers).data).toEqual({ items: [] })
  })

  it('is listed in OPTIONAL_TOKEN exactly when the OpenAPI document makes the token optional', () => {
    interface Operation {
      operationId: string
      security?: object[]
    }
    const paths = 'openapi/paths'
    const operations = readdirSync(paths).flatMap((file) => {
      const pathItems = parse(readFileSync(join(paths, file), 'utf8')) as Record<string, Record<string, Operation>>
      return Object.values(pathItems).flatMap((pathItem) => Object.values(pathItem))
    })
    const optional = operations.filter(
      ({ security = [] }) => security.length > 1 && security.some((way) => Object.keys(way).length === 0),
    )
    expect(optional.map(({ operationId }) => operationId)).toEqual(OPTIONAL_TOKEN)
  })
})

describe('toApiError', () => {
  const mockStatus = (status: number, body: object | string = {}) => {
    server.use(
      http.get(url('/providers'), () =>
        typeof body === 'string'
          ? new HttpResponse(body, { status, statusText: 'Odd' })
          : HttpResponse.json(body, { status, statusText: 'Odd' }),
      ),
    )
    return createStore({ apiHost: HOST }).dispatch(providerEndpoints.endpoints.listProviders.initiate({}))
  }
  it.each([
    [400, createFailure('validation_failed', 'Look'), { kind: 'badRequest', message: 'Look', fields: [] }],
    [404, createFailure('not_found', 'x'), { kind: 'notFound' }],
    [500, createFailure('server_error', 'x'), { kind: 'server' }],
    [
      409,
      createFailure('email_in_use', 'Taken'),
      { kind: 'other', status: 409, statusText: 'Odd', code: 'email_in_use', message: 'Taken' },
    ],
    [418, {}, { kind: 'other', status: 418, statusText: 'Odd' }],
    [502, '<html>proxy</html>', { kind: 'other', status: 502, statusText: 'Odd' }],
    [200, '<html>captive portal</html>', { kind: 'server' }],
  ])('maps status %i to an entry of the error catalogue', async (status, body, expected) => {
    const { error } = await mockStatus(status, body)
    expect(error).toEqual(expected)
    expect(getSentBodies('/providers')).toHaveLength(1)
  })

  it('maps a dropped connection to a network error', async () => {
    server.use(http.get(url('/providers'), () => HttpResponse.error()))
    const { error } = await createStore({ apiHost: HOST }).dispatch(
      providerEndpoints.endpoints.listProviders.initiate({}),
    )
    expect(error).toEqual({ kind: 'network' })
  })
})

describe('a request', () => {
  it('asks for JSON', async () => {
    let accepted: string | null = null
    server.use(
      http.get(url('/users/wishlist'), ({ request }) => {
        accepted = request.headers.get('accept')
        return HttpResponse.json({ itemIds: [] })
      }),
    )
    await createStore({ apiHost: HOST }).dispatch(generatedApi.endpoints.getWishlist.initiate())
    expect(accepted).toBe('application/json')
  })

  it('sends the page’s language in Accept-Language', async () => {
    document.documentElement.lang = 'ar'
    let language: string | null = null
    server.use(
      http.get(url('/providers'), ({ request }) => {
        language = request.headers.get('accept-language')
        return HttpResponse.json({ items: [] })
      }),
    )
    await createStore({ apiHost: HOST }).dispatch(providerEndpoints.endpoints.listProviders.initiate({}))
    expect(language).toBe('ar')
  })

  it('sends a picture as multipart with the field `file`', async () => {
    let type = ''
    let body = ''
    server.use(
      http.post(url('/uploads/background'), async ({ request }) => {
        type = request.headers.get('content-type') ?? ''
        body = await request.text()
        return HttpResponse.json({ backgroundImage: '/x.webp' }, { status: 201 })
      }),
    )
    const file = new File(['pixels'], 'a.png', { type: 'image/png' }) as unknown as Blob
    const response = await createSignedInStore().dispatch(
      uploadEndpoints.endpoints.uploadBackground.initiate({ body: { file } }),
    )
    expect(response.data).toEqual({ backgroundImage: '/x.webp' })
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="file"; filename="a.png"')
  })
})
