import { getFieldErrors, registerCouple, startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }

describe('an error response', () => {
  it('has the documented shape, a request id and no-store', async () => {
    const response = await server.call('GET', 'items/storage-99')
    expect(response.body).toEqual({
      message: 'The requested resource was not found.',
      code: 'not_found',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(response.headers).toMatchObject({ vary: 'Accept-Language', 'cache-control': 'no-store' })
  })

  it.each([
    ['ar', 'لم نعثر على ما تبحثون عنه.'],
    ['ar-EG,ar;q=0.9,en;q=0.8', 'لم نعثر على ما تبحثون عنه.'],
    ['en;q=0.5, ar;q=0.7', 'لم نعثر على ما تبحثون عنه.'],
    ['ar;q=0.2,en', 'The requested resource was not found.'],
    ['fr', 'لم نعثر على ما تبحثون عنه.'],
    [';;q=,,', 'لم نعثر على ما تبحثون عنه.'],
  ])('has a message in the language of Accept-Language: %s', async (language, message) => {
    const response = await server.call('GET', 'items/storage-99', { headers: { 'accept-language': language } })
    expect(response.body.message).toBe(message)
  })

  it.each(['nothing', 'identity/login/more', 'items/category/'])('is JSON at the unknown address %s', async (path) => {
    const response = await server.call('GET', path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.body.requestId).toBeDefined()
  })

  it.each([
    ['DELETE', 'items', 'GET'],
    ['GET', 'identity/login', 'POST'],
    ['PATCH', 'invitations/0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10', 'PUT, DELETE'],
  ])('is 405 with Allow for %s %s', async (method, path, allow) => {
    const response = await server.call(method, path)
    expect(response).toMatchObject({ status: 405, body: { code: 'method_not_allowed' }, headers: { allow } })
  })

  it.each([
    '{',
    '{"email":',
    '"text"',
    '[]',
    '{"__proto__":{"admin":true}}',
    '{"email":"a\\u0000@b.c"}',
    '{"email":"a\\uD800@b.c"}',
    '{"email":"a\\udfff@b.c"}',
  ])('is 400 for the body %s', async (body) => {
    const response = await server.call('POST', 'identity/login', { body, headers: json })
    expect(response.status).toBe(400)
  })

  it.each(['C:\\u0000\\ud83d', '\\\\udfff', '\\\\\\ud83d\\ude00'])(
    'is 201 for an escape that is typed as letters: %s',
    async (message) => {
      const body = { email: 'a@example.com', name: 'x', message }
      expect((await server.call('POST', 'contact', { body })).status).toBe(201)
      expect((await server.app.context.db.selectFrom('contact_messages').select('message').execute()).at(-1)).toEqual({
        message,
      })
    },
  )

  it('is 400 for a lone surrogate, but not for a surrogate pair', async () => {
    const send = (name: string) =>
      server.call('POST', 'contact', {
        body: `{"email":"a@example.com","message":"Hello","name":"${name}"}`,
        headers: json,
      })
    expect((await send('\\ud83d\\ude00')).status).toBe(201)
    for (const half of ['a\\ud83d', '\\ud83da', '\\ude00', '\\ud83d\\ud83d\\ude00', '\\ud83d\\ude00\\uDE00']) {
      expect(await send(half)).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
    }
  })

  it('is malformed_body for broken JSON and validation_failed for the wrong JSON', async () => {
    expect((await server.call('POST', 'identity/login', { body: '{', headers: json })).body.code).toBe('malformed_body')
    const response = await server.call('POST', 'identity/login', { body: '[]', headers: json })
    expect(getFieldErrors(response)).toEqual({ '': 'This value has the wrong type.' })
  })

  it('is 400 for a missing body', async () => {
    expect((await server.call('POST', 'identity/login')).status).toBe(400)
    expect((await server.call('POST', 'identity/login', { body: '', headers: json })).status).toBe(400)
  })

  it('is 413 beyond 64 KiB of JSON', async () => {
    const response = await server.call('POST', 'contact', { body: { message: 'x'.repeat(65 * 1024) } })
    expect(response).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is 415 for a body of %s',
    async (type) => {
      const response = await server.call('POST', 'identity/login', { body: 'a=b', headers: { 'content-type': type } })
      expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    },
  )

  it('is not 415 when the operation has no request body', async () => {
    const headers = { 'transfer-encoding': 'chunked' }
    expect((await server.call('POST', 'identity/logout', { body: '', headers })).status).toBe(200)
    expect(
      (await server.call('POST', 'identity/logout', { body: 'x', headers: { 'content-type': 'a/b' } })).status,
    ).toBe(200)
  })

  it('is 401 before the body is parsed', async () => {
    for (const body of [{}, '{', 'x'.repeat(70 * 1024)]) {
      const response = await server.call('POST', 'invitations', { body, headers: json })
      expect(response.status).toBe(401)
    }
  })

  it('is 401 for an invalid token when the token is optional', async () => {
    const id = '51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11'
    expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
    expect((await server.call('GET', `providers/${id}`, { token: 'bad' })).status).toBe(401)
  })

  it('is 400 for an address that cannot be decoded', async () => {
    expect(await server.call('GET', '/api/v1/items/%zz')).toMatchObject({
      status: 400,
      body: { code: 'malformed_body' },
    })
  })

  it('is 500 without internal details, which only the log has', async () => {
    const broken = await startTestServer()
    const couple = await registerCouple(broken)
    await broken.app.context.db.schema.dropTable('wishlist_items').execute()
    const response = await couple.call('GET', 'users/wishlist', { mayFail: true })
    expect(response).toMatchObject({ status: 500, body: { code: 'server_error' } })
    expect(response.body.message).toBe('Server error. Please try again later.')
    expect(response.text).not.toContain('wishlist_items')
    expect(broken.getLog()).toContain('findWishlist')
    expect(broken.getLog()).not.toContain(couple.token)
    await broken.close()
  })
})

describe('the log', () => {
  it('contains no personal data, IP address, token or slug', async () => {
    const couple = await registerCouple(server, 'private.person@example.com')
    await couple.call('GET', 'users/profile', { address: '203.0.113.77' })
    await server.call('GET', `invitations/slug/${encodeURIComponent('سلمى-و-كريم-abc')}`)
    await server.call('GET', '/reset-password?token=very-secret-token')
    const log = server.getLog()
    expect(log).toContain('/api/v1/users/profile')
    for (const secret of [
      'private.person',
      '203.0.113.77',
      couple.token,
      'سلمى',
      '%D8%B3',
      'very-secret-token',
      'Farah#',
    ]) {
      expect(log).not.toContain(secret)
    }
  })

  it('contains none when a library logs whole requests and errors', () => {
    const { log } = server.app
    const req = { method: 'GET', url: '/x?token=query-secret', ip: '198.51.100.9', routeOptions: { url: '/x' } }
    log.info({ req, headers: { cookie: 'cookie-secret' }, body: { email: 'body.secret@example.com' } }, 'whole')
    log.error({ err: Object.assign(new Error('duplicate'), { detail: 'Key (email)=(detail.secret@x)' }) }, 'failed')
    log.error(
      {
        err: Object.assign(new Error('invalid input syntax for type uuid: "message.secret"'), {
          severity: 'ERROR',
          code: '22P02',
        }),
      },
      'failed',
    )
    const lines = server.getLog()
    expect(lines).toContain('whole')
    expect(lines).toContain('duplicate')
    expect(lines).toContain('22P02')
    for (const secret of [
      'query-secret',
      '198.51.100.9',
      'cookie-secret',
      'body.secret',
      'detail.secret',
      'message.secret',
    ]) {
      expect(lines).not.toContain(secret)
    }
  })
})
