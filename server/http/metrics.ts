import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { subscribeToReports } from '../lib/telemetry.ts'
import { createStateMetrics } from './stateMetrics.ts'
import type { StateDeps } from './stateMetrics.ts'

/** Buckets from a cached page to the site's request timeout of 30 s, in seconds. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Prometheus metrics of the process, its responses, caches, database and mail queue. No personal data: labels are route patterns and fixed
 * words. docs/operations.md lists the alerts on them.
 */
export interface Metrics {
  /** Measures all responses of this scope and its children, until the app closes. */
  watch: (app: FastifyInstance) => void
  /** @returns the metrics in Prometheus' text format, with its media type */
  read: () => Promise<{ type: string; text: string }>
}

export function createMetrics(deps: StateDeps): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const watchResponses = createResponseMetrics(registry)
  const reports = createReportMetrics(registry)
  const state = createStateMetrics(registry, deps)
  return {
    watch: (app) => {
      watchResponses(app)
      const unsubscribe = subscribeToReports(reports)
      app.addHook('onClose', async () => unsubscribe())
    },
    read: async () => {
      await state.update()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function createResponseMetrics(registry: Registry): (app: FastifyInstance) => void {
  const durations = new Histogram({
    name: 'zaffa_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
  return (app) => {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      durations.observe(
        { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
    })
  }
}

/** @returns listeners that count what the modules report */
function createReportMetrics(registry: Registry): Parameters<typeof subscribeToReports>[0] {
  const registers = [registry]
  const reads = new Counter({
    name: 'zaffa_cache_reads_total',
    help: 'Reads from the caches of published invitations and of their rendered pages',
    labelNames: ['cache', 'result'],
    registers,
  })
  const entries = new Gauge({
    name: 'zaffa_cache_entries',
    help: 'Entries of a cache at its last read',
    labelNames: ['cache'],
    registers,
  })
  const bytes = new Gauge({
    name: 'zaffa_cache_bytes',
    help: 'Size of a cache at its last read, where it is bounded by size',
    labelNames: ['cache'],
    registers,
  })
  const refusals = new Counter({
    name: 'zaffa_overload_refusals_total',
    help: 'Work refused because a bound of concurrent work was reached',
    registers,
  })
  return {
    onCacheRead: ({ cache, isHit, ...size }) => {
      reads.inc({ cache, result: isHit ? 'hit' : 'miss' })
      entries.set({ cache }, size.entries)
      if (size.bytes !== undefined) bytes.set({ cache }, size.bytes)
    },
    onRefusal: () => refusals.inc(),
  }
}

/**
 * Serves `/metrics` on a separate port, which need not be public. Closes with the app.
 * @throws listen errors, such as EADDRINUSE
 */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const server = createServer((request, response) => void sendMetrics(metrics, request, response))
  app.addHook('preClose', async () => {
    server.close()
    server.closeAllConnections()
  })
  server.listen(port, host)
  await once(server, 'listening')
}

async function sendMetrics(
  metrics: Metrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end()
  if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
  const { type, text } = await metrics.read()
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
