/**
 * `npm run test:alerts`: checks deploy/prometheus and the dashboard with the real Prometheus. promtool checks rules and their tests; then
 * Prometheus scrapes a running server, and answers the expression of each alert and panel. Skipped where Prometheus cannot be installed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stringify } from 'yaml'
import { recordBackup } from '../server/database/backup/lastBackup.ts'
import {
  alertsFile,
  listExpressions,
  listMetricNames,
  readAlertRules,
} from '../tests/server/support/alertExpressions.ts'
import { findFreePort } from '../tests/server/support/freePort.ts'
import { publishOne, registerCouples } from './lib/couples.ts'
import { getGuestPageUrl, send } from './lib/http.ts'
import { skip } from './lib/report.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { exitWithResult, expectExactly } from './lib/figures.ts'
import { startPostgres } from '../scripts/lib/postgres.ts'
import { run } from '../scripts/lib/run.ts'
import { discardServer, startServer, waitForResponse } from '../scripts/lib/server.ts'
import type { OwnServer } from '../scripts/lib/server.ts'
import { ensurePostgres } from '../scripts/lib/system.ts'
import { ensurePrometheus } from './lib/tools.ts'

const SCRAPE_S = 1
/** `rate` needs two scrapes, and metrics with labels exist from the second one on. */
const SCRAPES = 4
/** Prometheus finds its targets after 5 s. */
const SCRAPES_LIMIT_MS = 30_000

interface QueryResponse {
  status: string
  error?: string
  data?: { result: unknown[] }
}

const promtoolPasses = async (...args: string[]): Promise<boolean> => (await run('promtool', args)).code === 0

/** Opens a guest page, calls the API and leaves a backup, until Prometheus has read all metrics several times. */
async function createTraffic(server: OwnServer, prometheus: string): Promise<void> {
  const [couple] = await registerCouples(server.url, 1)
  const page = getGuestPageUrl(server.url, await publishOne(server.url, couple!))
  await recordBackup(server.dataDir)
  const limit = performance.now() + SCRAPES_LIMIT_MS
  const isRead = async () =>
    ((await query(prometheus, `count_over_time(up[1m]) > ${SCRAPES}`)).data?.result.length ?? 0) > 0
  while (!(await isRead()) && performance.now() < limit) {
    await Promise.all([send(page), send(`${server.url}/api/v1/items`), send(`${server.url}/health/ready`)])
    await delay(100)
  }
}

/** Starts Prometheus with our rules. @returns its address and a function that stops it */
async function startPrometheus(
  folder: string,
  metricsPort: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const config = {
    global: { scrape_interval: `${SCRAPE_S}s`, evaluation_interval: `${SCRAPE_S}s` },
    rule_files: [alertsFile],
    scrape_configs: [{ job_name: 'zaffa', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  }
  const file = join(folder, 'prometheus.yaml')
  await writeFile(file, stringify(config))
  const url = `http://127.0.0.1:${port}`
  const flags = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn('prometheus', [...flags, '--log.level=error'], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (!(await waitForResponse(`${url}/-/ready`, child))) throw new Error('Prometheus did not start.')
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, stop }
}

async function query(prometheus: string, expr: string): Promise<QueryResponse> {
  const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expr)}`)
  return (await response.json()) as QueryResponse
}

/** @returns why an expression has no meaning: Prometheus refuses it, or a metric of it has no series; null when it has */
async function findProblem(prometheus: string, owner: string, expr: string): Promise<string | null> {
  const answer = await query(prometheus, expr)
  if (answer.status !== 'success') return `${owner}: ${answer.error}`
  for (const name of listMetricNames({ owner, expr }))
    if ((await query(prometheus, name)).data?.result.length === 0) return `${owner}: there is no metric ${name}`
  return null
}

async function checkExpressions(prometheus: string): Promise<void> {
  const expressions = listExpressions()
  const problems = await Promise.all(expressions.map(({ owner, expr }) => findProblem(prometheus, owner, expr)))
  for (const problem of problems) if (problem !== null) console.log(`  ${problem}`)
  expectExactly(`expressions without values, of ${expressions.length}`, problems.filter(Boolean).length, 0)
  const panels = expressions.slice(readAlertRules().length)
  const results = await Promise.all(
    panels.map(async ({ expr }) => (await query(prometheus, expr)).data?.result.length ?? 0),
  )
  const empty = panels.filter((_, index) => results[index] === 0)
  // A server that works refuses nothing.
  const unexpected = empty.filter(({ expr }) => !/status="(429|503)"/.test(expr))
  for (const { owner, expr } of unexpected) console.log(`  the panel ${owner} is empty: ${expr}`)
  expectExactly(`panels without a line, of ${panels.length}`, unexpected.length, 0)
  const firing = await query(prometheus, 'ALERTS{alertname!="ZaffaGuestPageSlow"}')
  expectExactly('alerts on a server that works', firing.data?.result.length ?? -1, 0)
}

if (!(await ensurePrometheus())) skip('there is no Prometheus (Debian: apt-get install prometheus)')
if (!(await ensurePostgres())) skip('there is no PostgreSQL (Debian: apt-get install postgresql)')
await ensureBuilt()
expectExactly('promtool check rules', (await promtoolPasses('check', 'rules', alertsFile)) ? 0 : 1, 0)
const testsFile = join(alertsFile, '../alerts.test.yaml')
expectExactly('promtool test rules', (await promtoolPasses('test', 'rules', testsFile)) ? 0 : 1, 0)
const sampleFile = join(alertsFile, '../prometheus.yaml')
expectExactly('promtool check config', (await promtoolPasses('check', 'config', sampleFile)) ? 0 : 1, 0)

const folder = await mkdtemp(join(tmpdir(), 'zaffa-prometheus-'))
const postgres = await startPostgres({ durable: false })
const metricsPort = await findFreePort()
const environment = { DATABASE_URL: postgres.url, METRICS_PORT: String(metricsPort) }
const server = await startServer({ environment })
const prometheus = await startPrometheus(folder, metricsPort)
try {
  await createTraffic(server, prometheus.url)
  await checkExpressions(prometheus.url)
} finally {
  await prometheus.stop()
  await discardServer(server)
  await postgres.stop()
  await rm(folder, { recursive: true })
}
exitWithResult()
