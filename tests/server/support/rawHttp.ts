import { connect } from 'node:net'
import type { Sent } from './document.ts'

/** A request as sent over the network, without validation, default headers or encoding. */
export interface RawRequest {
  method: string
  url: string
  headers: [string, string][]
  body: Buffer
}

const LINE = '\r\n'
const LIMIT_MS = 10_000

/** Sends a request to this machine on a new connection, and reads the whole response. Names and values are sent as Latin-1. */
export function sendRaw(port: number, { method, url, headers, body }: RawRequest): Promise<Sent> {
  const all = [
    ...headers,
    ['host', `127.0.0.1:${port}`],
    ['connection', 'close'],
    ...(body.length > 0 ? [['content-length', String(body.length)]] : []),
  ]
  const head = [`${method} ${url} HTTP/1.1`, ...all.map((header) => header.join(': ')), '', ''].join(LINE)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    // The client does not end its side: the server would treat that as an aborted request.
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body])))
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error(`no response in ${LIMIT_MS} ms to ${method} ${url}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: Error & { code?: string }) => {
      // A server that has responded may close the connection before it reads the rest of a refused body.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      try {
        resolve({ method, url, ...parseResponse(Buffer.concat(chunks)) })
      } catch (error) {
        reject(error)
      }
    })
  })
}

function parseResponse(response: Buffer): Pick<Sent, 'status' | 'headers' | 'body'> {
  const end = response.indexOf(LINE + LINE)
  const [start = '', ...lines] = response.toString('latin1', 0, end).split(LINE)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1])
  if (!status) throw new Error(`no response, but ${JSON.stringify(response.toString('latin1', 0, 200))}`)
  const rest = response.subarray(end + 4)
  // Informational responses, such as 100 Continue, come before the final one.
  if (status < 200) return parseResponse(rest)
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  const headers = Object.fromEntries(pairs) as Record<string, string>
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest }
}

/** @returns the content of a chunked body */
function joinChunks(body: Buffer): Buffer {
  const end = body.indexOf(LINE)
  const size = Number.parseInt(body.toString('latin1', 0, end), 16)
  if (!size) return Buffer.alloc(0)
  return Buffer.concat([body.subarray(end + 2, end + 2 + size), joinChunks(body.subarray(end + 4 + size))])
}
