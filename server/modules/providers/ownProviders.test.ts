import { randomUUID } from 'node:crypto'
import { providerDetails as details, providerProfile as profile } from '../../../tests/fixtures/provider.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import type { Operator } from '../../../tests/server/support/operators.ts'
import {
  registerCouple,
  registerVerifiedCouple,
  signIn,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
})
afterAll(() => server.close())

const register = (by: Pick<Couple, 'call'>, changes: object = {}) =>
  by.call('POST', 'services/providers/registration', { body: { ...details, ...changes } })
const edit = (by: Couple, id: string, version: number, changes: object = {}) =>
  by.call('PUT', `providers/${id}`, { body: { ...details, ...changes, version } })
const approve = (id: string, version: number) =>
  operator.call('POST', `operator/providers/${id}/decision`, { body: { decision: 'approve', version } })
const listOwn = async (by: Couple): Promise<Array<{ id: string }>> =>
  (await by.call('GET', 'providers/own')).body.providers
const getPublic = async (id: string) => (await server.call('GET', `providers/${id}`)).body

describe('a registration without an account', () => {
  it('belongs to the account with its address once that is verified', async () => {
    const email = 'claims@example.com'
    const { id } = (await register(server, { emailAddress: 'Claims@Example.com' })).body
    const unverified = await registerCouple(server, email)
    expect(await listOwn(unverified)).toEqual([])
    expect((await unverified.call('GET', `providers/${id}`)).status).toBe(404)
    expect((await edit(unverified, id, 1)).status).toBe(404)
    const { db } = server.app.context
    await db
      .updateTable('users')
      .set({ email_verified_at: '2026-11-21T10:00:00.000Z' })
      .where('email', '=', email)
      .execute()
    expect(await listOwn(unverified)).toMatchObject([{ id, status: 'pending', edit: null, ownPhotos: [] }])
    expect((await unverified.call('GET', `providers/${id}`)).body).toMatchObject({ id, edit: null })
  })

  it('stays with the account that has changed it, also under another address', async () => {
    const owner = await registerVerifiedCouple(server)
    const other = await registerVerifiedCouple(server)
    const { id } = (await register(server, { emailAddress: owner.email })).body
    expect((await edit(other, id, 1)).status).toBe(404)
    expect((await edit(owner, id, 1, { emailAddress: other.email })).status).toBe(200)
    expect(await listOwn(other)).toEqual([])
    expect(await listOwn(owner)).toMatchObject([{ id, emailAddress: other.email }])
  })

  it('is deleted by the account with its address', async () => {
    const owner = await registerVerifiedCouple(server)
    const { id } = (await register(server, { emailAddress: owner.email })).body
    expect((await owner.call('DELETE', `providers/${id}`)).status).toBe(204)
    expect(await listOwn(owner)).toEqual([])
  })

  it('of another account is not claimed by its address', async () => {
    const victim = await registerVerifiedCouple(server)
    const { id } = (await register(await registerCouple(server), { emailAddress: victim.email })).body
    expect(await listOwn(victim)).toEqual([])
    expect((await victim.call('DELETE', `providers/${id}`)).status).toBe(404)
  })
})

it('allows five registrations of an account, also when six arrive at once', async () => {
  const couple = await registerCouple(server)
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => register(couple)))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409])
  expect(await listOwn(couple)).toHaveLength(5)
})

describe('the profile', () => {
  it('changes nothing about a registration whose request is repeated', async () => {
    const owner = await registerCouple(server)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => owner.call('POST', 'services/providers/registration', { body: details, headers })
    const { id } = (await send()).body
    await edit(owner, id, 1, { profile })
    expect((await send()).body).toMatchObject({ id })
  })

  it('waits beside a listed provider, and stays as it is when an edit has none', async () => {
    const owner = await registerCouple(server)
    const { id } = (await register(owner)).body
    expect((await edit(owner, id, 1, { profile })).body).toMatchObject({ profile, version: 2 })
    await approve(id, 2)
    expect(await getPublic(id)).toMatchObject({ profile })
    const next = { ...profile, about: 'Two halls\nby the Nile' }
    expect((await edit(owner, id, 3, { profile: next })).body).toMatchObject({ profile, edit: { profile: next } })
    expect((await edit(owner, id, 4, { businessName: 'New name' })).body.edit).toMatchObject({
      details: { businessName: 'New name' },
      profile: next,
    })
    expect(await getPublic(id)).toMatchObject({ profile, businessName: 'Adasa Studio' })
    await approve(id, 5)
    expect(await getPublic(id)).toMatchObject({ profile: next, businessName: 'New name' })
  })

  it.each<[string, object, string]>([
    [
      'a phone number in a package',
      { packages: [{ name: 'A', price: 1, contents: '0100 123 4567' }] },
      'packages.0.contents',
    ],
    [
      'a link in the name of a package',
      { packages: [{ name: 'www.x.com', price: 1, contents: '' }] },
      'packages.0.name',
    ],
    [
      'a package without a visible name',
      { packages: [{ name: '\u200F', price: null, contents: '' }] },
      'packages.0.name',
    ],
    ['markup', { packages: [{ name: '<b>A</b>', price: 1, contents: '' }] }, 'packages.0.name'],
    ['a link about itself', { about: 'زورونا على adasa.com' }, 'about'],
    ['a city of another governorate', { governorate: 'giza', city: 'maadi' }, 'city'],
    ['a highest price below the lowest', { priceTo: 14_999 }, 'priceTo'],
    ['a year to come', { foundedYear: 2027 }, 'foundedYear'],
    [
      'a sixth package',
      { packages: Array.from({ length: 6 }, () => ({ name: 'A', price: 1, contents: '' })) },
      'packages',
    ],
    ['a link that runs a script', { socialLinks: ['javascript:alert(1)'] }, 'socialLinks.0'],
  ])('is refused with %s', async (_what, changes, field) => {
    const owner = await registerCouple(server)
    const { id } = (await register(owner)).body
    const { status, body } = await edit(owner, id, 1, { profile: { ...profile, ...changes } })
    expect([status, body.errors]).toMatchObject([400, [{ field: `profile.${field}` }]])
  })

  it('is stored without invisible characters, blanks and a city without a governorate', async () => {
    const owner = await registerCouple(server)
    const { id } = (await register(owner)).body
    const typed = {
      about: ' \u202E ',
      governorate: null,
      packages: [{ name: ' Gold\u202E ', price: null, contents: 'A \n B ' }],
    }
    expect((await edit(owner, id, 1, { profile: { ...profile, ...typed } })).body.profile).toMatchObject({
      about: null,
      city: null,
      packages: [{ name: 'Gold', price: null, contents: 'A\nB' }],
    })
  })
})

describe('views', () => {
  it('are counted by week for visitors, and shown to the owner only', async () => {
    const owner = await registerCouple(server)
    const { id } = (await register(owner)).body
    await approve(id, 1)
    const { viewCounter } = server.app.context
    for (let nth = 0; nth < 3; nth += 1) await server.call('GET', `providers/${id}`)
    await owner.call('GET', `providers/${id}`)
    await viewCounter.store()
    server.advance(7 * 24 * 3600)
    await server.call('GET', `providers/${id}`)
    await viewCounter.store()
    await viewCounter.store()
    // The access token has expired.
    const own = await signIn(server, owner.email)
    const { weeks } = (await own.call('GET', `providers/${id}`)).body
    expect(weeks.map(({ views }: { views: number }) => views).slice(0, 3)).toEqual([1, 3, 0])
    expect(weeks).toHaveLength(12)
    for (const { from } of weeks) expect(new Date(from).getUTCDay()).toBe(6)
    expect(await getPublic(id)).not.toHaveProperty('weeks')
  })

  it('of a provider that was deleted meanwhile are dropped', async () => {
    const { viewCounter } = server.app.context
    viewCounter.count('51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11')
    await expect(viewCounter.store()).resolves.toBeUndefined()
  })
})
