import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { listenOnManySockets } from './listeningSockets.ts'
import { startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

const here = { port: 0, host: '127.0.0.1' }
/** Elsewhere than on Linux one socket listens. */
const onLinux = process.platform === 'linux' ? it : it.skip

let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())

const portOf = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port
const clients = (count: number, port: number) => Array.from({ length: count }, () => connect(port, here.host))

/** The most connections that the server takes in one turn of the event loop, from now on. */
function mostInATurn({ app }: TestServer): () => number {
  let [inTurn, most] = [0, 0]
  app.server.on('connection', () => {
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += 1
    most = Math.max(most, inTurn)
  })
  return () => most
}

onLinux('takes many of those who wait to connect in one turn, and answers each', async () => {
  await listenOnManySockets(server.app, here)
  const most = mostInATurn(server)
  const answers = await Promise.all(
    clients(100, portOf(server)).map(async (socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: zaffa.example\r\n\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return String(answer).split('\r\n')[0]
    }),
  )
  expect([...new Set(answers)]).toEqual(['HTTP/1.1 200 OK'])
  expect(most()).toBeGreaterThan(5)
})

it('does not share its port with another server', async () => {
  await listenOnManySockets(server.app, here)
  const other = await startTestServer()
  await expect(listenOnManySockets(other.app, { ...here, port: portOf(server) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await other.close()
})

it('closes all of them with the server', async () => {
  await listenOnManySockets(server.app, here)
  const port = portOf(server)
  await server.app.close()
  const reasons = await Promise.all(clients(50, port).map(async (socket) => ((await once(socket, 'error')) as [NodeJS.ErrnoException])[0].code))
  expect([...new Set(reasons)]).toEqual(['ECONNREFUSED'])
})
