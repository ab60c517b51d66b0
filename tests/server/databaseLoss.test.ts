import { setTimeout as delay } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { createTestDatabase } from './support/database.ts'
import { onPostgres } from './support/onDatabase.ts'
import { publishInvitation } from './support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from './support/server.ts'
import type { Couple, TestServer } from './support/server.ts'
import { startTcpProxy } from './support/tcpProxy.ts'
import type { TcpProxy } from './support/tcpProxy.ts'

jest.setTimeout(60_000)

const CLIENTS = 8

onPostgres.describe('a server whose PostgreSQL fails', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let proxy: TcpProxy
  let server: TestServer
  let couple: Couple
  let slug: string

  beforeAll(async () => {
    database = await createTestDatabase()
    const url = new URL(database.url!)
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    server = await startTestServer({ environment: { DATABASE_URL: url.href } })
    couple = await registerCouple(server)
    slug = (await publishInvitation(couple)).slug
  })
  afterAll(async () => {
    proxy.resume()
    await server.close()
    await proxy.close()
    await database.drop()
  })

  const readInvitation = () => server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)
  const readProfile = () => couple.call('GET', 'users/profile')
  const readReadiness = () => server.call('GET', '/health/ready')

  /**
   * Sends requests until the response is 200.
   * @returns the statuses before it
   */
  async function callUntilSuccess(ask: () => Promise<{ status: number }>): Promise<number[]> {
    const statuses: number[] = []
    for (;;) {
      const { status } = await ask()
      if (status === 200) return statuses
      statuses.push(status)
      await delay(50)
    }
  }

  /** Keeps connections in use, also within transactions. */
  async function readAndWrite(statuses: Set<number>, signal: AbortSignal): Promise<void> {
    const { db } = server.app.context
    while (!signal.aborted) {
      statuses.add((await couple.call('POST', 'invitations', { body: createInvitationInput() })).status)
      statuses.add((await readProfile()).status)
      await db
        .transaction()
        .execute((trx) => sql`select pg_sleep(0.01)`.execute(trx))
        .catch(() => undefined)
    }
  }

  it('returns 503 when connections are terminated, and recovers without a restart', async () => {
    const statuses = new Set<number>()
    const stopped = new AbortController()
    const clients = Array.from({ length: CLIENTS }, () => readAndWrite(statuses, stopped.signal))
    const control = await openControlClient(database.url!)
    for (let round = 0; round < 10; round += 1) {
      await delay(50)
      await control.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    }
    await control.end()
    stopped.abort()
    await Promise.all(clients)
    expect([...statuses].filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])
    expect((await callUntilSuccess(readProfile)).every((status) => status === 503)).toBe(true)
  })

  it('reports not ready within 2 s when the database hangs, and serves cached invitations', async () => {
    await callUntilSuccess(readInvitation)
    // The cached invitation expires, so that the next request reads the database.
    server.advance(2)
    proxy.hang()
    const startTime = performance.now()
    expect((await readReadiness()).status).toBe(503)
    expect(performance.now() - startTime).toBeLessThan(2000)
    const read = performance.now()
    const invitation = await readInvitation()
    expect([invitation.status, invitation.body.slug]).toEqual([200, slug])
    expect(performance.now() - read).toBeLessThan(1000)
    expect((await readProfile()).status).toBe(503)
    proxy.resume()
    await callUntilSuccess(readReadiness)
    expect((await callUntilSuccess(readProfile)).every((status) => status === 503)).toBe(true)
  })

  it('replaces connections that do not respond', async () => {
    await callUntilSuccess(readProfile)
    proxy.hang()
    expect((await readProfile()).status).toBe(503)
    // The hanging connections stay silent; only new connections work.
    proxy.cut()
    proxy.resume()
    await callUntilSuccess(readProfile)
  })
})

async function openControlClient(url: string) {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
