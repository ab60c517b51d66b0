import { DIGEST_PAUSE_S } from '../../config/limits.ts'
import { signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { changeReplySettings, inviteHousehold, listStatuses, sendReply } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { addMember } from '../../../tests/server/support/members.ts'
import { addHousehold } from '../../../tests/server/support/weddings.ts'
import { sendDigests } from './digest.ts'

let server: TestServer
let family: InvitedHousehold
beforeEach(async () => {
  server = await startTestServer()
  family = await inviteHousehold(server, { name: 'Zzname' })
  await confirmAddress()
})

const confirmAddress = async (at: string | null = '2026-11-21T10:00:00.000Z') =>
  void (await server.app.context.db.updateTable('users').set({ email_verified_at: at }).execute())
afterEach(() => server.close())

/** @returns the digests to the couple after a run, oldest first */
async function readDigests(): Promise<string[]> {
  await sendDigests(server.app.context)
  return (await server.readMails()).filter((mail) => mail.includes('/replies'))
}

it('tells how many families have replied, without their names, phones and messages', async () => {
  const { couple, wedding, reply } = family
  const other = await addHousehold(couple, wedding, { phone: '01012345678' })
  await reply({ message: 'Zzmessage' })
  await sendReply(server, wedding, other.linkToken, { seats: [] })
  const [mail, ...others] = await readDigests()
  expect(others).toEqual([])
  expect(mail).toContain(`To: ${couple.email}`)
  expect(mail).toMatch(/سيحضرون: عائلة واحدة\n- اعتذروا: عائلة واحدة\n/)
  expect(mail).toContain(`/weddings/${wedding.id}/replies`)
  expect(mail).not.toMatch(/Zz|01012345678|منى/)
})

it('is sent at most once a day, about what is new', async () => {
  const { wedding, reply, couple } = family
  const other = await addHousehold(couple, wedding)
  await reply()
  expect(await readDigests()).toHaveLength(1)
  await sendReply(server, wedding, other.linkToken, { seats: [] })
  server.advance(DIGEST_PAUSE_S - 60)
  expect(await readDigests()).toHaveLength(1)
  server.advance(60)
  const [, second] = await readDigests()
  expect(second).toContain('اعتذروا: عائلة واحدة')
  expect(second).not.toContain('سيحضرون')
  server.advance(DIGEST_PAUSE_S)
  expect(await readDigests()).toHaveLength(2)
})

it('is sent once by several processes', async () => {
  await family.reply()
  await Promise.all([sendDigests(server.app.context), sendDigests(server.app.context)])
  expect(await readDigests()).toHaveLength(1)
})

it('goes only to a confirmed address, with a subject of our own words', async () => {
  const { wedding, reply, couple } = family
  await confirmAddress(null)
  await reply()
  expect(await readDigests()).toEqual([])
  await confirmAddress()
  const other = await addHousehold(couple, wedding)
  await sendReply(server, wedding, other.linkToken)
  const [mail] = await readDigests()
  expect(mail).toContain('سيحضرون: عائلتان')
  expect(mail).toMatch(/^Subject: ردود جديدة من ضيوفكم$/m)
})

it('announces what is not seen when the couple switches it on', async () => {
  await changeReplySettings(family.couple, family.wedding, { sendsDigest: false })
  await family.reply()
  await changeReplySettings(family.couple, family.wedding, { sendsDigest: true })
  expect(await readDigests()).toHaveLength(1)
})

it('tells a side manager of its families and those of both, and each member of what it has not seen itself', async () => {
  const { couple, wedding, reply } = family
  const add = (side: string) => addHousehold(couple, wedding, { side })
  const [groom, both] = [await add('groom'), await add('both')]
  const mother = await addMember(server, couple, wedding, { role: 'sideManager', side: 'groom' })
  await addMember(server, couple, wedding, { role: 'planner' })
  await confirmAddress()
  await reply()
  for (const { linkToken } of [groom, both]) await sendReply(server, wedding, linkToken)
  const { revision } = await listStatuses(couple, wedding)
  await couple.call('PUT', `${wedding.path}/statuses/seen`, { body: { revision: revision - 1 } })
  const digests = (await readDigests()).map((mail) => [/^To: (.*)$/m.exec(mail)![1], /سيحضرون: (.*)/.exec(mail)![1]])
  expect(new Map(digests as [string, string][])).toEqual(
    new Map([
      [couple.email, 'عائلة واحدة'],
      [mother.email, 'عائلتان'],
    ]),
  )
})

it('is in the language of the wedding', async () => {
  const { couple, wedding, reply } = family
  const body = { title: 'Omar & Laila', language: 'en', timeZone: 'Africa/Cairo', version: 1 }
  const { version } = (await couple.call('GET', wedding.path)).body
  await couple.call('PUT', wedding.path, { body: { ...body, version } })
  await reply()
  expect((await readDigests())[0]).toContain('- 1 family is coming')
})

it.each([
  [
    'the couple has seen',
    async () => {
      const { couple, wedding, reply } = family
      await reply()
      const { revision } = await listStatuses(couple, wedding)
      await couple.call('PUT', `${wedding.path}/statuses/seen`, { body: { revision } })
    },
  ],
  [
    'the couple has recorded itself',
    async () => {
      const { couple, wedding, household } = family
      await couple.call('POST', `${wedding.path}/households/${household.id}/replies`, { body: { seats: [] } })
    },
  ],
  [
    'belong to a household in the bin',
    async () => {
      const { couple, wedding, household, reply } = family
      await reply()
      await couple.call('DELETE', `${wedding.path}/households/${household.id}`)
    },
  ],
  [
    'the couple wants no mail about',
    async () => {
      await changeReplySettings(family.couple, family.wedding, { sendsDigest: false })
      await family.reply()
    },
  ],
])('is not sent about replies that %s', async (_which, act) => {
  await act()
  expect(await readDigests()).toEqual([])
})

it('does not change the version of the settings', async () => {
  await family.reply()
  await readDigests()
  const couple = await signIn(server, family.couple.email)
  expect((await couple.call('GET', `${family.wedding.path}/reply-settings`)).body.version).toBe(1)
})
