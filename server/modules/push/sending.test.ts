import { PUSH_ATTEMPTS, PUSH_LEASE_S, PUSH_PAUSE_S, PUSH_RETRY_S } from '../../config/limits.ts'
import { addMember } from '../../../tests/server/support/members.ts'
import { createPushBrowser, readVapid, startPushService } from '../../../tests/server/support/pushService.ts'
import type { PushBrowser, PushService } from '../../../tests/server/support/pushService.ts'
import { changeReplySettings, inviteHousehold, listStatuses, sendReply } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { PASSWORD, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold } from '../../../tests/server/support/weddings.ts'
import { createNoticeJob } from './sending.ts'

let service: PushService
let server: TestServer
let family: InvitedHousehold
let phone: PushBrowser
/** Households that have not replied, by side; added before the access token of the couple expires. */
let waiting: Record<'bride' | 'both', string[]>
beforeEach(async () => {
  service = await startPushService()
  server = await startTestServer({ environment: { PUSH_HOSTS: service.host, PUBLIC_URL: 'https://zaffa.example' } })
  family = await inviteHousehold(server, { name: 'Zzname', side: 'bride' })
  const add = async (side: string): Promise<string> =>
    (await addHousehold(family.couple, family.wedding, { side })).linkToken
  waiting = { bride: [await add('bride'), await add('bride'), await add('bride')], both: [await add('both')] }
  phone = await turnOn(family.couple)
})
afterEach(async () => {
  await server.close()
  await service.close()
})

/** Turns notices on in a new browser of a member. */
async function turnOn(member: Couple, choices: Record<string, unknown> = {}): Promise<PushBrowser> {
  const browser = createPushBrowser(service)
  const body = { ...browser.subscription, ...choices }
  const { status } = await member.call('PUT', `${family.wedding.path}/notices`, { body })
  expect(status).toBe(200)
  return browser
}

/** @returns the number of notices that were sent since the last call, after a run */
async function countSent(): Promise<number> {
  const before = service.requests.length
  await createNoticeJob(server.app.context)()
  return service.requests.length - before
}

/** @returns the latest notice of a browser */
function readNotice({ subscription, decrypt }: PushBrowser) {
  const path = new URL(subscription.endpoint).pathname
  return decrypt(service.requests.findLast((request) => request.path === path)!.body)
}

const replyOfOther = (side: keyof typeof waiting = 'bride') =>
  sendReply(server, family.wedding, waiting[side].pop()!, { seats: [] })

const requestSeats = async (name = 'Zzrequest') => {
  const path = `invitations/slug/${encodeURIComponent(family.invitation.slug)}/requests`
  expect((await server.call('POST', path, { body: { name, phone: '01012345678', count: 2 } })).status).toBe(200)
}

const readRows = () => server.app.context.db.selectFrom('push_subscriptions').selectAll().execute()

it('sends an encrypted notice with the number of new replies, and without names', async () => {
  await family.reply({ message: 'Zzmessage' })
  expect(await countSent()).toBe(1)
  const notice = readNotice(phone)
  expect(notice).toEqual({
    title: 'Zaffa: new replies',
    body: '1 new reply',
    language: 'en',
    tag: family.wedding.id,
    path: `/weddings/${family.wedding.id}/replies`,
    count: 1,
  })
})

it('sends it as RFC 8030 and 8292 say, signed with the key that browsers get', async () => {
  await family.reply()
  await countSent()
  const [request] = service.requests
  expect(request!.headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  const { claims, publicKey, isSigned } = readVapid(request!)
  expect(isSigned).toBe(true)
  expect(claims.aud).toBe(`http://${service.host}`)
  expect(claims.sub).toMatch(/^mailto:/)
  const inHours = (claims.exp * 1000 - Date.now()) / 3_600_000
  expect(inHours).toBeGreaterThan(0)
  expect(inHours).toBeLessThanOrEqual(24)
  expect((await family.couple.call('GET', `${family.wedding.path}/notices`)).body.publicKey).toBe(publicKey)
})

it('is in the language of the device, with the title of the wedding only when the device shows it', async () => {
  const tablet = await turnOn(family.couple, { language: 'ar', showsTitle: true })
  // One browser has one subscription for each session: the tablet has replaced the phone.
  await family.reply()
  await replyOfOther()
  expect(await countSent()).toBe(1)
  expect(readNotice(tablet)).toMatchObject({ title: 'ردود جديدة: عمر وليلى', body: 'ردّان جديدان', language: 'ar' })
})

it('is sent at most once an hour, and then counts all that the member has not seen', async () => {
  await family.reply()
  expect(await countSent()).toBe(1)
  await replyOfOther()
  server.advance(PUSH_PAUSE_S - 1)
  expect(await countSent()).toBe(0)
  await replyOfOther()
  server.advance(1)
  expect(await countSent()).toBe(1)
  expect(readNotice(phone)).toMatchObject({ body: '3 new replies', count: 3 })
  server.advance(PUSH_PAUSE_S)
  expect(await countSent()).toBe(0)
  await replyOfOther()
  expect(await countSent()).toBe(1)
})

it('tells the couple about requests for more seats', async () => {
  await changeReplySettings(family.couple, family.wedding, { takesRequests: true })
  server.advance(1)
  await requestSeats()
  expect(await countSent()).toBe(1)
  expect(readNotice(phone)).toMatchObject({ body: '1 request for more seats', count: 1 })
  server.advance(PUSH_PAUSE_S)
  await requestSeats('Zzother')
  await family.reply()
  expect(await countSent()).toBe(1)
  expect(readNotice(phone)).toMatchObject({ body: '1 new reply\n2 requests for more seats', count: 3 })
})

it('tells a side manager of its families and those of both, and of no requests', async () => {
  const father = await addMember(server, family.couple, family.wedding, { role: 'sideManager', side: 'groom' })
  const fathers = await turnOn(father)
  await family.reply()
  expect(await countSent()).toBe(1)
  server.advance(PUSH_PAUSE_S)
  await replyOfOther('both')
  await countSent()
  expect(readNotice(fathers)).toMatchObject({ body: '1 new reply' })
  expect(readNotice(phone)).toMatchObject({ body: '2 new replies' })
})

it.each([
  [
    'a reply that the couple has recorded itself',
    async () => {
      const { couple, wedding, household } = family
      await couple.call('POST', `${wedding.path}/households/${household.id}/replies`, { body: { seats: [] } })
    },
  ],
  [
    'a reply that the couple has seen',
    async () => {
      await family.reply()
      const { revision } = await listStatuses(family.couple, family.wedding)
      await family.couple.call('PUT', `${family.wedding.path}/statuses/seen`, { body: { revision } })
    },
  ],
  [
    'a reply of a household in the bin',
    async () => {
      await family.reply()
      await family.couple.call('DELETE', `${family.wedding.path}/households/${family.household.id}`)
    },
  ],
])('is not sent for %s', async (_which, act) => {
  await act()
  expect(await countSent()).toBe(0)
  // Looked at once, and not again and again.
  expect((await readRows()).map(({ due_at: dueAt }) => dueAt)).toEqual([null])
})

it.each([
  ['signed out', () => server.call('POST', 'identity/logout', { cookie: family.couple.cookie })],
  [
    'changed the password',
    () =>
      family.couple.call('POST', 'users/change-password', {
        body: { currentPassword: PASSWORD, newPassword: 'Another#2027' },
      }),
  ],
  ['turned them off', () => family.couple.call('DELETE', `${family.wedding.path}/notices`)],
  [
    'deleted the account',
    () => server.call('POST', 'identity/delete', { body: { emailOrPhone: family.couple.email, password: PASSWORD } }),
  ],
])('is not sent to a member who has %s', async (_what, act) => {
  await family.reply()
  expect((await act()).status).toBeLessThan(300)
  expect(await readRows()).toEqual([])
  expect(await countSent()).toBe(0)
})

it('is not sent to a session that has expired, before it is purged', async () => {
  await family.reply()
  const expired = new Date(server.now()).toISOString()
  await server.app.context.db.updateTable('sessions').set({ expires_at: expired }).execute()
  expect(await countSent()).toBe(0)
})

it('is not sent to a member who was removed, has left, or may not see replies any more', async () => {
  const { couple, wedding } = family
  const members = []
  for (const side of ['bride', 'groom', 'bride'] as const) {
    const member = await addMember(server, couple, wedding, { role: 'sideManager', side })
    await turnOn(member)
    members.push(member)
  }
  const [removed, left, planner] = members as [Couple, Couple, Couple]
  await couple.call('DELETE', `${wedding.path}/notices`)
  await couple.call('DELETE', `${wedding.path}/members/${removed.userId}`)
  await left.call('DELETE', `${wedding.path}/membership`)
  expect(await readRows()).toHaveLength(1)
  await couple.call('PUT', `${wedding.path}/members/${planner.userId}`, { body: { role: 'planner', version: 1 } })
  await family.reply()
  expect(await countSent()).toBe(0)
})

it.each([404, 410, 401, 403])('ends a subscription of which the push service says %d', async (status) => {
  service.respondWith(status)
  await family.reply()
  expect(await countSent()).toBe(1)
  expect(await readRows()).toEqual([])
})

it.each([429, 500, 503])('tries again later when the push service responds %d', async (status) => {
  service.respondWith(status)
  await family.reply()
  expect(await countSent()).toBe(1)
  expect(await countSent()).toBe(0)
  server.advance(PUSH_RETRY_S)
  expect(await countSent()).toBe(1)
  service.respondWith(201)
  server.advance(PUSH_RETRY_S)
  expect(await countSent()).toBe(0)
  server.advance(PUSH_RETRY_S)
  expect(await countSent()).toBe(1)
  expect(readNotice(phone)).toMatchObject({ count: 1 })
})

it('gives up after some attempts until another reply comes', async () => {
  service.respondWith(503)
  await family.reply()
  for (let attempt = 0; attempt < PUSH_ATTEMPTS; attempt += 1) {
    expect(await countSent()).toBe(1)
    server.advance(PUSH_RETRY_S * 2 ** attempt)
  }
  server.advance(PUSH_PAUSE_S)
  expect(await countSent()).toBe(0)
  service.respondWith(201)
  await replyOfOther()
  expect(await countSent()).toBe(1)
  expect(readNotice(phone)).toMatchObject({ count: 2 })
})

it('follows no redirects', async () => {
  service.respondWith(307, { location: `http://${service.host}/elsewhere` })
  await family.reply()
  expect(await countSent()).toBe(1)
})

it('is sent once by several processes, and again when one was killed while it sent', async () => {
  await family.reply()
  await Promise.all([createNoticeJob(server.app.context)(), createNoticeJob(server.app.context)()])
  expect(service.requests).toHaveLength(1)
  // As a process leaves it that is killed after its claim.
  const leaseEnd = new Date(server.now() + PUSH_LEASE_S * 1000).toISOString()
  await server.app.context.db
    .updateTable('push_subscriptions')
    .set({ due_at: leaseEnd, announced_revision: 0 })
    .execute()
  expect(await countSent()).toBe(0)
  server.advance(PUSH_LEASE_S)
  expect(await countSent()).toBe(1)
})

it('names neither the address nor the keys of a browser in the log', async () => {
  service.respondWith(500)
  await family.reply()
  await countSent()
  expect(server.getLog()).toContain('a push service has not taken a notice')
  const { endpoint, p256dh, auth } = phone.subscription
  for (const secret of [new URL(endpoint).pathname, p256dh, auth]) expect(server.getLog()).not.toContain(secret)
})
