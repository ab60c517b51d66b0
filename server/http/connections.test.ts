import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { IDLE_CONNECTION_MS } from '../config/limits.ts'
import { registerGracefulClose, connectionOptions } from './connections.ts'

let app: FastifyInstance
/** Ends the response of `/slow`. */
let release: () => void

beforeEach(async () => {
  const waiting = new Promise<void>((resolve) => (release = resolve))
  app = Fastify(connectionOptions)
  registerGracefulClose(app)
  app.get('/slow', async () => (await waiting, 'done'))
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

function request(path: string): Socket {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  client.write(`GET ${path} HTTP/1.1\r\nHost: zaffa.example\r\n\r\n`)
  return client
}

it('closes the connection of a client that does not read its response', async () => {
  expect(app.server.timeout).toBe(IDLE_CONNECTION_MS)
  app.server.timeout = 200
  const connection = once(app.server, 'connection')
  const client = request('/large').pause()
  const [served] = (await connection) as [Socket]
  await once(served, 'close')
  client.destroy()
})

it('sends the response of a request in progress during shutdown, then ends the connection', async () => {
  const requested = once(app.server, 'request')
  const client = request('/slow')
  await requested
  const chunks: Buffer[] = []
  client.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(client, 'end')
  const closed = app.close()
  while (app.server.listening) await nextTurn()
  release()
  await Promise.all([ended, closed])
  expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close[^]*done$/i)
})
