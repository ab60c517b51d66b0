import { hashSecretToken } from '../../lib/secretTokens.ts'
import { randomUUID } from 'node:crypto'
import {
  getFieldErrors,
  createInvitationInput,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const create = (changes: Record<string, unknown> = {}, headers = {}, by = couple) =>
  by.call('POST', 'invitations', { body: createInvitationInput(changes), headers })
const noMap = 'Please paste a link that begins with https:// from Google Maps, Apple Maps, Waze or OpenStreetMap.'
const getBySlug = (slug: string, headers = {}) =>
  server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`, { headers })

describe('publishing', () => {
  it('returns the published invitation with a readable and unguessable slug', async () => {
    const response = await create()
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({ ...createInvitationInput(), ownerId: couple.userId, version: 1 })
    expect(response.body.slug).toMatch(/^عمر-و-ليلى-[a-km-z2-9]{13}$/)
    expect(decodeURIComponent(String(response.headers.location))).toBe(`/api/v1/invitations/slug/${response.body.slug}`)
  })

  it('accepts the required fields only, with Cairo as the default time zone', async () => {
    const response = await create({ weddingTime: undefined, timeZone: undefined, mapsLink: undefined })
    expect(response.body.timeZone).toBe('Africa/Cairo')
    expect(response.body).not.toHaveProperty('weddingTime')
    expect(response.body).not.toHaveProperty('mapsLink')
  })

  it('rejects an Idempotency-Key that is not a UUID', async () => {
    expect((await create({}, { 'idempotency-key': 'again' })).status).toBe(400)
  })

  it.each([
    ['an unknown template', { template: 9 }, 'template', 'Please choose one of the listed values.'],
    ['a template as text', { template: '1' }, 'template', 'Please choose one of the listed values.'],
    ['a name of 500 characters', { groom: 'ع'.repeat(500) }, 'groom', 'Must not be longer than 80 characters.'],
    ['markup in a name', { bride: '<b>Laila</b>' }, 'bride', 'Please use plain text, without < or >.'],
    ['a blank name', { groom: '   ' }, 'groom', 'This field is required.'],
    ['a name of invisible characters', { groom: '\u202E\u200B' }, 'groom', 'This field is required.'],
    ['an impossible date', { weddingDate: '2027-02-30' }, 'weddingDate', 'Please enter a valid date.'],
    ['a date in another format', { hennaDate: '18/06/2027' }, 'hennaDate', 'Please enter a valid date.'],
    ['a wedding in the past', { weddingDate: '2026-11-20' }, 'weddingDate', 'The wedding day has already passed.'],
    ['an unknown time zone', { timeZone: 'Africa/Atlantis' }, 'timeZone', 'This time zone is unknown.'],
    ['an impossible time', { weddingTime: '25:00' }, 'weddingTime', 'Please enter a time such as 19:30.'],
    ['a script as a map link', { mapsLink: 'javascript:alert(1)' }, 'mapsLink', noMap],
    ['a map link without https', { mapsLink: 'http://maps.google.com/?q=1' }, 'mapsLink', noMap],
    ['a host that resembles a map service', { mapsLink: 'https://maps.google.evil.com/' }, 'mapsLink', noMap],
    ['a path out of the maps', { mapsLink: 'https://www.google.com/maps/../url?q=x' }, 'mapsLink', noMap],
    [
      'a picture of another couple',
      { backgroundImage: `/api/v1/uploads/background/${randomUUID()}.webp` },
      'backgroundImage',
      'Please upload this picture again.',
    ],
    ['a number as a name', { groom: 5 }, 'groom', 'This value has the wrong type.'],
    ['an unexpected field', { ownerId: randomUUID() }, 'ownerId', 'This field is unknown.'],
  ])('rejects %s and stores nothing', async (_what, changes, field, message) => {
    const other = await registerCouple(server)
    const response = await create(changes, {}, other)
    expect(response).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect(getFieldErrors(response)).toEqual({ [field]: message })
    expect((await other.call('GET', `invitations/user/${other.userId}`)).body.items).toEqual([])
  })

  it('lists all invalid fields, in Arabic on request', async () => {
    const headers = { 'accept-language': 'ar' }
    const response = await couple.call('POST', 'invitations', { body: { template: 1, groom: '' }, headers })
    expect(response.body.message).toBe('راجعوا البيانات وحاولوا مرة أخرى')
    expect(getFieldErrors(response)).toMatchObject({ groom: 'هذا الحقل مطلوب.', weddingDate: 'هذا الحقل مطلوب.' })
    expect(response.body.errors).toHaveLength(10)
  })

  it('uses the day in the time zone of the wedding', async () => {
    // 23:30 UTC on the 21st is the 22nd in Cairo and the 21st in New York.
    const lateServer = await startTestServer({ now: Date.UTC(2026, 10, 21, 23, 30) })
    const lateCouple = await registerCouple(lateServer)
    expect((await create({ weddingDate: '2026-11-21' }, {}, lateCouple)).status).toBe(400)
    expect((await create({ weddingDate: '2026-11-22' }, {}, lateCouple)).status).toBe(201)
    expect((await create({ weddingDate: '2026-11-21', timeZone: 'America/New_York' }, {}, lateCouple)).status).toBe(201)
    await lateServer.close()
  })

  it('removes directional and invisible characters from names, except those that Arabic needs', async () => {
    const { body } = await create({ groom: ' \u202Eعمر\u200B ', bride: 'مى\u200Cنا', weddinghole: 'Cafe\u0301' })
    expect(body).toMatchObject({ groom: 'عمر', bride: 'مى\u200Cنا', weddinghole: 'Café' })
  })

  it('keeps names of 80 characters and shortens the slug', async () => {
    const { body } = await create({ groom: 'م'.repeat(80), bride: 'ن'.repeat(80) })
    expect(body.groom).toHaveLength(80)
    expect(body.slug.length).toBeLessThanOrEqual(75)
    expect((await getBySlug(body.slug)).status).toBe(200)
  })

  it('returns limit_reached after 50 invitations, also for concurrent calls', async () => {
    const busyCouple = await registerCouple(server)
    const createConcurrently = (calls: number) =>
      Promise.all(Array.from({ length: calls }, () => create({}, {}, busyCouple)))
    // In several batches: on a busy machine, all requests in one turn of the event loop would trigger the overload protection.
    await createConcurrently(24)
    await createConcurrently(23)
    const responses = await createConcurrently(6)
    expect(responses.filter((a) => a.status === 201)).toHaveLength(3)
    expect(responses.find((a) => a.status !== 201)).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
  })
})

describe('reading by slug', () => {
  it('returns everything except the owner and the short code', async () => {
    const { body } = await create()
    const { ownerId, weddingId, shortCode, ...seen } = body
    const response = await getBySlug(body.slug)
    expect(response.body).toEqual({ ...seen, takesRequests: false, wishes: [] })
    expect(response.text).not.toContain(ownerId)
    expect(response.text).not.toContain(weddingId)
    expect(response.text).not.toContain(shortCode)
  })

  it('returns 304 for a known ETag until the invitation changes', async () => {
    const { body } = await create()
    const first = await getBySlug(body.slug)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const known = await getBySlug(body.slug, { 'if-none-match': `W/"other", ${etag}` })
    expect([known.status, known.text]).toEqual([304, ''])
    await couple.call('PUT', `invitations/${body.id}`, { body: createInvitationInput({ version: 1, groom: 'خالد' }) })
    const changed = await getBySlug(body.slug, { 'if-none-match': etag })
    expect([changed.status, changed.body.groom]).toEqual([200, 'خالد'])
  })

  it.each(['nobody-knows-this', 'ا'.repeat(120)])('returns 404 for %s', async (slug) => {
    expect(await getBySlug(slug)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('returns 400 for a slug that is too long or contains U+0000', async () => {
    expect((await getBySlug('a'.repeat(121))).status).toBe(400)
    expect(await getBySlug('a\u0000')).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
  })
})

describe('editing', () => {
  it('increases the version, keeps the slug and clears omitted fields', async () => {
    const { body } = await create()
    const details = createInvitationInput({ version: 1, bride: 'Nour', template: 4, mapsLink: undefined })
    const edited = await couple.call('PUT', `invitations/${body.id}`, { body: details })
    expect(edited.body).toMatchObject({ bride: 'Nour', template: 4, version: 2, slug: body.slug })
    expect(edited.body).not.toHaveProperty('mapsLink')
  })

  it('accepts one of several concurrent edits and rejects a stale version', async () => {
    const { body } = await create()
    const edit = (groom: string) =>
      couple.call('PUT', `invitations/${body.id}`, { body: createInvitationInput({ version: 1, groom }) })
    const responses = await Promise.all(['A', 'B', 'C', 'D'].map(edit))
    const won = responses.filter((a) => a.status === 200)
    expect(won).toHaveLength(1)
    expect(responses.find((a) => a.status !== 200)).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect((await getBySlug(body.slug)).body).toMatchObject({ version: 2, groom: won[0]!.body.groom })
  })

  it('keeps a wedding day in the past, but rejects a change to one', async () => {
    const own = await startTestServer()
    const lateCouple = await registerCouple(own)
    const { body } = await create({ weddingDate: '2026-11-22' }, {}, lateCouple)
    own.advance(14 * 60)
    own.advance(3 * 24 * 3600)
    const { token } = (await own.call('POST', 'identity/refresh-token', { cookie: lateCouple.cookie })).body
    const put = (changes: object) =>
      own.call('PUT', `invitations/${body.id}`, { token, body: createInvitationInput({ version: 1, ...changes }) })
    expect((await put({ weddingDate: '2026-11-23' })).status).toBe(400)
    expect((await put({ weddingDate: '2026-11-22', area: 'المعادي' })).status).toBe(200)
    await own.close()
  })

  // PostgreSQL's integers have 32 bits.
  it.each([
    ['a missing version', {}],
    ['version 0', { version: 0 }],
    ['a version as text', { version: '1' }],
    ['a version beyond 32 bits', { version: 2 ** 31 }],
  ])('rejects %s', async (_what, changes) => {
    const { body } = await create()
    const response = await couple.call('PUT', `invitations/${body.id}`, { body: createInvitationInput(changes) })
    expect(response.status).toBe(400)
    expect(Object.keys(getFieldErrors(response))).toEqual(['version'])
  })
})

describe('invitations of two couples', () => {
  it('are listed, edited and deleted only by their owner', async () => {
    const { body } = await create()
    const other = await registerCouple(server)
    expect((await other.call('GET', `invitations/user/${couple.userId}`)).body.code).toBe('forbidden')
    const edit = await other.call('PUT', `invitations/${body.id}`, { body: createInvitationInput({ version: 1 }) })
    expect(edit.status).toBe(404)
    expect((await other.call('DELETE', `invitations/${body.id}`)).status).toBe(404)
    expect((await server.call('DELETE', `invitations/${body.id}`)).status).toBe(401)
    expect((await getBySlug(body.slug)).body.version).toBe(1)
  })

  it('are listed newest first', async () => {
    const own = await startTestServer()
    const lateCouple = await registerCouple(own)
    for (const groom of ['First', 'Second']) {
      await create({ groom }, {}, lateCouple)
      own.advance(1)
    }
    const { items } = (await lateCouple.call('GET', `invitations/user/${lateCouple.userId}`)).body
    expect(items.map((item: { groom: string }) => item.groom)).toEqual(['Second', 'First'])
    await own.close()
  })
})

describe('deleting', () => {
  it('removes the invitation and keeps its slug reserved', async () => {
    const { body } = await create()
    const response = await couple.call('DELETE', `invitations/${body.id}`)
    expect([response.status, response.text]).toEqual([204, ''])
    expect((await getBySlug(body.slug)).status).toBe(404)
    expect((await couple.call('DELETE', `invitations/${body.id}`)).status).toBe(404)
    const reserved = await server.app.context.db
      .selectFrom('reserved_slugs')
      .selectAll()
      .where('slug_hash', '=', hashSecretToken(body.slug))
      .execute()
    expect(reserved).toHaveLength(1)
  })
})
