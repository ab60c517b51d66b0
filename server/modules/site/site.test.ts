import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestServer, startBuiltServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startBuiltServer({
    STORE_URL: 'https://store.example/?a=1&b=</script><script>alert(1)</script>',
    IP_LOOKUP_URL: 'https://ip.example/json',
    ANALYTICS_GTM_ID: 'GTM-ABC',
  })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.call('GET', path, { headers: { accept: 'text/html', ...headers } })

describe('pages', () => {
  it.each([
    '/',
    '/home',
    '/About',
    '/CREATEINVITATION',
    '/createInvitation/',
    '/invitationCard4',
    '/invitationCard2',
    '/invitation',
    '/reset-password?token=x',
    '/verify-email?token=x',
    '/delete-account',
    '/weddings/3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03/events',
  ])('serve the application at %s', async (path) => {
    const response = await get(path)
    expect([response.status, response.text.includes('<title>site</title>')]).toEqual([200, true])
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/nothing', '/items/a/b', '/invitationCard9', '/dl/', '/index.html', '/admin'])(
    'return the 404 page at %s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.text.includes('<title>404 in ar</title>')]).toEqual([404, true])
    },
  )

  it('return the application with status 404 for an unknown item', async () => {
    const response = await get('/items/storage-9')
    expect([response.status, response.text.includes('<title>site</title>')]).toEqual([404, true])
  })

  it('embed the public configuration, escaped for its element', async () => {
    const { text } = await get('/')
    const json = /<script type="application\/json" id="zaffa-config">(.*?)<\/script>/s.exec(text)![1]!
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toMatchObject({
      publicUrl: 'https://zaffa.example',
      mainHost: 'zaffa.example',
      storeUrl: 'https://store.example/?a=1&b=</script><script>alert(1)</script>',
      analytics: { tagManagerId: 'GTM-ABC', metaPixelId: '' },
    })
    expect(text.match(/<script/g)).toHaveLength(1)
  })

  it('are compressed with brotli or gzip as the browser accepts', async () => {
    const plain = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect([plain, brotli, gzip].map((a) => a.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.raw).equals(plain.raw)).toBe(true)
    expect(gunzipSync(gzip.raw).equals(plain.raw)).toBe(true)
    expect(brotli.headers.vary).toBe('Accept-Encoding')
  })

  it('forbid scripts of other hosts, frames and referrers to other hosts', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(policy).toMatch(/connect-src 'self' https:\/\/ip\.example /)
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"]) {
      expect(policy).toContain(rule)
    }
    expect(policy).toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' })
  })

  it('are not served to clients that accept JSON', async () => {
    expect((await get('/about', { accept: 'application/json' })).status).toBe(404)
    expect((await get('/api')).body.code).toBe('not_found')
    expect((await get('/api/v2/items')).body.code).toBe('not_found')
  })
})

describe('an address that cannot be decoded', () => {
  it.each(['/%E0%A4%A', '/%', '/nothing/%zz?lang=ar', '/app%'])(
    'returns the application that shows 400 at %s',
    async (path) => {
      const response = await get(path)
      expect([response.status, response.text.includes('<div id="root" data-error-status="400">')]).toEqual([400, true])
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('returns JSON under /api/', async () => {
    expect(await server.call('GET', '/api/v1/items/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { code: 'malformed_body' },
    })
  })
})

describe('methods other than GET and HEAD', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (method: string, path: string, headers: Record<string, string>) =>
    server.call(method, path, { headers, body: 'a=b' })

  it.each([
    ['POST', '/about'],
    ['PUT', '/SUPPORT/'],
    ['DELETE', '/Invitations/Invitation?slug=x'],
    ['PATCH', '/'],
  ])('return 405 with Allow for %s %s', async (method, path) => {
    const response = await send(method, path, { accept: '*/*', ...form })
    expect(response).toMatchObject({
      status: 405,
      body: { code: 'method_not_allowed' },
      headers: { allow: 'GET, HEAD' },
    })
  })

  it('return 405 with the application that shows it to a browser that sends a form', async () => {
    const response = await send('POST', '/about', { accept: 'text/html,*/*;q=0.8', ...form })
    expect([
      response.status,
      response.headers.allow,
      response.text.includes('<div id="root" data-error-status="405">'),
    ]).toEqual([405, 'GET, HEAD', true])
  })

  it('return 404 for an unknown page', async () => {
    expect(await send('POST', '/nothing', { accept: '*/*', ...form })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    const page = await send('POST', '/nothing', { accept: 'text/html', ...form })
    expect([page.status, page.text.includes('<title>404 in ar</title>')]).toEqual([404, true])
  })
})

describe('files', () => {
  it('with a hash are cached for a year and sent as the build compressed them', async () => {
    const response = await get('/static/js/main.1a2b3c4d.js', { 'accept-encoding': 'br' })
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(String(response.headers['content-type'])).toMatch(/javascript/)
  })

  it('without a hash are cached for an hour and then revalidated with 304', async () => {
    const response = await get('/assets/icon.svg')
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
    const again = await get('/assets/icon.svg', { 'if-none-match': String(response.headers.etag) })
    expect(again.status).toBe(304)
  })

  it.each(['/static/js/gone.js', '/assets/nothing.svg', '/static/..%2f..%2fetc%2fpasswd'])(
    'return no page when they do not exist: %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.text).not.toContain('<title>')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )
})

describe('the health checks', () => {
  it('report live and ready, and not ready without a database', async () => {
    const own = await startTestServer()
    expect((await own.call('GET', '/health/live')).body).toEqual({ status: 'ok' })
    const ready = await own.call('GET', '/health/ready')
    expect([ready.body, ready.headers['cache-control']]).toEqual([{ status: 'ok' }, 'no-store'])
    await own.app.context.db.destroy()
    expect((await own.call('GET', '/health/live')).status).toBe(200)
    expect(await own.call('GET', '/health/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(own.getLog()).toContain('the database does not respond')
    expect(own.getLog()).not.toContain('too busy')
    await own.close()
  })
})

it('returns 503 with instructions when the site is not built, while the API works', async () => {
  const bare = await startTestServer()
  const response = await bare.call('GET', '/')
  expect([response.status, response.text]).toEqual([503, 'The site is not built yet. Run: npm run build'])
  expect((await bare.call('GET', 'items')).status).toBe(200)
  await bare.close()
})
