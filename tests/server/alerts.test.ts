/** Alerts and dashboard in deploy/ refer only to metrics and labels that a running server exports. `npm run test:alerts` asks Prometheus. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { recordBackup } from '../../server/database/backup/lastBackup.ts'
import { listExpressions, listMetricNames, readAlertRules, readDashboard } from './support/alertExpressions.ts'
import { findFreePort } from './support/freePort.ts'
import { publishInvitation } from './support/invitations.ts'
import { registerCouple, startBuiltServer } from './support/server.ts'

/** Set by Prometheus itself. */
const SCRAPE_LABELS = ['job', 'instance']
const isEmbedded = !process.env.TEST_DATABASE_URL

/** Runs the garbage collector, whose metrics begin with its first run. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

/** @returns the metrics of a server after some requests, one series a line */
async function scrapeMetrics(): Promise<string[]> {
  const port = await findFreePort()
  const server = await startBuiltServer({ METRICS_PORT: String(port) })
  const { slug } = await publishInvitation(await registerCouple(server))
  for (let reads = 0; reads < 2; reads += 1)
    await server.call('GET', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`)
  await server.call('GET', '/health/ready')
  await recordBackup(server.dataDir)
  collectGarbage()
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  await server.close()
  return lines
}

/** @returns the labels and fixed label values that an expression requires of its metrics */
function listLabels(expr: string): string[] {
  const matchers = [...expr.matchAll(/(\w+)(=~|!=|=)("[^"]*")/g)].map(([, label, operator, value]) =>
    // The status of a failure is in no series of a server that works.
    operator === '=' && label !== 'status' ? `${label}=${value}` : `${label}=`,
  )
  const groups = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels]) =>
    labels!.split(',').map((label) => `${label.trim()}=`),
  )
  return [...matchers, ...groups].filter((label) => !SCRAPE_LABELS.some((own) => label.startsWith(`${own}=`)))
}

it('every alert and panel uses metrics and labels that the server exports', async () => {
  const lines = await scrapeMetrics()
  for (const { owner, expr } of listExpressions()) {
    const names = listMetricNames({ owner, expr })
    if (isEmbedded && names.some((name) => name.startsWith('zaffa_database_pool_'))) continue
    for (const name of names) {
      const series = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      expect([owner, name, series.length > 0]).toEqual([owner, name, true])
    }
    const exported = lines.filter((line) => names.some((name) => line.startsWith(`${name}{`)))
    for (const label of listLabels(expr))
      expect([owner, label, exported.some((line) => line.includes(label))]).toEqual([owner, label, true])
  }
})

it.each(readAlertRules())('$alert has a summary, an action and a severity', ({ labels, annotations }) => {
  expect(Object.keys(annotations).sort()).toEqual(['action', 'summary'])
  expect(annotations['action']!.length).toBeGreaterThan(80)
  expect(['page', 'ticket']).toContain(labels['severity'])
})

it('the dashboard names only alerts that exist', () => {
  const alerts = readAlertRules().map(({ alert }) => alert)
  const named = readDashboard().panels.flatMap(({ description = '' }) => description.match(/Zaffa[A-Z]\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !alerts.includes(name))).toEqual([])
})
