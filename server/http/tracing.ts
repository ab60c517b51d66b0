import { AsyncLocalStorage } from 'node:async_hooks'
import { finished } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span, Tracer } from '@opentelemetry/api'
import { TRACE_PARENT_HEADER, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { TRACES_END_MS, TRACES_FAILED_LOGGED_MS } from '../config/limits.ts'
import { subscribeToStatements } from '../lib/telemetry.ts'
import type { Statement } from '../lib/telemetry.ts'
import { createPeerCheck } from './requestIds.ts'

/** Longer statements, such as those of imports, differ only in their number of parameters. */
const STATEMENT_LIMIT_CHARACTERS = 2000

/**
 * Traces of requests and of their SQL statements, sent as OpenTelemetry spans over OTLP. Only `server/cli/start.ts` loads this module, and only
 * with OTEL_EXPORTER_OTLP_ENDPOINT. Spans have no personal data: route patterns instead of addresses, statements without values, and neither
 * IP addresses nor headers (docs/decisions/0071-metrics-and-traces.md).
 */
export interface Tracing {
  /** Traces all requests of the app, until it closes. Call it before hooks that log. */
  watch: (app: FastifyInstance) => void
}

/** Call it before the database is opened, which else does not report its statements. */
export function createTracing(
  { endpoint, sampleRatio }: NonNullable<Config['tracing']>,
  trustedProxies: string[],
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'zaffa' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('zaffa')
  const isTrustedPeer = createPeerCheck(trustedProxies)
  const currentSpan = new AsyncLocalStorage<Span>()
  const startRequestSpan = (request: FastifyRequest): Span =>
    tracer.startSpan(
      getSpanName(request),
      getSpanOptions(request),
      isTrustedPeer(request.raw) ? readParent(request) : ROOT_CONTEXT,
    )
  const unsubscribe = subscribeToStatements((statement) => {
    const span = currentSpan.getStore()
    if (span?.isRecording()) recordStatement(tracer, span, statement)
  })

  return {
    watch: (app) => {
      logExportFailures(app)
      app.addHook('onRequest', (request, reply, done) => {
        const span = startRequestSpan(request)
        request.traceId = span.spanContext().traceId
        // Fastify's onResponse is not called for a client that has disconnected before.
        finished(reply.raw, () => endRequestSpan(span, reply.statusCode))
        currentSpan.run(span, done)
      })
      app.addHook('onClose', async () => {
        unsubscribe()
        await Promise.race([provider.shutdown(), pause(TRACES_END_MS, null, { ref: false })])
      })
    },
  }
}

/** @returns the caller's span in the header of the proxy (W3C Trace Context), else the root */
function readParent({ headers }: FastifyRequest): Context {
  const header = headers[TRACE_PARENT_HEADER]
  const parent = typeof header === 'string' ? parseTraceParent(header) : null
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

const getSpanName = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`

/** Attributes by the semantic conventions of OpenTelemetry. */
const getSpanOptions = ({ method, routeOptions, id }: FastifyRequest) => ({
  kind: SpanKind.SERVER,
  attributes: {
    'http.request.method': method,
    ...(routeOptions.url === undefined ? {} : { 'http.route': routeOptions.url }),
    'zaffa.request_id': id,
  },
})

function endRequestSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Statements contain placeholders, and their parameters are not reported. */
function recordStatement(tracer: Tracer, parent: Span, { sql, durationMs, errorCode }: Statement): void {
  const endTime = Date.now()
  const operation = /^\W*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
  const table = /\b(?:from|into|update)\s+"(\w+)"/.exec(sql)?.[1]
  const span = tracer.startSpan(
    table === undefined ? operation : `${operation} ${table}`,
    {
      kind: SpanKind.CLIENT,
      startTime: endTime - durationMs,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': sql.slice(0, STATEMENT_LIMIT_CHARACTERS),
        ...(errorCode === undefined ? {} : { 'error.type': errorCode }),
      },
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  )
  if (errorCode !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endTime)
}

/** Without this, nobody would notice a wrong address. The spans are lost; requests are not affected. */
function logExportFailures(app: FastifyInstance): void {
  let loggedAt = -Infinity
  setGlobalErrorHandler((error) => {
    if (performance.now() - loggedAt < TRACES_FAILED_LOGGED_MS) return
    loggedAt = performance.now()
    app.log.warn({ err: error }, 'traces cannot be exported to OTEL_EXPORTER_OTLP_ENDPOINT')
  })
}
