import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'
import { listen } from './listen.ts'

const loopback = { port: 0, host: '127.0.0.1' }
/** Other systems use one socket. */
const itOnLinux = process.platform === 'linux' ? it : it.skip

let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())

const getPort = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port
const connectMany = (count: number, port: number) => Array.from({ length: count }, () => connect(port, loopback.host))

/** @returns a function that returns the highest number of connections accepted in one turn of the event loop since the call */
function countAcceptedInTurn({ app }: TestServer): () => number {
  let [inTurn, highest] = [0, 0]
  app.server.on('connection', () => {
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += 1
    highest = Math.max(highest, inTurn)
  })
  return () => highest
}

itOnLinux('accepts several connections in one turn of the event loop and responds on each', async () => {
  await listen(server.app, loopback)
  const getHighest = countAcceptedInTurn(server)
  const responses = await Promise.all(
    connectMany(100, getPort(server)).map(async (socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: zaffa.example\r\n\r\n')
      const [response] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return String(response).split('\r\n')[0]
    }),
  )
  expect(new Set(responses)).toEqual(new Set(['HTTP/1.1 200 OK']))
  expect(getHighest()).toBeGreaterThan(5)
})

it('does not share its port with another process', async () => {
  await listen(server.app, loopback)
  const other = await startTestServer()
  await expect(listen(other.app, { ...loopback, port: getPort(server) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await other.close()
})

it('refuses connections on all sockets after it was closed', async () => {
  await listen(server.app, loopback)
  const port = getPort(server)
  await server.app.close()
  const errors = await Promise.all(
    connectMany(50, port).map(async (socket) => ((await once(socket, 'error')) as [NodeJS.ErrnoException])[0].code),
  )
  expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']))
})
