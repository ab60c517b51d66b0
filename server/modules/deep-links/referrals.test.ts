import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config/config.ts'
import { getDatabaseFile, openDatabase } from '../../database/client.ts'
import { migrate } from '../../database/migrations/index.ts'
import { addUser } from '../identity/users.ts'
import { openSqliteFile } from '../../database/sqlite.ts'
import { checkTarget } from './service.ts'
import { runCommand } from '../../cli/commands.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import {
  PASSWORD,
  createInvitationInput,
  registerCouple,
  signIn,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

const PUBLIC_URL = 'https://zaffa.example'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ environment: { PUBLIC_URL } })))
afterAll(() => server.close())

const run = (...args: string[]) => runCommand(args, server.app.context.db, readConfig({ PUBLIC_URL }))
const resolve = (shortCode: string) => server.call('GET', `deep-links/${shortCode}`)
const getProfile = async (couple: Couple) => (await couple.call('GET', 'users/profile')).body
const getExport = async (couple: Couple) => (await couple.call('GET', 'users/export')).body

const register = (email: string, headers: Record<string, string> = {}) =>
  server.call('POST', 'identity/register', { body: { email, password: PASSWORD }, headers })

describe('the short link of an invitation', () => {
  it("resolves to the guest page with the couple's referral code, and is part of the list and the export", async () => {
    const couple = await registerCouple(server)
    const { id, slug, shortCode } = await publishInvitation(couple)
    const { referralCode } = await getProfile(couple)
    expect(shortCode).toMatch(/^[a-km-z2-9]{13}$/)
    const { status, body } = await resolve(shortCode)
    expect(status).toBe(200)
    const { origin, pathname, searchParams } = new URL(body.fullUrl)
    expect([origin, pathname]).toEqual([PUBLIC_URL, '/web/Invitations/Invitation'])
    expect(Object.fromEntries(searchParams)).toEqual({ slug, referralCode, source: 'invitation', sourceId: id })
    expect((await couple.call('GET', `invitations/user/${couple.userId}`)).body.items).toMatchObject([{ shortCode }])
    expect(await getExport(couple)).toMatchObject({ profile: { referralCode }, invitations: [{ shortCode }] })
  })

  it('resolves to an address that the API allows as a target', async () => {
    const { shortCode } = await publishInvitation(await registerCouple(server))
    const { fullUrl } = (await resolve(shortCode)).body
    expect(checkTarget(server.app.context.config.site, fullUrl)).toEqual({ address: fullUrl })
  })

  it('keeps its code through edits and repeated requests, and differs between invitations', async () => {
    const couple = await registerCouple(server)
    const headers = { 'idempotency-key': '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11' }
    const send = () => couple.call('POST', 'invitations', { body: createInvitationInput(), headers })
    const { id, shortCode } = (await send()).body
    expect((await send()).body.shortCode).toBe(shortCode)
    const edit = await couple.call('PUT', `invitations/${id}`, {
      body: { ...createInvitationInput({ groom: 'علي' }), version: 1 },
    })
    expect(edit.body).toMatchObject({ shortCode, version: 2 })
    expect((await publishInvitation(couple)).shortCode).not.toBe(shortCode)
  })

  it('returns 404 after the invitation or the account is deleted', async () => {
    const couple = await registerCouple(server)
    const [one, other] = [await publishInvitation(couple), await publishInvitation(couple)]
    await couple.call('DELETE', `invitations/${one.id}`)
    expect((await resolve(one.shortCode)).status).toBe(404)
    expect((await resolve(other.shortCode)).status).toBe(200)
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: couple.email, password: PASSWORD } })
    expect((await resolve(other.shortCode)).status).toBe(404)
  })

  it('cannot be overwritten by the operator', async () => {
    const { shortCode } = await publishInvitation(await registerCouple(server))
    await expect(run('deep-links', 'create', shortCode, PUBLIC_URL)).rejects.toThrow(
      `The code ${shortCode} exists already.`,
    )
    expect(new URL((await resolve(shortCode)).body.fullUrl).pathname).toBe('/web/Invitations/Invitation')
  })
})

describe('a referral', () => {
  const referral = { 'x-referral-code': 'LAILA_27', 'x-referral-source': 'whats.app', 'x-referral-source-id': '7' }
  const came = { referralCode: 'LAILA_27', source: 'whats.app', sourceId: '7' }

  it('is stored with the new account and never logged', async () => {
    expect((await register('one@example.com', referral)).status).toBe(200)
    expect((await getExport(await signIn(server, 'one@example.com'))).referredBy).toEqual(came)
    expect(server.getLog()).not.toContain('LAILA_27')
  })

  it('keeps any text within the bounds', async () => {
    const encoded = { 'x-referral-code': encodeURIComponent('ليلى'), 'x-referral-source': 'a%20b' }
    expect((await register('six@example.com', encoded)).status).toBe(200)
    expect((await getExport(await signIn(server, 'six@example.com'))).referredBy).toEqual({
      referralCode: 'ليلى',
      source: 'a b',
    })
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: 'six@example.com', password: PASSWORD } })
  })

  it('is optional, as is each of its parts', async () => {
    await register('two@example.com')
    await register('three@example.com', { 'x-referral-code': 'LAILA_27' })
    expect((await getExport(await signIn(server, 'two@example.com'))).referredBy).toEqual({})
    expect((await getExport(await signIn(server, 'three@example.com'))).referredBy).toEqual({
      referralCode: 'LAILA_27',
    })
  })

  it.each([
    ['x-referral-code', 'LAILA 27'],
    ['x-referral-code', 'a'.repeat(41)],
    ['x-referral-source', '<b>'],
    ['x-referral-source', 'a%0Ab'],
    ['x-referral-source', '%FF'],
    ['x-referral-source-id', 'a'.repeat(65)],
  ])('returns validation_failed and creates no account when %s is "%s"', async (name, value) => {
    expect((await register('four@example.com', { [name]: value })).body.code).toBe('validation_failed')
    expect((await register('four@example.com')).status).toBe(200)
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: 'four@example.com', password: PASSWORD } })
  })

  it('is counted by code and source, without data of the accounts', async () => {
    await register('five@example.com', referral)
    expect(await run('referrals', 'list')).toEqual(['LAILA_27\twhats.app\t2', 'LAILA_27\t-\t1'])
  })
})

describe('the target of a short link', () => {
  const { site } = readConfig({ PUBLIC_URL, LINK_HOSTS: 'localhost:3000,app.localhost:3000,[::1]:3000,10.0.0.5' })

  it.each([
    'https://app.zaffa.example/web/items?referralCode=X',
    'https://play.google.com/store/apps/details?id=x',
    'http://localhost:3000/',
    'http://app.localhost:3000/app',
    'http://[::1]:3000/',
    'zaffa://register?referralCode=X',
    'https://zaffa.example/dlx',
  ])('accepts %s', (address) => expect(checkTarget(site, address)).toEqual({ address }))

  it.each([
    ['https://evil.example/', 'be on one of these hosts'],
    ['https://evilzaffa.example/', 'be on one of these hosts'],
    ['https://x.zaffa.example/', 'be on one of these hosts'],
    ['https://zaffa.example.evil.example/', 'be on one of these hosts'],
    ['https://zaffa.example:444/', 'be on one of these hosts'],
    ['https://user@zaffa.example/', 'be on one of these hosts'],
    ['zaffa://user:word@register', 'be on one of these hosts'],
    ['http://localhost:4000/', 'be on one of these hosts'],
    ['http://zaffa.example/', 'begin with https://'],
    ['http://10.0.0.5/', 'begin with https://'],
    ['javascript:alert(1)', 'begin with https://'],
    ['/register', 'begin with https://'],
    ['https://zaffa.example/dl/eid27', 'not be a short link itself'],
    ['https://zaffa.example/Web/DL/eid27', 'not be a short link itself'],
    ['https://zaffa.example//app/%64l/x', 'not be a short link itself'],
    ['zaffa://dl/eid27', 'not be a short link itself'],
  ])('rejects %s', (address, mustBe) =>
    expect(checkTarget(site, address)).toEqual({ mustBe: expect.stringContaining(mustBe) }),
  )
})

it('the migration creates codes for existing accounts and invitations and keeps sessions', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'zaffa-migration-'))
  try {
    const earlier = await openSqliteFile(getDatabaseFile(DATA_DIR))
    await migrate(earlier, 'sqlite', '002_items')
    const people = ['one', 'two'].map((id) => ({
      id,
      email: id,
      email_key: id,
      password_hash: 'x',
      version: 1,
      created_at: 'x',
      updated_at: 'x',
    }))
    await earlier
      .insertInto('users')
      .values(people as never)
      .execute()
    await earlier
      .insertInto('reserved_slugs')
      .values({ slug: 'a-b' } as never)
      .execute()
    const dates = Object.fromEntries(
      ['wedding_date', 'engagement_date', 'henna_date', 'crown_date', 'created_at', 'updated_at'].map((name) => [
        name,
        'x',
      ]),
    )
    const texts = Object.fromEntries(
      ['language', 'groom', 'bride', 'time_zone', 'hall', 'address', 'area'].map((name) => [name, 'x']),
    )
    await earlier
      .insertInto('invitations')
      .values({ id: 'i', owner_id: 'one', slug: 'a-b', template: 1, version: 1, ...dates, ...texts } as never)
      .execute()
    const session = {
      id: 's',
      user_id: 'one',
      remembered: 1,
      created_at: '2026-11-01T10:00:00.000Z',
      expires_at: '2026-12-01T10:00:00.000Z',
    }
    await earlier
      .insertInto('sessions')
      .values(session as never)
      .execute()
    await earlier.destroy()

    const db = await openDatabase(readConfig({ DATA_DIR }))
    const codes = (await db.selectFrom('users').select(['referral_code', 'referred_by_code']).execute()).map(
      (row) => row.referral_code,
    )
    expect(codes.every((code) => /^[a-km-z2-9]{8}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBe(2)
    const [invitation] = await db.selectFrom('invitations').select('short_code').execute()
    expect(invitation?.short_code).toMatch(/^[a-km-z2-9]{13}$/)
    expect(await db.selectFrom('sessions').selectAll().execute()).toMatchObject([
      { ...session, last_used_at: session.created_at, device: null },
    ])
    await expect(db.updateTable('users').set({ referral_code: codes[0] }).execute()).rejects.toThrow(/unique/i)
    await expect(addUser(db, 'one', 'x', 'x')).rejects.toThrow(/unique/i)
    await db.destroy()
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})
