/** docs/decisions/0022-durability.md: SIGKILL during writes. `SEED=… npm run test:durability` repeats the random choices. */
import { setTimeout } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from '../../../server/config/config.ts'
import type { Environment } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/client.ts'
import type { Db } from '../../../server/database/schema.ts'
import { hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { registerRemotely } from '../support/client.ts'
import { createInstallation } from '../support/installation.ts'
import { killRunning, startProcess } from '../support/process.ts'
import { createRandom } from '../support/random.ts'
import { createReplyWriter } from './replyWriter.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

jest.setTimeout(180_000)

afterEach(killRunning)

/** `npm test` has fewer (scripts/test.ts). */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 30)
const COUPLES = 3
const CLIENTS = 6
/** The maximum of acknowledged writes before each kill; a number instead of a time, because machines differ in speed. */
const WRITES_BEFORE_KILL = 4 * CLIENTS
/** The maximum delay between the last of them and the kill, in ms, so that kills hit every part of a write. */
const KILL_DELAY_MS = 40

/** Runs SQLite's integrity checks; PostgreSQL has no equivalent. */
async function expectIntegrity(db: Db): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
}

async function expectReserved(db: Db, slugs: string[]): Promise<void> {
  const rows = await db.selectFrom('reserved_slugs').select('slug_hash').execute()
  const reserved = new Set(rows.map(({ slug_hash: hash }) => hash))
  expect(slugs.filter((slug) => !reserved.has(hashSecretToken(slug)))).toEqual([])
}

/** Checks the database on a separate connection while the server runs, as the operator's programs do. */
async function checkDatabase(environment: Environment, clients: Writer[]): Promise<void> {
  const db = await openDatabase(readConfig(environment))
  try {
    if (!environment.DATABASE_URL) await expectIntegrity(db)
    await expectReserved(
      db,
      clients.flatMap((client) => client.getSlugs()),
    )
  } finally {
    await db.destroy()
  }
}

const countAcknowledged = (clients: Writer[]): number =>
  clients.reduce((sum, client) => sum + client.countAcknowledged(), 0)

/** Resolves when the clients have that many acknowledged writes. */
async function waitForWrites(clients: Writer[], count: number): Promise<void> {
  while (countAcknowledged(clients) < count) await setTimeout(5)
}

it(`keeps every acknowledged write after ${ROUNDS} times kill -9`, async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  process.stdout.write(`durability: SEED=${seed}\n`)
  const random = createRandom(seed)
  const { url, environment, remove } = await createInstallation()
  let server = await startProcess(environment)
  const couples = await Promise.all(
    Array.from({ length: COUPLES }, (_, index) => registerRemotely(url, `kill-${index}@example.com`)),
  )
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    createWriter(couples[index % COUPLES]!, `client-${index}`, createRandom(seed + index)),
  )
  clients.push(await createReplyWriter(url, couples[0]!))

  let interrupted = 0
  const startTimes: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = countAcknowledged(clients) + Math.floor(random() * WRITES_BEFORE_KILL)
    const writing = clients.map((client) => client.write())
    await waitForWrites(clients, count)
    await setTimeout(random() * KILL_DELAY_MS)
    await Promise.all([server.end('SIGKILL'), ...writing])
    interrupted += clients.filter((client) => client.wasInterrupted()).length
    const since = performance.now()
    server = await startProcess(environment)
    startTimes.push(performance.now() - since)
    await Promise.all(clients.map((client) => client.verify()))
    await checkDatabase(environment, clients)
  }

  const start = Math.round(startTimes.reduce((sum, time) => sum + time, 0) / ROUNDS)
  process.stdout.write(
    `durability: ${ROUNDS} kills, ${countAcknowledged(clients)} acknowledged writes, all found again, 0 lost; ` +
      `${interrupted} writes interrupted; ${start} ms from start to ready, at most ${Math.round(Math.max(...startTimes))} ms\n`,
  )
  // The test proves nothing unless many kills interrupt a write.
  expect(interrupted).toBeGreaterThan(ROUNDS * 2)
  expect(await server.end('SIGTERM')).toBe(0)
  await remove()
})
