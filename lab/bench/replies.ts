/**
 * `npm run bench:replies`: replies of guests on both databases: 50 a second for a minute, while the server is killed and started again, then
 * the list of statuses of 2,000 families. Prints each figure with its bound; fails when one does not hold.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HouseholdHistory, StatusList } from '@/api/generated/weddingEndpoints'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { createRows, createWedding, timeCall } from '../lib/guestLists.ts'
import { getPercentile, runLoadTest } from '../lib/loadTest.ts'
import type { ResponseStats } from '../lib/loadTest.ts'
import { sendForEach, sendSteadily, sendUntilAcknowledged } from './replyLoad.ts'
import type { Acknowledged, RepliedHousehold } from './replyLoad.ts'

const HOUSEHOLDS = 2000
const REPLYING_HOUSEHOLDS = 300
const LOAD = { perSecond: 50, seconds: 60 }
/** What browsers accept over https. */
const ENCODINGS = 'gzip, deflate, br, zstd'

const getP99 = (times: number[]): number =>
  getPercentile(
    times.toSorted((a, b) => a - b),
    0.99,
  )

/** Imports a guest list into a new wedding. @returns the path of the wedding, and its households with their links */
async function inviteHouseholds(
  url: string,
  couple: BenchCouple,
): Promise<{ path: string; households: RepliedHousehold[] }> {
  const { id, hallId } = await createWedding(url, couple)
  const path = `weddings/${id}`
  const body = { id: randomUUID(), source: 'csv', rows: createRows(hallId, HOUSEHOLDS) }
  await timeCall(url, couple, 'POST', `${path}/imports`, body)
  const { data } = await timeCall<{ items: RepliedHousehold[] }>(
    url,
    couple,
    'GET',
    `${path}/households?limit=${HOUSEHOLDS}`,
  )
  return { path, households: data.items }
}

/** Kills the server in the middle of the load, and starts it again on the same data. @returns the new server, and how long none responded, in ms */
async function killAndRestart(
  server: OwnServer,
  environment: Record<string, string>,
): Promise<{ server: OwnServer; ms: number }> {
  await pause((LOAD.seconds * 1000) / 2)
  const since = performance.now()
  await stopServer(server, 'SIGKILL')
  const { dataDir, port } = server
  return { server: await startServer({ dataDir, port, environment }), ms: performance.now() - since }
}

/** @returns how many acknowledged replies are not stored, and how many replies are stored that were not acknowledged or twice */
async function compareStored(
  url: string,
  couple: BenchCouple,
  path: string,
  acknowledged: Acknowledged[],
): Promise<{ lost: number; extra: number }> {
  const stored: string[] = []
  for (const householdId of new Set(acknowledged.map((reply) => reply.householdId))) {
    const address = `${path}/households/${householdId}/history`
    const { replies } = (await timeCall<HouseholdHistory>(url, couple, 'GET', address)).data
    stored.push(...replies.map(({ id }) => id))
  }
  const found = new Set(stored)
  const lost = acknowledged.filter(({ replyId }) => !found.has(replyId)).length
  return { lost, extra: stored.length - (acknowledged.length - lost) }
}

/** Records an invitation sent to a household. */
const sendInvitation = (url: string, couple: BenchCouple, path: string, { id }: RepliedHousehold) =>
  timeCall(url, couple, 'POST', `${path}/sends`, { id: randomUUID(), householdId: id, kind: 'invite', result: 'sent' })

/** Measures both lists as a browser fetches them: whole when its page opens, and then what has changed. */
async function measureLists(url: string, couple: BenchCouple, path: string): Promise<void> {
  const { data } = await timeCall<StatusList>(url, couple, 'GET', `${path}/statuses`)
  expectExactly('families with a status', data.items.length, HOUSEHOLDS)
  const headers = { authorization: `Bearer ${couple.token}`, 'accept-encoding': ENCODINGS }
  const fetchRepeatedly = async (query: string): Promise<ResponseStats | undefined> => {
    const test = { url: `${url}/api/v1/${path}/statuses${query}`, requests: [{ headers }], connections: 1 }
    return (await runLoadTest(test)).byStatus.get(200)
  }
  const all = await fetchRepeatedly('')
  console.log(`  statuses of all families, p99: ${all?.p99.toFixed(1)} ms`)
  expectAtMost('statuses of all families, median', all?.median ?? NaN, 50, 'ms')
  const unchanged = await fetchRepeatedly(`?after=${data.revision}`)
  expectAtMost('statuses without a change, p99', unchanged?.p99 ?? NaN, 50, 'ms')
}

async function measure(title: string, environment: Record<string, string>): Promise<void> {
  console.log(`\n${title}`)
  let server = await startServer({ environment })
  try {
    const { url } = server
    const [couple] = (await registerCouples(url, 1)) as [BenchCouple]
    const { path, households } = await inviteHouseholds(url, couple)
    const replying = households.slice(0, REPLYING_HOUSEHOLDS)
    const [acknowledged, restarted] = await Promise.all([
      sendSteadily(url, replying, LOAD),
      killAndRestart(server, environment),
    ])
    server = restarted.server
    const repeated = acknowledged.filter(({ retries }) => retries > 0).length
    console.log(`  killed once; down for ${Math.round(restarted.ms)} ms; ${repeated} replies were sent again`)
    // Without the time in which no server ran: the response to the request that was acknowledged.
    expectAtMost(`${LOAD.perSecond} replies a second, p99`, getP99(acknowledged.map(({ ms }) => ms)), 150, 'ms')
    expectExactly('acknowledged replies', acknowledged.length, LOAD.perSecond * LOAD.seconds)
    const { lost, extra } = await compareStored(url, couple, path, acknowledged)
    expectExactly('lost replies', lost, 0)
    expectExactly('replies stored twice', extra, 0)
    await sendForEach(households.slice(REPLYING_HOUSEHOLDS), (each, nth) => sendUntilAcknowledged(url, each, nth))
    await sendForEach(households, (each) => sendInvitation(url, couple, path, each))
    await measureLists(url, couple, path)
  } finally {
    await discardServer(server)
  }
}

await measure('Embedded database', {})
if (await ensurePostgres()) {
  const postgres = await startPostgres({ durable: true })
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
} else {
  console.log('\nPostgreSQL: left out, there is none here (Debian: apt-get install postgresql).')
}
exitWithResult()
