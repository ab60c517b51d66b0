import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { expectDocumented } from './document.ts'
import type { Sent } from './document.ts'

/** Node publishes each request of every HTTP server in the process on this diagnostics channel, before the server handles it. */
const CHANNEL = 'http.server.request.start'

type Write = (chunk: unknown, ...rest: unknown[]) => boolean

/** @returns the headers in an argument of writeHead: an array of alternating names and values, or an object; none for any other argument */
function parseHeaders(given: unknown): Sent['headers'] {
  if (typeof given !== 'object' || given === null) return {}
  const pairs = Array.isArray(given)
    ? given.flatMap((name, index) => (index % 2 === 0 ? [[name, given[index + 1]]] : []))
    : Object.entries(given)
  return Object.fromEntries(pairs.map(([name, value]) => [String(name).toLowerCase(), value])) as Sent['headers']
}

/**
 * Reports every response that servers of this process send over the network, without a change to the server's code. Responses of `app.inject`
 * do not use the network; `TestServer.call` validates those.
 * @param only limits the watch to one server, when several of the process have the same addresses
 * @returns a function that ends the watch
 */
export function watchResponses(onResponse: (sent: Sent) => void, only?: Server): () => void {
  const listen = (message: unknown) => {
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    if (only && server !== only) return
    // A router may change the request's address during routing.
    const { method = '', url = '' } = request
    const chunks: Buffer[] = []
    // Headers passed to writeHead are not in the response's `getHeaders()`.
    let head: Sent['headers'] = {}
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    const recordHead = (...given: unknown[]) => {
      head = parseHeaders(given.at(-1))
      return writeHead(...given)
    }
    Object.assign(response, { writeHead: recordHead })
    const keepChunk = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    for (const name of ['write', 'end'] as const) {
      const send = response[name].bind(response) as Write
      const recordChunk: Write = (chunk, ...rest) => {
        keepChunk(chunk, rest[0])
        return send(chunk, ...rest)
      }
      Object.assign(response, { [name]: recordChunk })
    }
    response.once('finish', () =>
      onResponse({
        method,
        url,
        status: response.statusCode,
        headers: { ...response.getHeaders(), ...head },
        body: Buffer.concat(chunks),
      }),
    )
  }
  subscribe(CHANNEL, listen)
  return () => void unsubscribe(CHANNEL, listen)
}

/**
 * Validates every response that a server, or all of this process, sends over the network against the OpenAPI document.
 * @returns a function that ends the validation and throws the differences
 */
export function validateResponses(only?: Server): () => void {
  const problems = new Set<string>()
  const endWatch = watchResponses((sent) => {
    try {
      expectDocumented(sent)
    } catch (error) {
      problems.add((error as Error).message)
    }
  }, only)
  return () => {
    endWatch()
    if (problems.size > 0) throw new Error([...problems].join('\n'))
  }
}
