import { Registry } from 'prom-client'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { onEmbedded, onPostgres } from '../../tests/server/support/onDatabase.ts'
import { registerCouple, startBuiltServer } from '../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../tests/server/support/server.ts'
import { recordBackup } from '../database/backup/lastBackup.ts'
import { TooBusy } from '../errors.ts'
import { createConcurrencyLimiter } from '../lib/concurrencyLimiter.ts'
import { createStateMetrics } from './stateMetrics.ts'

let server: TestServer
let metricsPort: number
let couple: Couple
beforeEach(async () => {
  metricsPort = await findFreePort()
  // Nothing listens there: mails stay in the queue.
  const smtpUrl = `smtp://127.0.0.1:${await findFreePort()}`
  server = await startBuiltServer({ METRICS_PORT: String(metricsPort), SMTP_URL: smtpUrl })
  couple = await registerCouple(server)
})
afterEach(() => server.close())

/** @returns the value of a metric with its labels as Prometheus reads it; undefined when it is absent */
async function readMetric(name: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ')[1])
}

it('counts hits and misses of the caches of guest pages', async () => {
  const { slug } = await publishInvitation(couple)
  const address = `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`
  for (let reads = 0; reads < 3; reads += 1) await server.call('GET', address)
  for (const cache of ['invitations', 'guest_pages']) {
    expect(await readMetric(`zaffa_cache_reads_total{cache="${cache}",result="miss"}`)).toBe(1)
    expect(await readMetric(`zaffa_cache_reads_total{cache="${cache}",result="hit"}`)).toBe(2)
  }
  expect(await readMetric('zaffa_cache_entries{cache="invitations"}')).toBe(1)
  expect(await readMetric('zaffa_cache_bytes{cache="guest_pages"}')).toBeGreaterThan(100)
})

it('reports length and age of the mail queue, and that the database responds', async () => {
  server.advance(90)
  expect(await readMetric('zaffa_mail_queue_length')).toBe(1)
  expect(await readMetric('zaffa_mail_queue_oldest_seconds')).toBe(90)
  expect(await readMetric('zaffa_database_up')).toBe(1)
})

it('reports the time of the last backup, and nothing before the first', async () => {
  expect(await readMetric('zaffa_last_backup_timestamp_seconds')).toBeUndefined()
  const before = Date.now() / 1000
  await recordBackup(server.dataDir)
  // File systems may round down to the timer's tick.
  expect(await readMetric('zaffa_last_backup_timestamp_seconds')).toBeGreaterThan(before - 1)
})

it('counts refusals', async () => {
  const before = (await readMetric('zaffa_overload_refusals_total'))!
  expect(() => createConcurrencyLimiter(0).checkCapacity()).toThrow(TooBusy)
  expect(await readMetric('zaffa_overload_refusals_total')).toBe(before + 1)
})

it('reports that the database is away, and then no mail queue', async () => {
  const registry = new Registry()
  let isAway = false
  const readMailQueue = async () => {
    if (isAway) throw new Error('away')
    return { length: 3, oldestS: 1 }
  }
  const state = createStateMetrics(registry, { ...server.app.context, readMailQueue })
  await state.update()
  expect(await registry.metrics()).toMatch(/^zaffa_database_up 1\n[^]*^zaffa_mail_queue_length 3$/m)
  isAway = true
  await state.update()
  expect(await registry.metrics()).toMatch(/^zaffa_database_up 0$/m)
  expect(await registry.metrics()).not.toMatch(/^zaffa_mail_queue_length /m)
})

onEmbedded.it('has no metrics of a pool on the embedded database', async () => {
  expect(await readMetric('zaffa_database_pool_waiting_requests')).toBeUndefined()
})

onPostgres.it('reports connections in use and requests that wait for one', async () => {
  const { db } = server.app.context
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const maxConnections = (await readMetric('zaffa_database_pool_max_connections'))!
  const hold = () => {
    let done = Promise.resolve()
    const held = new Promise<void>((resolve) => {
      done = db.connection().execute(async () => {
        resolve()
        await released
      })
    })
    return { held, done }
  }
  const holders = Array.from({ length: maxConnections + 1 }, hold)
  await Promise.all(holders.slice(0, maxConnections).map(({ held }) => held))
  expect(await readMetric('zaffa_database_pool_connections{state="in_use"}')).toBe(maxConnections)
  expect(await readMetric('zaffa_database_pool_waiting_requests')).toBeGreaterThanOrEqual(1)
  release()
  await Promise.all(holders.map(({ done }) => done))
  await expect(readMetric('zaffa_database_pool_waiting_requests')).resolves.toBe(0)
})
