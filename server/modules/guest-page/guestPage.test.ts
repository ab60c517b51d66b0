import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { embeddedJson } from '../../lib/embeddedJson.ts'
import { PAGE_KEPT_MS } from '../../config/limits.ts'
import { invitationInput, newCouple, PASSWORD, startBuiltServer } from '../../../tests/server/support/server.ts'
import type { Answer, Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple

beforeAll(async () => {
  server = await startBuiltServer()
  couple = await newCouple(server)
})
afterAll(() => server.close())

const publish = async (changes: Record<string, unknown> = {}) =>
  (await couple.call('POST', 'invitations', { body: invitationInput(changes) })).body
const open = (slug: string, query = '', headers: Record<string, string> = {}) =>
  server.call('GET', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}${query}`, {
    headers: { accept: 'text/html', ...headers },
  })
const heading = ({ text }: Answer) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
const { id: _id, slug: _slug, ...editable } = { id: 0, slug: 0, ...invitationInput() }
const edit = ({ id, version }: { id: string; version: number }, changes: object) =>
  couple.call('PUT', `invitations/${id}`, { body: { ...editable, ...changes, version } })

describe('the public page of an invitation', () => {
  it('arrives complete, in its own language or the one that the link asks for', async () => {
    const { slug } = await publish({ language: 'ar' })
    const answer = await open(slug)
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
    expect(heading(answer)).toMatch(/^عمر\|ليلى\|قاعة النيل\|version 1\|ar/)
    expect(answer.text).toContain('<title>https://zaffa.example</title>')
    expect(answer.text).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/static/media/names.woff2" crossorigin>',
    )
    expect(answer.text).toContain('data-scripts="/static/js/guest.js /static/js/x.js"')
    expect(answer.text).toContain('<style>body{margin:0}h1{color:gold}</style>')
    expect(heading(await open(slug, '&lang=en'))).toContain('|en')
    expect(heading(await open(slug, '&lang=fr'))).toContain('|ar')
  })

  it.each(['/invitation', '/INVITATIONS/invitation/', '/invitations/invitation'])('is the same at %s', async (path) => {
    const { slug } = await publish()
    const answer = await server.call('GET', `${path}?slug=${encodeURIComponent(slug)}`, {
      headers: { accept: 'text/html' },
    })
    expect([answer.status, heading(answer)?.startsWith('عمر|ليلى')]).toEqual([200, true])
  })

  it('is found under its slug in any form of Unicode', async () => {
    const { slug } = await publish({ groom: 'أحمد' })
    expect((await open(slug.normalize('NFD'))).status).toBe(200)
  })

  it('tells the browser what to hydrate with, as data and nothing else', async () => {
    const { slug } = await publish({ weddinghole: 'قاعة & "النيل" \u2028' })
    const { text } = await open(slug)
    const json = /<script type="application\/json" id="zaffa-state">(.*?)<\/script>/s.exec(text)![1]!
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    const state = JSON.parse(json)
    expect(state).toMatchObject({ locale: 'ar', now: server.now(), invitation: { slug, version: 1 } })
    expect(state.invitation.ownerId).toBeUndefined()
    expect(embeddedJson('</script>$&')).toBe('"\\u003c/script\\u003e$\\u0026"')
  })

  it('runs no script and takes no style but those whose hashes its policy names', async () => {
    const { slug } = await publish()
    const { text, headers } = await open(slug)
    const hash = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`
    const script = /<script data-scripts="[^"]*">(.*?)<\/script>/s.exec(text)![1]!
    const policy = String(headers['content-security-policy'])
    expect(script).toBe('load()')
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash(/<style>(.*?)<\/style>/s.exec(text)![1]!)};`)
    expect(policy).not.toContain('unsafe')
    for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", 'upgrade-insecure-requests'])
      expect(policy).toContain(rule)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['strict-transport-security']).toMatch(/max-age=/)
  })

  it('may be kept by a CDN for a minute, by a browser only as long as it asks, by search engines not at all', async () => {
    const { slug } = await publish()
    const answer = await open(slug)
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
    expect(answer.text.match(/<meta name="[^"]*" content="noindex">/g)).toEqual([
      '<meta name="robots" content="noindex">',
    ])
    const again = await open(slug, '', { 'if-none-match': String(answer.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.etag).toBe(answer.headers.etag)
    const english = await open(slug, '&lang=en', { 'if-none-match': String(answer.headers.etag) })
    expect(english.status).toBe(200)
  })

  it('comes in brotli or gzip as the browser takes it', async () => {
    const { slug } = await publish()
    const plain = await open(slug)
    const brotli = await open(slug, '', { 'accept-encoding': 'gzip, br' })
    const gzip = await open(slug, '', { 'accept-encoding': 'gzip' })
    expect([plain, brotli, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.raw).equals(plain.raw)).toBe(true)
    expect(gunzipSync(gzip.raw).equals(plain.raw)).toBe(true)
    expect(plain.headers.vary).toBe('Accept-Encoding')
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const { slug } = await publish()
    const answer = await server.call('HEAD', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`)
    expect([answer.status, answer.text, Boolean(answer.headers.etag)]).toEqual([200, '', true])
  })
})

describe('kept pages', () => {
  it('are rendered once for all guests, in each language, and the database is not asked again', async () => {
    const { slug } = await publish()
    const first = await Promise.all(Array.from({ length: 20 }, () => open(slug)))
    expect(new Set(first.map(heading)).size).toBe(1)
    // Rename the table, so that every query fails.
    await server.app.context.db.schema.alterTable('invitations').renameTo('hidden').execute()
    try {
      expect(heading(await open(slug))).toBe(heading(first[0]!))
      expect((await open(slug, '&lang=en')).status).toBe(200)
      expect((await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).status).toBe(200)
    } finally {
      await server.app.context.db.schema.alterTable('hidden').renameTo('invitations').execute()
    }
  })

  it('are rendered anew after a minute, so that the countdown begins at the right moment', async () => {
    const { slug } = await publish()
    const before = await open(slug)
    server.advance(PAGE_KEPT_MS / 1000 - 1)
    expect(heading(await open(slug))).toBe(heading(before))
    server.advance(2)
    const after = await open(slug)
    expect(heading(after)).not.toBe(heading(before))
    expect(after.text).toContain(`"now":${server.now()}`)
    // The invitation is the same, so cached copies stay valid.
    expect(after.headers.etag).toBe(before.headers.etag)
  })

  it('are dropped the moment the couple edits', async () => {
    const published = await publish()
    const before = await open(published.slug)
    expect((await edit(published, { weddinghole: 'قاعة جديدة' })).status).toBe(200)
    const after = await open(published.slug, '', { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
    expect(heading(after)).toMatch(/قاعة جديدة\|version 2/)
  })

  it('are dropped the moment the couple deletes the invitation, or its account', async () => {
    const own = await newCouple(server)
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await own.call('POST', 'invitations', { body: invitationInput() })).body),
    )
    for (const { slug } of [one, other]) expect((await open(slug)).status).toBe(200)
    await own.call('DELETE', `invitations/${one.id}`)
    expect((await open(one.slug)).status).toBe(404)
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: own.email, password: PASSWORD } })
    expect((await open(other.slug)).status).toBe(404)
  })

  it('do not come back when an edit overtakes a reading', async () => {
    const published = await publish()
    const reading = open(published.slug)
    await edit(published, { weddinghole: 'بعد التعديل' })
    await reading
    expect(heading(await open(published.slug))).toContain('بعد التعديل')
  })
})

describe('without an invitation', () => {
  it.each([
    ['', 'ar'],
    ['&lang=en', 'en'],
  ])('says so with 404, in Arabic unless asked otherwise (%s)', async (query, language) => {
    const answer = await open('gone', query)
    expect([answer.status, heading(answer)]).toEqual([404, expect.stringMatching(`^none\\|${language}`)])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.text).toContain('data-scripts=""')
    expect(answer.headers['content-security-policy']).toContain('sha256-')
  })

  it('renders the page once, however many slugs are tried', async () => {
    const [one, other] = [await open('gone-1'), await open('gone-2')]
    expect(one.text).toBe(other.text)
  })

  it("says so in the browser's language, and without a slug", async () => {
    expect(heading(await open('gone', '', { 'accept-language': 'en-US,ar;q=0.5' }))).toMatch(/^none\|en/)
    const bare = await server.call('GET', '/Invitations/Invitation', { headers: { accept: 'text/html' } })
    expect([bare.status, heading(bare)]).toEqual([404, expect.stringMatching(/^none\|ar/)])
  })
})

describe('when it cannot be rendered', () => {
  it('the application stands in, with 503', async () => {
    const { slug } = await publish({ groom: 'unrenderable' })
    const answer = await open(slug)
    expect([answer.status, answer.text.includes('<title>site</title>')]).toEqual([503, true])
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(String(answer.headers['content-security-policy'])).toContain("frame-ancestors 'none'")
    expect(server.log()).toContain('an invitation could not be rendered')
    expect(server.log()).not.toContain(slug)
  })
})
