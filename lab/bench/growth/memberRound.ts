import { randomUUID } from 'node:crypto'
import { signIn } from './accountRound.ts'
import type { BenchClient } from './calls.ts'
import { getEmail, getRowId } from './rows.ts'

const READS = 3

interface Invite {
  id: string
  token: string
}
interface Household {
  id: string
  version: number
}
interface ChangePage {
  latest: number
}

/** Calls the operations of its members: the account before, which no round deletes, joins and leaves twice. */
export async function runMemberRound(client: BenchClient, n: number, token: string): Promise<void> {
  const { call } = client
  const path = `weddings/${getRowId('wedding', n)}`
  const helper = n - 1
  const helperToken = await signIn(client, getEmail(helper))
  const member = `${path}/members/${getRowId('user', helper)}`
  const invite = async () =>
    call<Invite>('createMemberInvite', 'POST', `${path}/member-invites`, {
      token,
      body: { id: randomUUID(), role: 'viewer' },
    })
  const join = async () => {
    const body = { token: (await invite()).token }
    await call('lookUpMemberInvite', 'POST', 'member-invites/look-up', { body })
    await call('acceptMemberInvite', 'POST', 'member-invites/acceptance', { token: helperToken, body })
  }
  await join()
  await call('updateMember', 'PUT', member, { token, body: { role: 'planner', version: 1 } })
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listMembers', 'GET', `${path}/members`, { token })
    await call('listMemberInvites', 'GET', `${path}/member-invites`, { token })
  }
  await call('leaveWedding', 'DELETE', `${path}/membership`, { token: helperToken })
  await join()
  await call('removeMember', 'DELETE', member, { token })
  const { id } = await invite()
  await call('revokeMemberInvite', 'DELETE', `${path}/member-invites/${id}`, { token })
}

/** Calls the operations of what its members have changed, and opens a household on the desk. */
export async function runActivityRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}`
  const seats = [{ hallId: getRowId('hall', n), allowed: 3 }]
  const details = { name: 'سعاد حسني', side: 'bride', seats }
  const { id, version } = await call<Household>('createHousehold', 'POST', `${path}/households`, {
    token,
    body: details,
  })
  await call('openHouseholdOnDesk', 'PUT', `${path}/households/${id}/desk`, { token })
  const body = { ...details, name: 'سعاد', version }
  await call('updateHousehold', 'PUT', `${path}/households/${id}`, { token, body })
  for (let nth = 0; nth < READS; nth += 1) await call('listChanges', 'GET', `${path}/changes`, { token })
  const { latest } = await call<ChangePage>('listChanges', 'GET', `${path}/changes?topic=households`, { token })
  await call('markChangesSeen', 'PUT', `${path}/changes/seen`, { token, body: { number: latest } })
  await call('undoChange', 'POST', `${path}/changes/${latest}/undo`, { token, body: {} })
  await call('deleteHousehold', 'DELETE', `${path}/households/${id}`, { token })
}

/** Puts its wedding off, and takes that back. */
export async function runPlansRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}/plans`
  for (let nth = 0; nth < READS; nth += 1) await call('getPlans', 'GET', path, { token })
  const events = [{ id: getRowId('wedding_day', n), version: 1, date: '2050-07-01' }]
  await call('changePlans', 'PUT', path, { token, body: { events } })
  await call('undoPlans', 'POST', `${path}/undo`, { token })
}
