import { randomUUID } from 'node:crypto'
import { getFieldErrors, startTestServer } from '../../../tests/server/support/server.ts'
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

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (family = await inviteHousehold(server)))
afterAll(() => server.close())

const getPage = (token = family.household.linkToken) => server.call('GET', `links/${token}`)
const getStatus = async () => (await listStatuses(family.couple, family.wedding)).items[0]
const getHistory = async () =>
  (await family.couple.call('GET', `${family.wedding.path}/households/${family.household.id}/history`)).body

/** Without what differs in each response. */
const withoutId = ({ status, body: { requestId: _requestId, ...body } }: Awaited<ReturnType<typeof getPage>>) => ({
  status,
  body,
})

it('shows a household its own name, events and seats, and nothing of the others', async () => {
  const { couple, wedding, invitation } = family
  await couple.call('POST', `${wedding.path}/households`, { body: { name: 'غيرها', side: 'bride' } })
  const { status, text, body } = await getPage()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    slug: invitation.slug,
    household: { name: 'منى عادل', language: 'ar' },
    events: [{ kind: 'wedding', halls: [{ id: wedding.hallId, allowed: 3 }] }],
    isOpen: true,
  })
  expect(text).not.toContain('غيرها')
})

describe('a reply', () => {
  it('is shown to the household and to the couple', async () => {
    const response = await family.reply({ message: ' ألف مبروك\n' })
    const seats = [{ hallId: family.wedding.hallId, coming: 2, children: 1 }]
    expect(response).toMatchObject({ status: 201, body: { seats, message: 'ألف مبروك', mayPublish: false } })
    expect((await getPage()).body.reply).toEqual(response.body)
    expect(await getStatus()).toMatchObject({ reply: { ...response.body, channel: 'link' } })
  })

  it('may say that nobody comes', async () => {
    expect(
      (await family.reply({ seats: [{ hallId: family.wedding.hallId, coming: 0, children: 0 }] })).body.seats,
    ).toEqual([])
  })

  it.each([
    ['more persons than seats', { coming: 4 }, 'seats.0.coming'],
    ['more children than persons', { coming: 1, children: 2 }, 'seats.0.children'],
    ['a hall to which the household is not invited', { hallId: randomUUID() }, 'seats'],
  ])('returns 400 for %s', async (_what, changes, field) => {
    const seats = [{ hallId: family.wedding.hallId, coming: 2, children: 0, ...changes }]
    const response = await family.reply({ seats })
    expect([response.status, Object.keys(getFieldErrors(response))]).toEqual([400, [field]])
    expect(await listStatuses(family.couple, family.wedding)).toMatchObject({ items: [], unreadReplies: 0 })
  })

  it('returns 400 for a hall that is named twice', async () => {
    const one = { hallId: family.wedding.hallId, coming: 1, children: 0 }
    expect((await family.reply({ seats: [one, one] })).status).toBe(400)
  })

  it('stores markup as text, and returns 400 for 501 characters', async () => {
    const message = '<script>alert(1)</script>'
    expect((await family.reply({ message })).body.message).toBe(message)
    expect((await family.reply({ message: 'م'.repeat(501) })).status).toBe(400)
    expect((await family.reply({ message: 'م'.repeat(500) })).status).toBe(201)
  })

  describe('of guests who have seen no reply', () => {
    const answerUnaware = (changes: Record<string, unknown> = {}) =>
      family.reply({ seenReplyId: '', seats: [], ...changes })

    it('returns 409 when one of another device counts, and keeps it', async () => {
      const first = await family.reply()
      const response = await answerUnaware()
      expect([response.status, response.body.code]).toEqual([409, 'reply_changed'])
      expect((await getPage()).body.reply.id).toBe(first.body.id)
      expect((await answerUnaware({ seenReplyId: first.body.id })).status).toBe(201)
    })

    it('returns 409 when the couple has recorded one by phone', async () => {
      const { couple, wedding, household } = family
      await couple.call('POST', `${wedding.path}/households/${household.id}/replies`, { body: { seats: [] } })
      expect((await answerUnaware()).status).toBe(409)
    })

    it('replaces what the couple has undone', async () => {
      const later = await family.reply()
      await family.couple.call('POST', `${family.wedding.path}/replies/${later.body.id}/undo`)
      expect((await answerUnaware({ seenReplyId: later.body.id })).status).toBe(201)
    })

    it('is stored once when its first response was lost and a newer one arrived meanwhile', async () => {
      const id = randomUUID()
      await answerUnaware({ id })
      server.advance(1)
      const newer = await family.reply({ seenReplyId: id })
      expect((await answerUnaware({ id })).status).toBe(201)
      expect((await getPage()).body.reply.id).toBe(newer.body.id)
      expect((await getHistory()).replies).toHaveLength(2)
    })
  })

  it('counts as the latest of two that arrive at once, and both stay in the history', async () => {
    const one = { hallId: family.wedding.hallId, coming: 1, children: 0 }
    const responses = await Promise.all([family.reply(), family.reply({ seats: [one] })])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    const { replies } = await getHistory()
    expect(new Set(replies.map(({ id }: { id: string }) => id))).toEqual(new Set(responses.map(({ body }) => body.id)))
    expect(responses.map(({ body }) => body.id)).toContain((await getStatus()).reply.id)
  })

  it('returns 409 for a household that is not asked', async () => {
    const { couple, wedding } = family
    const quiet = await couple.call('POST', `${wedding.path}/households`, {
      body: { name: 'x', side: 'both', asksReply: false, seats: [{ hallId: wedding.hallId, allowed: 2 }] },
    })
    const response = await sendReply(server, wedding, quiet.body.linkToken)
    expect([response.status, response.body.code]).toEqual([409, 'too_late'])
  })

  it('hides the wish that the invitation shows, unless its words stay the same', async () => {
    await publishWish(family)
    await family.reply({ message: 'ألف مبروك', mayPublish: true })
    expect((await getInvitation(server, family.invitation)).wishes).toEqual([
      { name: 'منى عادل', message: 'ألف مبروك' },
    ])
    await family.reply({ message: 'غيّرت رأيي', mayPublish: true })
    expect((await getInvitation(server, family.invitation)).wishes).toEqual([])
  })
})

it('returns 404 of one shape for unknown, renewed and revoked tokens and for households in the bin', async () => {
  const { wedding, couple, household } = family
  const unknown = withoutId(await getPage('k3v9xq2m7tdh4p8w5znb6cfgyj'))
  await couple.call('DELETE', `${wedding.path}/households/${household.id}`)
  expect(withoutId(await getPage())).toEqual(unknown)
  expect(withoutId(await family.reply())).toEqual(unknown)
  const { db } = server.app.context
  const other = await inviteHousehold(server)
  const setToken = (token: string | null) =>
    db.updateTable('households').set({ token }).where('id', '=', other.household.id).execute()
  for (const token of ['k3v9xq2m7tdh4p8w5znb6cfgyz', null]) {
    await setToken(token)
    expect(withoutId(await getPage(other.household.linkToken))).toEqual(unknown)
    expect(withoutId(await other.reply())).toEqual(unknown)
  }
})

it('limits the replies of one household, whatever their address', async () => {
  const limited = await startTestServer({ environment: { RATE_LIMIT_SCALE: '1' } })
  const { wedding, household, reply } = await inviteHousehold(limited)
  const body = { id: randomUUID(), seats: [] }
  const statuses: number[] = []
  for (let nth = 0; nth <= 60; nth += 1) {
    const path = `links/${household.linkToken}/replies`
    statuses.push((await limited.call('POST', path, { body, address: `203.0.113.${nth}` })).status)
  }
  expect(statuses.slice(-2)).toEqual([201, 429])
  expect((await reply()).status).toBe(429)
  const { body: created } = await limited.call('GET', `links/${household.linkToken}`)
  expect(created.events[0].halls[0].id).toBe(wedding.hallId)
  await limited.close()
})

it('takes replies until the end of the last day in the time zone of the wedding', async () => {
  // Summer time in Cairo is UTC+3.
  const lastMinute = Date.UTC(2027, 5, 4, 20, 59)
  const late = await startTestServer({ now: lastMinute })
  const { couple, wedding, household, reply } = await inviteHousehold(late)
  await changeReplySettings(couple, wedding, { replyBy: '2027-06-04', contact: 'ماما هدى' })
  expect((await reply()).status).toBe(201)
  late.advance(60)
  const refused = await reply()
  expect([refused.status, refused.body.code]).toEqual([409, 'too_late'])
  const page = await late.call('GET', `links/${household.linkToken}`)
  expect(page.body).toMatchObject({ isOpen: false, contact: 'ماما هدى', reply: { seats: [{ coming: 2 }] } })
  // The couple still records what it hears by phone.
  const path = `${wedding.path}/households/${household.id}/replies`
  expect((await couple.call('POST', path, { body: { seats: [] } })).status).toBe(201)
  await late.close()
})

it('takes replies until the day of the last event without another last day', async () => {
  const late = await startTestServer({ now: Date.UTC(2027, 5, 18, 20, 59) })
  const { reply } = await inviteHousehold(late)
  expect((await reply()).status).toBe(201)
  late.advance(60)
  expect((await reply()).status).toBe(409)
  await late.close()
})
