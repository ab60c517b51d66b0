import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** From a cached page to the 30 s after which the site gives up. In seconds. */
const DURATION_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What Prometheus reads: the process's own figures, and of requests method, route's pattern and status; of people nothing. */
export interface Metrics {
  /** Measures all answers of this scope and of those within. */
  watch: (app: FastifyInstance) => void
  /** The figures in Prometheus' text format, with its media type. */
  read: () => Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'zaffa_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  return {
    watch: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        durations.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/**
 * Serves `/metrics` on a port of its own, so that what faces the world does not have it. Closes with the app.
 * @throws what listening throws, a port that is taken for one
 */
export async function serveMetrics(app: FastifyInstance, metrics: Metrics, { port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer((request, response) => void send(metrics, request, response))
  app.addHook('preClose', async () => {
    server.close()
    server.closeAllConnections()
  })
  server.listen(port, host)
  await once(server, 'listening')
}

async function send(metrics: Metrics, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end()
  if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
  const { type, text } = await metrics.read()
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
