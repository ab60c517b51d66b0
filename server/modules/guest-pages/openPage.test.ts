import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PAGE_KEPT_MS } from '../../config/limits.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import {
  createInvitationInput,
  registerCouple,
  PASSWORD,
  startBuiltServer,
} from '../../../tests/server/support/server.ts'
import type { TestResponse, Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple

beforeAll(async () => {
  server = await startBuiltServer()
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const publish = (changes: Record<string, unknown> = {}) => publishInvitation(couple, changes)
const open = (slug: string, query = '', headers: Record<string, string> = {}) =>
  server.call('GET', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}${query}`, {
    headers: { accept: 'text/html', ...headers },
  })
const getHeading = ({ text }: TestResponse) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
const edit = ({ id, version }: { id: string; version: number }, changes: object) =>
  couple.call('PUT', `invitations/${id}`, { body: { ...createInvitationInput(), ...changes, version } })

describe('the guest page', () => {
  it("is rendered in the invitation's language, or in the language of the link", async () => {
    const { slug } = await publish({ language: 'ar' })
    const response = await open(slug)
    expect(response.status).toBe(200)
    expect(response.text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
    expect(getHeading(response)).toMatch(/^عمر\|ليلى\|قاعة النيل\|version 1\|ar/)
    expect(response.text).toContain('<title>https://zaffa.example</title>')
    expect(response.text).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/static/media/names.woff2" crossorigin>',
    )
    expect(response.text).toContain('<script data-page="/static/js/page.js" data-notice="/static/js/notice.js">')
    expect(response.text).toContain('<style>body{margin:0}h1{color:gold}</style>')
    expect(getHeading(await open(slug, '&lang=en'))).toContain('|en')
    expect(getHeading(await open(slug, '&lang=fr'))).toContain('|ar')
  })

  it.each(['/invitation', '/INVITATIONS/invitation/', '/invitations/invitation'])(
    'is also served at %s',
    async (path) => {
      const { slug } = await publish()
      const response = await server.call('GET', `${path}?slug=${encodeURIComponent(slug)}`, {
        headers: { accept: 'text/html' },
      })
      expect([response.status, getHeading(response)?.startsWith('عمر|ليلى')]).toEqual([200, true])
    },
  )

  it('is found by a slug in any Unicode normalization form', async () => {
    const { slug } = await publish({ groom: 'أحمد' })
    expect((await open(slug.normalize('NFD'))).status).toBe(200)
  })

  it.each(['%E2%80%8F', '%E2%80%8E', '.', '%D8%8C', ')', '*', '/', '%20', '%00', '%D8%8C%20x'])(
    'redirects from the slug with "%s" behind it to the slug',
    async (added) => {
      const { slug } = await publish({ groom: 'أحمد' })
      const encoded = encodeURIComponent(slug)
      const page = '/Invitations/Invitation?slug='
      const { status, headers } = await server.call('GET', `${page}${encoded}${added}&lang=en`)
      expect([status, headers.location]).toEqual([302, `${page}${encoded}&lang=en`])
    },
  )

  it('redirects from capitals and from something before the slug, and returns 404 for unknown slugs with additions', async () => {
    const { slug } = await publish({ groom: 'Omar', bride: 'Laila' })
    for (const typed of [slug.toUpperCase(), `(${slug})`, `*${slug}*`])
      expect((await open(typed)).headers.location).toBe(`/Invitations/Invitation?slug=${slug}`)
    for (const typed of ['nobody-x.', '\0', '.', `${slug}x.`])
      expect([typed, (await open(typed)).status]).toEqual([typed, 404])
  })

  it('is rendered from the public fields only', async () => {
    const { slug } = await publish()
    const fields = /<p data-now="\d+">(.*?)<\/p>/.exec((await open(slug)).text)![1]!.split(',')
    expect(fields).toEqual(expect.arrayContaining(['slug', 'version', 'groom']))
    expect(fields).not.toContain('ownerId')
  })

  it('allows only the inline scripts and styles whose hashes are in its policy', async () => {
    const { slug } = await publish()
    const { text, headers } = await open(slug)
    const hash = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`
    const script = /<script data-page=[^>]*>(.*?)<\/script>/s.exec(text)![1]!
    const policy = String(headers['content-security-policy'])
    expect(script).toBe('listen()')
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash(/<style>(.*?)<\/style>/s.exec(text)![1]!)};`)
    expect(policy).not.toContain('unsafe')
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", 'upgrade-insecure-requests'])
      expect(policy).toContain(rule)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['strict-transport-security']).toMatch(/max-age=/)
  })

  it('is cached by CDNs for a minute, revalidated by browsers and never indexed', async () => {
    const { slug } = await publish()
    const response = await open(slug)
    expect(response.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
    )
    expect(response.text.match(/<meta name="[^"]*" content="noindex">/g)).toEqual([
      '<meta name="robots" content="noindex">',
    ])
    const again = await open(slug, '', { 'if-none-match': String(response.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.etag).toBe(response.headers.etag)
    const english = await open(slug, '&lang=en', { 'if-none-match': String(response.headers.etag) })
    expect(english.status).toBe(200)
  })

  it('is stored by shared caches only at an address that every cache reads in the same way', async () => {
    const slug = encodeURIComponent((await publish({ groom: 'أحمد' })).slug)
    const readCacheControl = async (address: string) =>
      (await server.call('GET', address, { headers: { accept: 'text/html' } })).headers['cache-control']
    const page = `/Invitations/Invitation?slug=${slug}`
    for (const address of [page, `${page}&lang=en`, `${page}&fbclid=x&lang=ar&utm_source=y`])
      expect([address, await readCacheControl(address)]).toEqual([address, expect.stringContaining('s-maxage')])
    for (const address of [
      `/Invitations/Invitation?SLUG=other&slug=${slug}`,
      `/Invitations/Invitation?sl%75g=${slug}&slug=other`,
      `/Invitations/Invitation?slug=${slug.replace('%D8', '%d8')}`,
      `/Invitations/Invitation?slug=${encodeURIComponent(decodeURIComponent(slug).normalize('NFD'))}`,
      `${page}&slug=other`,
      `${page}&s%6Cug=other`,
      `${page}&lang=EN`,
      `${page}&lang=ar&lang=en`,
      `/invitations/invitation?slug=${slug}`,
    ])
      expect([address, await readCacheControl(address)]).toEqual([address, 'no-cache'])
  })

  it('is compressed with brotli or gzip as the browser accepts', async () => {
    const { slug } = await publish()
    const plain = await open(slug)
    const brotli = await open(slug, '', { 'accept-encoding': 'gzip, br' })
    const gzip = await open(slug, '', { 'accept-encoding': 'gzip' })
    expect([plain, brotli, gzip].map((response) => response.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(brotli.raw).equals(plain.raw)).toBe(true)
    expect(gunzipSync(gzip.raw).equals(plain.raw)).toBe(true)
    expect(plain.headers.vary).toBe('Accept-Encoding')
  })

  it('returns headers without a body for HEAD', async () => {
    const { slug } = await publish()
    const response = await server.call('HEAD', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`)
    expect([response.status, response.text, Boolean(response.headers.etag)]).toEqual([200, '', true])
  })
})

describe('cached guest pages', () => {
  it('are rendered once for each language, without further queries', async () => {
    const { slug } = await publish()
    const first = await Promise.all(Array.from({ length: 20 }, () => open(slug)))
    expect(new Set(first.map(getHeading)).size).toBe(1)
    // Rename the table, so that every query fails.
    await server.app.context.db.schema.alterTable('invitations').renameTo('hidden').execute()
    try {
      expect(getHeading(await open(slug))).toBe(getHeading(first[0]!))
      expect((await open(slug, '&lang=en')).status).toBe(200)
      expect((await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).status).toBe(200)
    } finally {
      await server.app.context.db.schema.alterTable('hidden').renameTo('invitations').execute()
    }
  })

  it('are rendered again after a minute, so that the countdown starts with the current time', async () => {
    const { slug } = await publish()
    const before = await open(slug)
    server.advance(PAGE_KEPT_MS / 1000 - 1)
    expect(getHeading(await open(slug))).toBe(getHeading(before))
    server.advance(2)
    const after = await open(slug)
    expect(getHeading(after)).not.toBe(getHeading(before))
    expect(after.text).toContain(`data-now="${server.now()}"`)
    // The invitation is the same, so cached copies stay valid.
    expect(after.headers.etag).toBe(before.headers.etag)
  })

  it('are invalidated by an edit', async () => {
    const published = await publish()
    const before = await open(published.slug)
    expect((await edit(published, { weddinghole: 'قاعة جديدة' })).status).toBe(200)
    const after = await open(published.slug, '', { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
    expect(getHeading(after)).toMatch(/قاعة جديدة\|version 2/)
  })

  it('are invalidated by the deletion of the invitation or the account', async () => {
    const own = await registerCouple(server)
    const [one, other] = await Promise.all([publishInvitation(own), publishInvitation(own)])
    for (const { slug } of [one, other]) expect((await open(slug)).status).toBe(200)
    await own.call('DELETE', `invitations/${one.id}`)
    expect((await open(one.slug)).status).toBe(404)
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: own.email, password: PASSWORD } })
    expect((await open(other.slug)).status).toBe(404)
  })

  it('are not restored by a read that started before an edit', async () => {
    const published = await publish()
    const reading = open(published.slug)
    await edit(published, { weddinghole: 'بعد التعديل' })
    await reading
    expect(getHeading(await open(published.slug))).toContain('بعد التعديل')
  })
})

describe('an unknown invitation', () => {
  it.each([
    ['', 'ar'],
    ['&lang=en', 'en'],
  ])('returns a 404 page, in Arabic by default (%s)', async (query, language) => {
    const response = await open('gone', query)
    expect([response.status, getHeading(response)]).toEqual([404, expect.stringMatching(`^notFound\\|${language}`)])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers.etag).toBeUndefined()
    expect(response.headers['content-security-policy']).toContain('sha256-')
  })

  it('is rendered once for any number of slugs', async () => {
    const [one, other] = [await open('gone-1'), await open('gone-2')]
    expect(one.text).toBe(other.text)
  })

  it("returns the page in the browser's language, also without a slug", async () => {
    expect(getHeading(await open('gone', '', { 'accept-language': 'en-US,ar;q=0.5' }))).toMatch(/^notFound\|en/)
    const bare = await server.call('GET', '/Invitations/Invitation', { headers: { accept: 'text/html' } })
    expect([bare.status, getHeading(bare)]).toEqual([404, expect.stringMatching(/^notFound\|ar/)])
  })
})

describe('a guest page that cannot be rendered', () => {
  it('is replaced by the application with status 503', async () => {
    const { slug } = await publish({ groom: 'unrenderable' })
    const response = await open(slug)
    expect([response.status, response.text.includes('<title>site</title>')]).toEqual([503, true])
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(String(response.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
    expect(server.getLog()).toContain('an invitation could not be rendered')
    expect(server.getLog()).not.toContain(slug)
  })
})
