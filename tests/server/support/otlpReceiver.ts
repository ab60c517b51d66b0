import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP sends it in JSON. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** The attributes with their values as text. */
  attributes: Record<string, string>
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes'> {
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A collector of OpenTelemetry (OTLP over HTTP, JSON) that keeps what it receives. */
export interface OtlpReceiver {
  endpoint: string
  /** All bodies as they were received. */
  getBodies: () => string
  listSpans: () => ReceivedSpan[]
  close: () => Promise<void>
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/v1/traces') bodies.push(await text(request))
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getBodies: () => bodies.join('\n'),
    listSpans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as SentTraces).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])])),
        })),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
