import { PENDING_REQUESTS_PER_WEDDING } from '../../config/limits.ts'
import { getFieldErrors, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import {
  changeReplySettings,
  getInvitation,
  inviteFamily,
  listStatuses,
} from '../../../tests/server/support/replies.ts'
import type { InvitedFamily } from '../../../tests/server/support/replies.ts'

let server: TestServer
let family: InvitedFamily
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  family = await inviteFamily(server)
  await changeReplySettings(family.couple, family.wedding, { takesRequests: true })
})
afterAll(() => server.close())

const request = (changes: Record<string, unknown> = {}, slug = family.invitation.slug) =>
  server.call('POST', `invitations/slug/${encodeURIComponent(slug)}/requests`, {
    body: { name: 'سامح فؤاد', phone: '01112345678', count: 2, ...changes },
  })
const list = async () => (await family.couple.call('GET', `${family.wedding.path}/requests`)).body.items
const decide = (id: string, body: Record<string, unknown>) =>
  family.couple.call('PUT', `${family.wedding.path}/requests/${id}`, { body })

describe('a request for seats', () => {
  it('waits for the couple, newest first', async () => {
    expect(await request({ message: ' زميل عمر ' })).toMatchObject({ status: 200, body: { message: 'success' } })
    server.advance(1)
    await request({ name: 'مها', phone: '٠١٠٠٠٠٠٠٠٠١' })
    const [newest, oldest] = await list()
    expect(oldest).toMatchObject({
      name: 'سامح فؤاد',
      phone: '01112345678',
      phoneE164: '+201112345678',
      count: 2,
      message: 'زميل عمر',
      state: 'pending',
    })
    expect(newest.name).toBe('مها')
    expect((await listStatuses(family.couple, family.wedding)).pendingRequests).toBe(2)
  })

  it('replaces a pending one of the same phone, however it is typed', async () => {
    await request()
    await request({ phone: '+20 111 234 5678', count: 3 })
    expect(await list()).toMatchObject([{ phone: '+20 111 234 5678', count: 3 }])
    await request({ phone: 'رقم أختي' })
    await request({ phone: 'رقم أختي', count: 4 })
    await request({ phone: 'رقم آخر' })
    expect((await list()).map(({ count }: { count: number }) => count).toSorted()).toEqual([2, 3, 4])
  })

  it('does not replace one that is decided', async () => {
    await request()
    const [{ id }] = await list()
    await decide(id, { state: 'rejected' })
    await request()
    expect(await list()).toHaveLength(2)
  })

  it('is ignored with text in the field that people do not see, with the same response', async () => {
    const ignored = await request({ website: 'https://spam.example' })
    expect([ignored.status, ignored.text]).toEqual([200, (await request({ website: '' })).text])
    expect(await list()).toHaveLength(1)
  })

  it('returns 404 for an unknown slug, and when the couple takes no requests', async () => {
    expect((await request({}, 'nobody-x1')).status).toBe(404)
    expect((await getInvitation(server, family.invitation)).takesRequests).toBe(true)
    await changeReplySettings(family.couple, family.wedding, { takesRequests: false })
    expect((await request()).status).toBe(404)
    expect((await getInvitation(server, family.invitation)).takesRequests).toBe(false)
  })

  it('returns 400 for a name without a visible character, too many persons and an unknown property', async () => {
    expect(Object.keys(getFieldErrors(await request({ name: '\u200F' })))).toEqual(['name'])
    expect(Object.keys(getFieldErrors(await request({ count: 21 })))).toEqual(['count'])
    expect((await request({ state: 'accepted' })).status).toBe(400)
  })

  it('returns 409 when too many are pending', async () => {
    const { db } = server.app.context
    const undecided = { phone_e164: null, message: null, household_id: null, decided_at: null, state: 'pending' }
    const rows = Array.from({ length: PENDING_REQUESTS_PER_WEDDING }, (_, nth) => ({
      ...undecided,
      id: `${family.wedding.id}-${nth}`,
      wedding_id: family.wedding.id,
      name: 'x',
      phone: String(nth),
      count: 1,
      created_at: 'x',
    }))
    await db.insertInto('reply_requests').values(rows).execute()
    const refused = await request()
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached'])
    await db.deleteFrom('reply_requests').where('id', '=', rows[0]!.id).execute()
    expect((await request()).status).toBe(200)
  })
})

describe('a decision', () => {
  let id: string
  beforeEach(async () => {
    await request()
    ;[{ id }] = await list()
  })

  it('accepts a request into a household, and is taken back', async () => {
    const householdId = family.household.id
    expect(await decide(id, { state: 'accepted', householdId })).toMatchObject({
      status: 200,
      body: { id, state: 'accepted', householdId },
    })
    const { body } = await decide(id, { state: 'pending' })
    expect(body).toMatchObject({ state: 'pending' })
    expect(body.householdId).toBeUndefined()
    expect(await list()).toEqual([body])
  })

  it('returns 400 for a household that is not on the list of the wedding', async () => {
    const { couple, wedding, household } = family
    const other = await inviteFamily(server)
    const accept = async (householdId?: string) =>
      Object.keys(getFieldErrors(await decide(id, { state: 'accepted', ...(householdId ? { householdId } : {}) })))
    expect(await accept()).toEqual(['householdId'])
    expect(await accept(other.household.id)).toEqual(['householdId'])
    await couple.call('DELETE', `${wedding.path}/households/${household.id}`)
    expect(await accept(household.id)).toEqual(['householdId'])
    expect(await list()).toMatchObject([{ state: 'pending' }])
  })
})
