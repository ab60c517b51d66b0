import { PUSH_DEVICES_PER_ACCOUNT } from '../../config/limits.ts'
import { addMember } from '../../../tests/server/support/members.ts'
import { createPushBrowser } from '../../../tests/server/support/pushService.ts'
import {
  TEST_PUSH_HOST,
  getFieldErrors,
  registerCouple,
  signIn,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import { purgeOutdated } from '../retention/purge.ts'

const SERVICE = { host: TEST_PUSH_HOST }
let server: TestServer
let couple: Couple
let wedding: PlannedWedding
beforeEach(async () => {
  server = await startTestServer({ environment: { PUSH_HOSTS: `${SERVICE.host},push.example` } })
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
})
afterEach(() => server.close())

const { subscription } = createPushBrowser(SERVICE)
const turnOn = (who: Couple, changes: object = {}, { path } = wedding) =>
  who.call('PUT', `${path}/notices`, { body: { ...subscription, ...changes } })
const getNotices = async (who: Couple, { path } = wedding) => (await who.call('GET', `${path}/notices`)).body
const countRows = async () =>
  (await server.app.context.db.selectFrom('push_subscriptions').selectAll().execute()).length

it('are turned on and off for the session and the wedding, and are the same when repeated', async () => {
  const other = await createWedding(couple)
  const { publicKey } = await getNotices(couple)
  expect(publicKey).toMatch(/^[\w-]{87}$/)
  expect((await turnOn(couple, { showsTitle: true })).body).toEqual({ publicKey, isOn: true, showsTitle: true })
  expect((await turnOn(couple)).body).toEqual({ publicKey, isOn: true, showsTitle: false })
  expect(await countRows()).toBe(1)
  expect(await getNotices(couple, other)).toMatchObject({ isOn: false })
  expect(await getNotices(await signIn(server, couple.email))).toMatchObject({ isOn: false })
  expect((await couple.call('DELETE', `${wedding.path}/notices`)).status).toBe(204)
  expect((await couple.call('DELETE', `${wedding.path}/notices`)).status).toBe(204)
  expect(await getNotices(couple)).toEqual({ publicKey, isOn: false, showsTitle: false })
})

it('have the same key after a restart', async () => {
  const { pushKeys, config } = server.app.context
  const { createPushKeys } = await import('./keys.ts')
  const { loadAccessTokenSecret } = await import('../../http/accessTokenSecret.ts')
  expect(createPushKeys(await loadAccessTokenSecret(config))).toEqual(pushKeys)
})

it.each([
  ['another host', { endpoint: 'https://example.com/push' }, 'endpoint'],
  ['a host that ends alike', { endpoint: 'https://evilpush.example/push' }, 'endpoint'],
  ['http at a push service', { endpoint: 'http://push.example/push' }, 'endpoint'],
  ['another port', { endpoint: 'https://push.example:8443/push' }, 'endpoint'],
  ['a private address', { endpoint: 'http://10.0.0.5:9/push' }, 'endpoint'],
  ['another port of this machine', { endpoint: 'http://127.0.0.1:5432/push' }, 'endpoint'],
  ['a user in the address', { endpoint: 'https://push.example@example.com/push' }, 'endpoint'],
  ['a password at a push service', { endpoint: 'https://a:b@push.example/push' }, 'endpoint'],
  ['no address', { endpoint: 'push' }, 'endpoint'],
  ['a file', { endpoint: 'file:///etc/passwd' }, 'endpoint'],
  ['an address of 1001 characters', { endpoint: `https://push.example/${'a'.repeat(980)}` }, 'endpoint'],
  ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
  ['a short key', { p256dh: 'BAAA' }, 'p256dh'],
  ['a short secret', { auth: 'AAAA' }, 'auth'],
  ['another language', { language: 'fr' }, 'language'],
])('refuses %s', async (_what, changes, field) => {
  const response = await turnOn(couple, changes)
  expect(response.status).toBe(400)
  expect(Object.keys(getFieldErrors(response))).toEqual([field])
  expect(await countRows()).toBe(0)
})

it('accepts a subdomain of a push service', async () => {
  expect((await turnOn(couple, { endpoint: 'https://eu-1.push.example/push' })).status).toBe(200)
})

it('replaces the subscription of the browser for all its weddings', async () => {
  const other = await createWedding(couple)
  await turnOn(couple, {}, other)
  await turnOn(couple, { ...createPushBrowser(SERVICE).subscription })
  const rows = await server.app.context.db.selectFrom('push_subscriptions').select('endpoint').distinct().execute()
  expect(rows).toHaveLength(1)
  expect(await countRows()).toBe(2)
})

it('end for an account whose browser another account uses now', async () => {
  await turnOn(couple)
  const neighbour = await registerCouple(server)
  const theirs = await createWedding(neighbour)
  await turnOn(neighbour, {}, theirs)
  expect(await getNotices(couple)).toMatchObject({ isOn: false })
  expect(await getNotices(neighbour, theirs)).toMatchObject({ isOn: true })
})

it('are of the ten latest devices of an account', async () => {
  const devices: Couple[] = []
  for (let nth = 0; nth <= PUSH_DEVICES_PER_ACCOUNT; nth += 1) {
    const device = await signIn(server, couple.email)
    await turnOn(device, createPushBrowser(SERVICE).subscription)
    devices.push(device)
    server.advance(1)
  }
  expect(await countRows()).toBe(PUSH_DEVICES_PER_ACCOUNT)
  expect(await getNotices(devices[0]!)).toMatchObject({ isOn: false })
  expect(await getNotices(devices[1]!)).toMatchObject({ isOn: true })
})

it("are seen and changed by nobody else: neither another couple nor another member's session", async () => {
  const father = await addMember(server, couple, wedding, { role: 'sideManager', side: 'groom' })
  const stranger = await registerCouple(server)
  await turnOn(couple)
  expect(await getNotices(father)).toMatchObject({ isOn: false })
  await father.call('DELETE', `${wedding.path}/notices`)
  for (const method of ['GET', 'DELETE'])
    expect((await stranger.call(method, `${wedding.path}/notices`)).status).toBe(404)
  expect((await turnOn(stranger)).status).toBe(404)
  expect(await getNotices(couple)).toMatchObject({ isOn: true })
})

it('are purged when the wedding is deleted', async () => {
  await turnOn(couple)
  const other = await createWedding(couple)
  await turnOn(couple, {}, other)
  expect((await couple.call('DELETE', other.path)).status).toBe(204)
  await purgeOutdated(server.app.context)
  expect(await countRows()).toBe(1)
})

it('are exported without addresses and keys', async () => {
  await turnOn(couple)
  const { body, text } = await couple.call('GET', 'users/export')
  expect(body.noticeSubscriptions).toEqual([
    {
      weddingId: wedding.id,
      pushService: SERVICE.host,
      language: 'en',
      showsTitle: false,
      createdAt: new Date(server.now()).toISOString(),
    },
  ])
  for (const secret of [new URL(subscription.endpoint).pathname, subscription.p256dh, subscription.auth])
    expect(text).not.toContain(secret)
})
