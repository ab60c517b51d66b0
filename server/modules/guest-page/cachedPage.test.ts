import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { smallBuild } from '../../../tests/server/support/build.ts'
import { invitationInput, newCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

describe('a cached guest page', () => {
  let build: Awaited<ReturnType<typeof smallBuild>>
  let origin: string
  let quiet: TestServer
  let own: Couple
  beforeAll(async () => {
    build = await smallBuild()
    quiet = await startTestServer({ distDir: build.distDir, environment: { LOG_LEVEL: 'warn' } })
    origin = await quiet.app.listen({ port: 0, host: '127.0.0.1' })
    own = await newCouple(quiet)
  })
  afterAll(async () => {
    await quiet.close()
    await build.remove()
  })

  const { id: _id, slug: _slug, ...editable } = { id: 0, slug: 0, ...invitationInput() }
  const addressOf = (slug: string) => `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
  async function ask(slug: string, headers: Record<string, string> = {}, method = 'GET') {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(origin + addressOf(slug), { method, headers: { 'accept-encoding': 'br', ...headers } }, resolve)
        .on('error', reject)
        .end()
    })
    return { status: answer.statusCode, headers: answer.headers, raw: await buffer(answer) }
  }
  const words = async (slug: string) => brotliDecompressSync((await ask(slug)).raw).toString()
  const publishOwn = async () => (await own.call('POST', 'invitations', { body: invitationInput() })).body
  /** The headers without those that differ between any two responses. */
  const comparable = ({
    date: _date,
    connection: _connection,
    'keep-alive': _keep,
    ...rest
  }: IncomingMessage['headers']) => rest

  it('has the same content and headers as a newly rendered one', async () => {
    const { slug } = await publishOwn()
    const first = await ask(slug)
    const kept = await ask(slug)
    const injected = await quiet.call('GET', addressOf(slug), { headers: { 'accept-encoding': 'br' } })
    expect(kept.raw.equals(first.raw)).toBe(true)
    expect(kept.raw.equals(injected.raw)).toBe(true)
    expect(comparable(kept.headers)).toEqual(comparable(injected.headers as IncomingMessage['headers']))
    expect(brotliDecompressSync(kept.raw).toString()).toContain('عمر')
  })

  it('supports If-None-Match, HEAD and gzip', async () => {
    const { slug } = await publishOwn()
    const { headers, raw } = await ask(slug)
    const again = await ask(slug, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.raw.length]).toEqual([304, 0])
    const head = await ask(slug, {}, 'HEAD')
    expect([head.status, head.raw.length]).toEqual([200, 0])
    const zipped = await ask(slug, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.raw).equals(brotliDecompressSync(raw))).toBe(true)
  })

  it('is replaced immediately after an edit and removed after deletion', async () => {
    const published = await publishOwn()
    expect(await words(published.slug)).toContain('version 1')
    expect(await words(published.slug)).toContain('version 1')
    await own.call('PUT', `invitations/${published.id}`, { body: { ...editable, version: published.version } })
    expect(await words(published.slug)).toContain('version 2')
    await own.call('DELETE', `invitations/${published.id}`)
    expect((await ask(published.slug)).status).toBe(404)
  })
})
