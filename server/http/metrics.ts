import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Buckets from a cached page to the site's request timeout of 30 s, in seconds. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Prometheus metrics: of the process, and of requests by method, route pattern and status; no personal data. */
export interface Metrics {
  /** Measures all responses of this scope and its children. */
  watch: (app: FastifyInstance) => void
  /** @returns the metrics in Prometheus' text format, with its media type */
  read: () => Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'zaffa_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  return {
    watch: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        durations.observe(
          { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
          reply.elapsedTime / 1000,
        )
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
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
