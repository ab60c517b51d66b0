/** PostgreSQL: a change of the largest list beside its guests' replies, and accounts that are deleted while guests reply. */
import { randomUUID } from 'node:crypto'
import { invitation, registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { createWedding, timeCall } from '../lib/guestLists.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { readRepeatedly, send } from '../lib/http.ts'
import { createLargestWedding } from './largestWedding.ts'
import { reportLost, skip } from '../lib/report.ts'

/** More than the connections of a server. */
const REPLIES = 14
/** Longest wait of another couple for its list of weddings. */
const OTHERS_MS = 300
const DELETIONS = 12
const GUESTS_EACH = 4
const REPLIES_EACH = 10

if (!(await ensurePostgres())) skip('PostgreSQL cannot be installed (Debian: apt-get install postgresql)')
const postgres = await startPostgres({ durable: false })
const server = await startServer({ environment: { DATABASE_URL: postgres.url } })
const { url } = server

const reply = (token: string, hallId: string) =>
  send(`${url}/api/v1/links/${token}/replies`, {
    method: 'POST',
    json: { id: randomUUID(), seats: [{ hallId, coming: 1, children: 0 }] },
  })
const publish = (couple: BenchCouple, weddingId: string) =>
  timeCall(url, couple, 'POST', 'invitations', { ...invitation, weddingId })

const isDeleted = ({ status, text }: { status: number; text: string }): boolean =>
  status === 200 && (JSON.parse(text) as { success: boolean }).success

/** @returns the number of requests that failed because of the server */
const countFailed = (responses: { status: number }[]): number =>
  responses.filter(({ status }) => status === 0 || status >= 500).length

async function checkLargeChange(couple: BenchCouple, other: BenchCouple): Promise<void> {
  const { path, hallId, households } = await createLargestWedding(url, couple)
  await publish(couple, path.replace('weddings/', ''))
  const ids = households.map(({ id }) => id)
  const stopReading = readRepeatedly(() => `${url}/api/v1/items`, 10)
  const weddings: number[] = []
  const change = timeCall(url, couple, 'POST', `${path}/households/bulk`, { ids, action: 'addTag', tag: 'جديد' })
  const replies = Promise.all(households.slice(0, REPLIES).map(({ linkToken }) => reply(linkToken, hallId)))
  const done = new AbortController()
  const work = Promise.all([change, replies]).finally(() => done.abort())
  while (!done.signal.aborted) weddings.push((await timeCall(url, other, 'GET', 'weddings')).ms)
  const [{ ms }, sent] = await work
  console.log(`  the change took ${Math.round(ms)} ms`)
  expectExactly(`replies that failed, of ${REPLIES}`, countFailed(sent), 0)
  expectAtMost("another couple's weddings", Math.round(Math.max(...weddings)), OTHERS_MS, 'ms')
  expectAtMost('items', (await stopReading()).slowest, OTHERS_MS, 'ms')
}

async function checkDeletions(couples: BenchCouple[]): Promise<void> {
  const guests: Promise<{ status: number }[]>[] = []
  const deletions: (() => ReturnType<typeof send>)[] = []
  for (const couple of couples) {
    const { id, hallId } = await createWedding(url, couple)
    await publish(couple, id)
    for (let nth = 0; nth < GUESTS_EACH; nth += 1) {
      const body = { name: `عائلة ${nth}`, side: 'bride', seats: [{ hallId, allowed: 3 }] }
      const { data } = await timeCall<{ linkToken: string }>(url, couple, 'POST', `weddings/${id}/households`, body)
      guests.push(replyRepeatedly(data.linkToken, hallId))
    }
    const json = { emailOrPhone: couple.email, password: couple.password }
    deletions.push(() => send(`${url}/api/v1/identity/delete`, { method: 'POST', json }))
  }
  const deleted = await Promise.all(deletions.map((remove) => remove()))
  expectExactly(`failed deletions, of ${DELETIONS}`, deleted.filter((response) => !isDeleted(response)).length, 0)
  const replies = (await Promise.all(guests)).flat()
  expectExactly(`failed replies, of ${replies.length}`, countFailed(replies), 0)
}

/** @returns the responses, until the wedding is deleted */
async function replyRepeatedly(token: string, hallId: string): Promise<{ status: number }[]> {
  const responses: { status: number }[] = []
  while (responses.length < REPLIES_EACH * DELETIONS && responses.at(-1)?.status !== 404)
    responses.push(await reply(token, hallId))
  return responses
}

try {
  const [couple, other, ...deleted] = (await registerCouples(url, 2 + DELETIONS)) as [BenchCouple, BenchCouple]
  await checkLargeChange(couple, other)
  await checkDeletions(deleted)
  reportLost([server.process])
} finally {
  await discardServer(server)
  await postgres.stop()
}
exitWithResult()
