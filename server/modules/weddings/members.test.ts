import { randomUUID } from 'node:crypto'
import { INVITES_PER_WEDDING, MEMBERS_PER_WEDDING } from '../../../shared/limits.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { addMember, invite } from '../../../tests/server/support/members.ts'
import { getFieldErrors, PASSWORD, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import { INVITE_S } from '../../config/limits.ts'

let server: TestServer
let owner: Couple
let wedding: PlannedWedding
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  owner = await registerCouple(server)
  wedding = await createWedding(owner)
})
afterAll(() => server.close())

const MOTHER = { role: 'sideManager', side: 'groom', label: 'أم العريس' } as const
const join = (account: Couple, token: string) => account.call('POST', 'member-invites/acceptance', { body: { token } })
const lookUp = async (token: string, account?: Couple) =>
  (await server.call('POST', 'member-invites/look-up', { body: { token }, token: account?.token ?? null })).body
const list = async (account: Couple) => (await account.call('GET', `${wedding.path}/members`)).body.items
const findMember = async (userId: string) => (await list(owner)).find(({ id }: { id: string }) => id === userId)
const edit = (userId: string, body: object, account = owner) =>
  account.call('PUT', `${wedding.path}/members/${userId}`, { body: { version: 1, ...body } })
const remove = (userId: string) => owner.call('DELETE', `${wedding.path}/members/${userId}`)
const leave = (account: Couple) => account.call('DELETE', `${wedding.path}/membership`)
const getStatus = async (account: Couple, path = '') => (await account.call('GET', wedding.path + path)).status
const publishFor = (account: Couple) => publishInvitation(account, { weddingId: wedding.id })
const deleteAccount = ({ email }: Couple) =>
  server.call('POST', 'identity/delete', { body: { emailOrPhone: email, password: PASSWORD } })

describe('an invite', () => {
  it('makes the account that accepts it a member, once, and says so when it is opened again', async () => {
    const { token } = await invite(owner, wedding, MOTHER)
    const [mother, stranger] = [await registerCouple(server), await registerCouple(server)]
    expect(await lookUp(token)).toEqual({
      ...MOTHER,
      state: 'open',
      weddingTitle: 'عمر وليلى',
      expiresAt: new Date(server.now() + INVITE_S * 1000).toISOString(),
    })
    const { body } = await join(mother, token)
    expect(body).toEqual({ weddingId: wedding.id, role: 'sideManager', side: 'groom' })
    expect((await join(mother, token)).body).toEqual(body)
    expect((await join(stranger, token)).body.code).toBe('invite_closed')
    expect(await lookUp(token, mother)).toMatchObject({ state: 'accepted', membership: body })
    expect(await lookUp(token, stranger)).not.toHaveProperty('membership')
    const { items } = (await mother.call('GET', 'weddings')).body
    expect(items).toMatchObject([{ id: wedding.id, role: 'sideManager', side: 'groom' }])
    expect(server.getLog()).toContain('"event":"member_joined"')
  })

  it('is accepted by one of two accounts that open it at once', async () => {
    const { token } = await invite(owner, wedding, { role: 'viewer' })
    const accounts = [await registerCouple(server), await registerCouple(server)]
    const statuses = (await Promise.all(accounts.map((account) => join(account, token)))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await list(owner)).toHaveLength(2)
  })

  it('is found as messengers change it', async () => {
    const { token } = await invite(owner, wedding, { role: 'viewer' })
    expect(await lookUp(`\u200E${token.toUpperCase()}.`)).toMatchObject({ state: 'open' })
  })

  it('ends after a week, and when it is revoked', async () => {
    const [late, revoked] = [await invite(owner, wedding, MOTHER), await invite(owner, wedding, MOTHER)]
    await owner.call('DELETE', `${wedding.path}/member-invites/${revoked.id}`)
    expect(await lookUp(revoked.token)).toMatchObject({ state: 'revoked' })
    expect((await join(await registerCouple(server), revoked.token)).body.code).toBe('invite_closed')
    const path = `${wedding.path}/member-invites`
    expect((await owner.call('GET', path)).body.items).toMatchObject([{ id: late.id, ...MOTHER }])
    server.advance(INVITE_S)
    const { token } = (await owner.call('POST', 'identity/login', { body: { email: owner.email, password: PASSWORD } }))
      .body
    expect(await lookUp(late.token)).toMatchObject({ state: 'expired' })
    expect((await server.call('GET', path, { token })).body.items).toEqual([])
  })

  it('leaves a member as it is, and stays open for somebody else', async () => {
    const mother = await addMember(server, owner, wedding, MOTHER)
    const { token } = await invite(owner, wedding, { role: 'viewer' })
    expect((await join(mother, token)).body.role).toBe('sideManager')
    expect(await lookUp(token)).toMatchObject({ state: 'open' })
  })

  it('is unknown without its token, and once the wedding is deleted', async () => {
    const { token } = await invite(owner, wedding, { role: 'viewer' })
    expect((await join(owner, 'a'.repeat(26))).status).toBe(404)
    await owner.call('DELETE', wedding.path)
    expect((await join(await registerCouple(server), token)).status).toBe(404)
  })

  it('is made once for each id, and the repeated request returns the same token', async () => {
    const body = { id: randomUUID(), ...MOTHER }
    const create = (changes: object = {}) =>
      owner.call('POST', `${wedding.path}/member-invites`, { body: { ...body, ...changes } })
    const { body: created } = await create()
    expect((await create()).body).toEqual(created)
    expect((await create({ label: 'خالة العريس' })).body.code).toBe('already_exists')
    const { db } = server.app.context
    expect(JSON.stringify(await db.selectFrom('member_invites').selectAll().execute())).not.toContain(created.token)
  })

  it('has a side for a manager of one, and for nobody else', async () => {
    const create = (body: object) => owner.call('POST', `${wedding.path}/member-invites`, { body })
    expect(Object.keys(getFieldErrors(await create({ role: 'sideManager' })))).toEqual(['side'])
    expect(Object.keys(getFieldErrors(await create({ role: 'viewer', side: 'bride' })))).toEqual(['side'])
  })
})

describe('the limits', () => {
  it('allow so many open invites', async () => {
    for (let count = 0; count < INVITES_PER_WEDDING; count += 1) await invite(owner, wedding, { role: 'viewer' })
    const { body } = await owner.call('POST', `${wedding.path}/member-invites`, { body: { role: 'viewer' } })
    expect(body.code).toBe('limit_reached')
  })

  it('allow so many members, of whom two are owners', async () => {
    const tokens: string[] = []
    for (let count = 1; count <= MEMBERS_PER_WEDDING; count += 1)
      tokens.push((await invite(owner, wedding, { role: 'viewer' })).token)
    const [late, early] = [
      (await invite(owner, wedding, { role: 'owner' })).token,
      (await invite(owner, wedding, { role: 'owner' })).token,
    ]
    await join(await registerCouple(server), early)
    expect((await join(await registerCouple(server), late)).body.code).toBe('limit_reached')
    for (const token of tokens.slice(2)) await join(await registerCouple(server), token)
    expect(await list(owner)).toHaveLength(MEMBERS_PER_WEDDING)
    expect((await join(await registerCouple(server), tokens[0]!)).body.code).toBe('limit_reached')
  })
})

describe('a member', () => {
  it('is shown with its address to owners, without it to a manager', async () => {
    const mother = await addMember(server, owner, wedding, MOTHER)
    await mother.call('PUT', 'users/profile', { body: { firstName: 'هدى', lastName: 'سالم', version: 1 } })
    const [first, second] = await list(owner)
    expect(first).toMatchObject({ id: owner.userId, role: 'owner', email: owner.email, isSelf: true })
    expect(second).toMatchObject({ ...MOTHER, name: 'هدى سالم', email: mother.email, isSelf: false })
    const seen = await list(mother)
    expect(seen.map(({ isSelf }: { isSelf: boolean }) => isSelf)).toEqual([false, true])
    expect(JSON.stringify(seen)).not.toContain('@')
  })

  it('has another role and side with the next request', async () => {
    const mother = await addMember(server, owner, wedding, MOTHER)
    expect(await getStatus(mother, '/households')).toBe(200)
    const { body } = await edit(mother.userId, { role: 'viewer', label: 'خالة العريس' })
    expect(body).toMatchObject({ role: 'viewer', label: 'خالة العريس', version: 2 })
    expect(body).not.toHaveProperty('side')
    expect(await getStatus(mother, '/households')).toBe(403)
    const stale = await edit(mother.userId, MOTHER)
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { role: 'viewer' } })
  })

  it('is out with the next request once it is removed or leaves', async () => {
    const [mother, aunt] = [
      await addMember(server, owner, wedding, MOTHER),
      await addMember(server, owner, wedding, { role: 'viewer' }),
    ]
    expect((await remove(mother.userId)).status).toBe(204)
    expect((await leave(aunt)).status).toBe(204)
    expect([await getStatus(mother), await getStatus(aunt)]).toEqual([404, 404])
    expect((await remove(mother.userId)).status).toBe(404)
    expect(await list(owner)).toHaveLength(1)
  })
})

describe('the last owner', () => {
  it('cannot leave, be removed or take another role', async () => {
    const responses = [await leave(owner), await remove(owner.userId), await edit(owner.userId, { role: 'viewer' })]
    expect(responses.map(({ body }) => body.code)).toEqual(['last_owner', 'last_owner', 'last_owner'])
    await addMember(server, owner, wedding, { role: 'owner' })
    expect((await leave(owner)).status).toBe(204)
  })

  it('keeps the wedding when the other one deletes the account', async () => {
    const bride = await addMember(server, owner, wedding, { role: 'owner' })
    const { slug } = await publishFor(owner)
    await deleteAccount(owner)
    expect(await list(bride)).toMatchObject([{ role: 'owner', isSelf: true }])
    expect((await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).status).toBe(200)
    expect((await bride.call('GET', 'users/export')).body.invitations).toMatchObject([{ slug, ownerId: bride.userId }])
    await deleteAccount(bride)
    expect((await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).status).toBe(404)
  })
})

it('leaves the wedding to the couple when a manager deletes the account', async () => {
  const mother = await addMember(server, owner, wedding, MOTHER)
  await mother.call('POST', `${wedding.path}/households`, { body: { name: 'خالتو سعاد', side: 'groom' } })
  expect((await mother.call('GET', 'users/export')).body).toMatchObject({
    weddings: [],
    households: [],
    memberships: [{ weddingId: wedding.id, ...MOTHER }],
  })
  await deleteAccount(mother)
  expect((await owner.call('GET', `${wedding.path}/households`)).body.items).toHaveLength(1)
  expect(await findMember(mother.userId)).toBeUndefined()
})
