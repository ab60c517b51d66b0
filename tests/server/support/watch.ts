import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { expectDocumented } from './document.ts'
import type { Sent } from './document.ts'

/** Node tells this channel of every request that any HTTP server of the process takes, before the server hears of it. */
const CHANNEL = 'http.server.request.start'

type Write = (chunk: unknown, ...rest: unknown[]) => boolean

/** Headers as writeHead takes them, names and values in turn or by name; anything else it takes is none. */
function namedHeaders(given: unknown): Sent['headers'] {
  if (typeof given !== 'object' || given === null) return {}
  const pairs = Array.isArray(given) ? given.flatMap((name, index) => (index % 2 === 0 ? [[name, given[index + 1]]] : [])) : Object.entries(given)
  return Object.fromEntries(pairs.map(([name, value]) => [String(name).toLowerCase(), value])) as Sent['headers']
}

/**
 * Looks at every answer that servers of this process send over the network, whichever server and whoever asked. The server's own code
 * knows nothing of it. Answers given by `app.inject` go over no network; `TestServer.call` looks at those.
 * @param only this server's, where others of the process answer under the same addresses
 * @returns what ends the watch
 */
export function watchAnswers(see: (sent: Sent) => void, only?: Server): () => void {
  const listen = (message: unknown) => {
    const { request, response, server } = message as { request: IncomingMessage; response: ServerResponse; server: Server }
    if (only && server !== only) return
    // A router may change the request's address while it looks for a route.
    const { method = '', url = '' } = request
    const chunks: Buffer[] = []
    // What is given to writeHead at once is never among the headers that a response has been set.
    let head: Sent['headers'] = {}
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    const watchedHead = (...given: unknown[]) => {
      head = namedHeaders(given.at(-1))
      return writeHead(...given)
    }
    Object.assign(response, { writeHead: watchedHead })
    const keep = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    for (const name of ['write', 'end'] as const) {
      const send = response[name].bind(response) as Write
      const watched: Write = (chunk, ...rest) => {
        keep(chunk, rest[0])
        return send(chunk, ...rest)
      }
      Object.assign(response, { [name]: watched })
    }
    response.once('finish', () =>
      see({ method, url, status: response.statusCode, headers: { ...response.getHeaders(), ...head }, body: Buffer.concat(chunks) }),
    )
  }
  subscribe(CHANNEL, listen)
  return () => void unsubscribe(CHANNEL, listen)
}

/** Holds every answer that a server, or all of this process, sends over the network against the document. @returns what ends this, and throws what differed */
export function holdToDocument(only?: Server): () => void {
  const faults = new Set<string>()
  const endWatch = watchAnswers((sent) => {
    try {
      expectDocumented(sent)
    } catch (error) {
      faults.add((error as Error).message)
    }
  }, only)
  return () => {
    endWatch()
    if (faults.size > 0) throw new Error([...faults].join('\n'))
  }
}
