import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSmallBuild } from '../../../tests/server/support/build.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

describe('a cached guest page', () => {
  let build: Awaited<ReturnType<typeof createSmallBuild>>
  let origin: string
  let server: TestServer
  let couple: Couple
  beforeAll(async () => {
    build = await createSmallBuild()
    server = await startTestServer({ distDir: build.distDir, environment: { LOG_LEVEL: 'warn' } })
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    couple = await registerCouple(server)
  })
  afterAll(async () => {
    await server.close()
    await build.remove()
  })

  const getAddress = (slug: string) => `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
  async function sendRequest(slug: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(origin + getAddress(slug), { method, headers: { 'accept-encoding': 'br', ...headers } }, resolve)
        .on('error', reject)
        .end()
    })
    return { status: response.statusCode, headers: response.headers, raw: await buffer(response) }
  }
  const readHtml = async (slug: string) => brotliDecompressSync((await sendRequest(slug)).raw).toString()
  /** The headers without those that differ between any two responses. */
  const getComparableHeaders = ({
    date: _date,
    connection: _connection,
    'keep-alive': _keep,
    ...rest
  }: IncomingMessage['headers']) => rest

  it('has the same content and headers as a newly rendered one', async () => {
    const { slug } = await publishInvitation(couple)
    const first = await sendRequest(slug)
    const kept = await sendRequest(slug)
    const injected = await server.call('GET', getAddress(slug), { headers: { 'accept-encoding': 'br' } })
    expect(kept.raw.equals(first.raw)).toBe(true)
    expect(kept.raw.equals(injected.raw)).toBe(true)
    expect(getComparableHeaders(kept.headers)).toEqual(
      getComparableHeaders(injected.headers as IncomingMessage['headers']),
    )
    expect(brotliDecompressSync(kept.raw).toString()).toContain('عمر')
  })

  it('supports If-None-Match, HEAD and gzip', async () => {
    const { slug } = await publishInvitation(couple)
    const { headers, raw } = await sendRequest(slug)
    const again = await sendRequest(slug, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.raw.length]).toEqual([304, 0])
    const head = await sendRequest(slug, {}, 'HEAD')
    expect([head.status, head.raw.length]).toEqual([200, 0])
    const zipped = await sendRequest(slug, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.raw).equals(brotliDecompressSync(raw))).toBe(true)
  })

  it('is replaced immediately after an edit and removed after deletion', async () => {
    const published = await publishInvitation(couple)
    expect(await readHtml(published.slug)).toContain('version 1')
    expect(await readHtml(published.slug)).toContain('version 1')
    await couple.call('PUT', `invitations/${published.id}`, {
      body: { ...createInvitationInput(), version: published.version },
    })
    expect(await readHtml(published.slug)).toContain('version 2')
    await couple.call('DELETE', `invitations/${published.id}`)
    expect((await sendRequest(published.slug)).status).toBe(404)
  })
})
