import { randomUUID } from 'node:crypto'
import { REPLIES_PER_HOUSEHOLD, SENDS_PER_HOUSEHOLD } from '../../config/limits.ts'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import {
  changeReplySettings,
  getInvitation,
  inviteHousehold,
  listStatuses,
  publishWish,
  sendReply,
} from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { addHousehold } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (family = await inviteHousehold(server)))
afterAll(() => server.close())

const list = (query?: string) => listStatuses(family.couple, family.wedding, query)
const getStatus = async () => (await list()).items[0]
const call = (method: string, path: string, body?: object) =>
  family.couple.call(method, `${family.wedding.path}/${path}`, body ? { body } : {})
const record = (body: object) => call('POST', `households/${family.household.id}/replies`, body)
const undo = (id: string) => call('POST', `replies/${id}/undo`)
const setWish = (id: string, published: boolean) => call('PUT', `replies/${id}/wish`, { published })
const getWishes = async () => (await getInvitation(server, family.invitation)).wishes

describe('a reply that the couple records', () => {
  it('counts as that of the household, and is not unread', async () => {
    const seats = [{ hallId: family.wedding.hallId, coming: 3, children: 0 }]
    const response = await record({ seats, message: 'قالوا إن شاء الله' })
    expect(response).toMatchObject({ status: 201, body: { reply: { channel: 'host', seats, mayPublish: false } } })
    expect(await list()).toMatchObject({ items: [response.body], unreadReplies: 0 })
  })

  it('returns 400 for more persons than seats', async () => {
    const response = await record({ seats: [{ hallId: family.wedding.hallId, coming: 4, children: 0 }] })
    expect([response.status, Object.keys(getFieldErrors(response))]).toEqual([400, ['seats.0.coming']])
  })
})

it('keeps a reply when the couple lowers the seats afterwards', async () => {
  const { household, wedding } = family
  await family.reply()
  const seats = [{ hallId: wedding.hallId, allowed: 1 }]
  await call('PUT', `households/${household.id}`, { name: household.name, side: 'bride', seats, version: 1 })
  expect((await getStatus()).reply.seats).toMatchObject([{ coming: 2 }])
})

it('keeps a bounded number of replies and messages of a household, with the reply that counts', async () => {
  const { db } = server.app.context
  const ofHousehold = { wedding_id: family.wedding.id, household_id: family.household.id }
  const old = Array.from({ length: REPLIES_PER_HOUSEHOLD + 5 }, (_, nth) => ({
    ...ofHousehold,
    id: randomUUID(),
    created_at: new Date(server.now() - 1000 * (nth + 1)).toISOString(),
  }))
  const empty = {
    seats: '[]',
    message: 'x',
    may_publish: 0,
    published_at: null,
    undone_at: null,
    channel: 'link',
  } as const
  await db
    .insertInto('replies')
    .values(old.map((row) => ({ ...row, ...empty })))
    .execute()
  const sent = old.map((row) => ({ ...row, kind: 'invite', result: 'sent' }))
  await db.insertInto('sends').values(sent).execute()
  const { id } = (await family.reply()).body
  await call('POST', 'sends', { householdId: family.household.id, kind: 'invite', result: 'sent' })
  const { replies, sends } = (await call('GET', `households/${family.household.id}/history`)).body
  expect([replies.length, replies[0].id, sends.length]).toEqual([REPLIES_PER_HOUSEHOLD, id, SENDS_PER_HOUSEHOLD])
})

describe('restoring an undone reply', () => {
  const restore = (id: string) => call('POST', `replies/${id}/restore`)

  it('makes it count again as the guests gave it, with the wish that was shown', async () => {
    const id = await publishWish(family, 'ألف مبروك')
    const before = (await listStatuses(family.couple, family.wedding)).items[0].reply
    await undo(id)
    const restored = await restore(id)
    expect(restored).toMatchObject({ status: 200, body: { reply: before } })
    expect((await restore(id)).body).toEqual(restored.body)
    expect((await getInvitation(server, family.invitation)).wishes).toMatchObject([{ message: 'ألف مبروك' }])
    const history = (await call('GET', `households/${family.household.id}/history`)).body
    expect(history.replies).toMatchObject([{ id, channel: 'link' }])
  })

  it('does not show its wish beside another one of the household', async () => {
    const first = await publishWish(family, 'الأولى')
    await undo(first)
    server.advance(1)
    await publishWish(family, 'الثانية')
    const { body } = await restore(first)
    expect(body.reply.message).toBe('الثانية')
    expect((await getInvitation(server, family.invitation)).wishes).toMatchObject([{ message: 'الثانية' }])
  })
})

describe('undoing a reply', () => {
  it('makes the one before count again, as often as it is asked', async () => {
    const first = await family.reply()
    server.advance(1)
    const second = await family.reply({ seats: [] })
    const undone = await undo(second.body.id)
    expect(undone).toMatchObject({ status: 200, body: { reply: { id: first.body.id } } })
    expect((await undo(second.body.id)).body).toEqual(undone.body)
    const history = await call('GET', `households/${family.household.id}/history`)
    expect(history.body.replies).toMatchObject([
      { id: second.body.id, undoneAt: expect.any(String) },
      { id: first.body.id },
    ])
    expect((await undo(first.body.id)).body.reply).toBeUndefined()
  })

  it('hides its wish', async () => {
    const id = await publishWish(family)
    await undo(id)
    expect(await getWishes()).toEqual([])
  })
})

describe('a wish', () => {
  it('is shown on the invitation, and hidden', async () => {
    const id = await publishWish(family, 'ألف مبروك')
    expect(await getWishes()).toEqual([{ name: 'منى عادل', message: 'ألف مبروك' }])
    expect((await getStatus()).reply.publishedAt).toBe(new Date(server.now()).toISOString())
    await setWish(id, false)
    expect(await getWishes()).toEqual([])
  })

  it.each([
    ['without consent', { message: 'x' }],
    ['without a message', { mayPublish: true }],
  ])('returns 400 for a reply %s', async (_what, changes) => {
    const { body } = await family.reply(changes)
    expect((await setWish(body.id, true)).status).toBe(400)
    expect((await setWish(body.id, false)).status).toBe(200)
    expect(await getWishes()).toEqual([])
  })

  it('replaces an earlier one of the household', async () => {
    const first = await family.reply({ message: 'الأولى', mayPublish: true })
    const second = await family.reply({ message: 'الثانية', mayPublish: true })
    await setWish(first.body.id, true)
    await setWish(second.body.id, true)
    expect(await getWishes()).toMatchObject([{ message: 'الثانية' }])
  })
})

describe('the statuses', () => {
  it('are only those that have changed after a revision', async () => {
    const other = await addHousehold(family.couple, family.wedding)
    await family.reply()
    const { revision } = await list()
    await sendReply(server, family.wedding, other.linkToken)
    const changed = await list(`?after=${revision}`)
    expect(changed.items.map(({ householdId }: { householdId: string }) => householdId)).toEqual([other.id])
    expect(await list(`?after=${changed.revision}`)).toMatchObject({ items: [], revision: changed.revision })
    expect((await list()).items).toHaveLength(2)
  })

  it('count the replies of guests as unread until the account has seen them', async () => {
    const unread = async () => [
      (await list()).unreadReplies,
      (await family.couple.call('GET', family.wedding.path)).body.unreadReplies,
    ]
    await family.reply()
    const { revision } = await list()
    expect(await unread()).toEqual([1, 1])
    await call('PUT', 'statuses/seen', { revision })
    expect(await unread()).toEqual([0, 0])
    await family.reply({ seats: [] })
    // A browser with older data does not take back what was seen.
    await call('PUT', 'statuses/seen', { revision: revision - 1 })
    expect(await unread()).toEqual([1, 1])
    await call('DELETE', `households/${family.household.id}`)
    expect(await unread()).toEqual([0, 0])
  })

  it('cannot be marked as seen before they arrive', async () => {
    await call('PUT', 'statuses/seen', { revision: 2_000_000_000 })
    await family.reply()
    expect((await list()).unreadReplies).toBe(1)
  })

  it('are never those of another couple', async () => {
    const other = await inviteHousehold(server)
    await other.reply()
    await family.reply()
    expect((await list()).items.map(({ householdId }: { householdId: string }) => householdId)).toEqual([
      family.household.id,
    ])
    const stranger = await registerCouple(server)
    expect((await listStatuses(stranger, family.wedding)).code).toBe('not_found')
  })
})

describe('the settings of replies', () => {
  it('are replaced: blank lines and missing properties are cleared', async () => {
    const all = { replyBy: '2027-06-04', questionAr: ' طمّنونا ', contact: 'ماما هدى', asksChildren: true }
    const { status, body } = await changeReplySettings(family.couple, family.wedding, all)
    expect([status, body]).toEqual([
      200,
      { ...all, questionAr: 'طمّنونا', takesRequests: false, sendsDigest: true, silentRate: 50, version: 2 },
    ])
    const { replyBy: _replyBy, ...without } = body
    const cleared = await call('PUT', 'reply-settings', { ...without, questionAr: ' ' })
    expect([cleared.body.replyBy, cleared.body.questionAr]).toEqual([undefined, undefined])
  })

  it('return 409 with the current ones when the version is stale', async () => {
    await changeReplySettings(family.couple, family.wedding, { silentRate: 60 })
    const stale = await changeReplySettings(family.couple, family.wedding, { silentRate: 70, version: 1 })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { silentRate: 60, version: 2 } },
    })
  })
})
