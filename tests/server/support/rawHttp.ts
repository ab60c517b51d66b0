import { connect } from 'node:net'
import type { Sent } from './document.ts'

/** A request as it goes over the wire: nothing in it is checked, completed or encoded. */
export interface RawRequest {
  method: string
  url: string
  headers: [string, string][]
  body: Buffer
}

const LINE = '\r\n'
const LIMIT_MS = 10_000

/** Sends a request to this machine through a connection of its own, and reads the whole answer. Names and values are sent as Latin-1. */
export function sendRaw(port: number, { method, url, headers, body }: RawRequest): Promise<Sent> {
  const all = [...headers, ['host', `127.0.0.1:${port}`], ['connection', 'close'], ...(body.length > 0 ? [['content-length', String(body.length)]] : [])]
  const head = [`${method} ${url} HTTP/1.1`, ...all.map((header) => header.join(': ')), '', ''].join(LINE)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    // Not ended from this side: to the server that would be a client that no longer listens.
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body])))
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error(`no answer in ${LIMIT_MS} ms to ${method} ${url}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: Error & { code?: string }) => {
      // A server that has answered need not wait for the rest of a body that it refused.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      try {
        resolve({ method, url, ...parsed(Buffer.concat(chunks)) })
      } catch (error) {
        reject(error)
      }
    })
  })
}

function parsed(answer: Buffer): Pick<Sent, 'status' | 'headers' | 'body'> {
  const end = answer.indexOf(LINE + LINE)
  const [start = '', ...lines] = answer.toString('latin1', 0, end).split(LINE)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1])
  if (!status) throw new Error(`no answer, but ${JSON.stringify(answer.toString('latin1', 0, 200))}`)
  const rest = answer.subarray(end + 4)
  // 100 Continue and its like come before the answer.
  if (status < 200) return parsed(rest)
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  const headers = Object.fromEntries(pairs) as Record<string, string>
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? joined(rest) : rest }
}

/** The content of a chunked body. */
function joined(body: Buffer): Buffer {
  const end = body.indexOf(LINE)
  const size = Number.parseInt(body.toString('latin1', 0, end), 16)
  if (!size) return Buffer.alloc(0)
  return Buffer.concat([body.subarray(end + 2, end + 2 + size), joined(body.subarray(end + 4 + size))])
}
