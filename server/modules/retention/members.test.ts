import { invite } from '../../../tests/server/support/members.ts'
import { TEST_NOW, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import { BIN_S, INVITE_S, PHONE_RETENTION_DAYS, RETENTION_S, UNDATED_CHANGES_S } from '../../config/limits.ts'
import { addDays } from '../../../shared/timeZones.ts'
import { purgeOutdated } from './purge.ts'

const DAY_S = 24 * 3600
const DAY = '2026-12-01'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
beforeEach(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
})
afterEach(() => server.close())

/** Purges a number of seconds after the start of the test. */
async function purgeAfter(seconds: number): Promise<void> {
  server.advance(seconds - (server.now() - TEST_NOW) / 1000)
  await purgeOutdated(server.app.context)
}
const listInvites = () => server.app.context.db.selectFrom('member_invites').selectAll().execute()
const listChanges = () => server.app.context.db.selectFrom('changes').selectAll().orderBy('number').execute()

it('deletes an invite some time after it has expired', async () => {
  await invite(couple, wedding, { role: 'viewer' })
  await purgeAfter(INVITE_S + RETENTION_S.expiredInvites - 60)
  expect(await listInvites()).toHaveLength(1)
  await purgeAfter(INVITE_S + RETENTION_S.expiredInvites)
  expect(await listInvites()).toEqual([])
})

it('deletes changes with the phones of the wedding, after its last event', async () => {
  const { eventId } = wedding
  await couple.call('PUT', `${wedding.path}/events/${eventId}`, { body: { date: DAY, version: 1 } })
  await addHousehold(couple, wedding)
  const secondsUntil = (day: string) => (Date.parse(day) - TEST_NOW) / 1000
  await purgeAfter(secondsUntil(addDays(DAY, PHONE_RETENTION_DAYS)))
  expect(await listChanges()).toHaveLength(2)
  await purgeAfter(secondsUntil(addDays(DAY, PHONE_RETENTION_DAYS + 1)))
  expect(await listChanges()).toEqual([])
})

it('deletes changes of a wedding without a date by their own age', async () => {
  await addHousehold(couple, wedding)
  await purgeAfter(UNDATED_CHANGES_S - DAY_S)
  expect(await listChanges()).toHaveLength(1)
  await purgeAfter(UNDATED_CHANGES_S)
  expect(await listChanges()).toEqual([])
})

it('deletes what changes say of a household that the bin no longer has, and of no other', async () => {
  const { id } = await addHousehold(couple, wedding, { name: 'Zzdeleted' })
  await addHousehold(couple, wedding, { name: 'Zzkept' })
  await couple.call('DELETE', `${wedding.path}/households/${id}`)
  await purgeAfter(BIN_S - 60)
  expect((await listChanges()).map(({ name }) => name)).toEqual(['Zzdeleted', 'Zzkept', 'Zzdeleted'])
  await purgeAfter(BIN_S)
  expect((await listChanges()).map(({ name }) => name)).toEqual([null, 'Zzkept', null])
})
