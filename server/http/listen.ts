import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, ListenOptions, Server } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The servers that accept connections for this app. */
    listeners: Server[]
  }
}

/** Node accepts one connection from each socket in a turn of the event loop (docs/decisions/0035-http-server.md). */
const SOCKETS = 128

/** On shutdown all sockets refuse new connections, and the app's resources are closed after the last connection has ended. */
export function registerListeners(app: FastifyInstance): void {
  app.decorate('listeners', [app.server])
  app.addHook('preClose', async () => {
    const open = app.listeners.filter(({ listening }) => listening)
    await Promise.all(open.map((server) => promisify(server.close.bind(server))()))
  })
}

/**
 * Listens on one port with several sockets, among which Linux distributes new connections; elsewhere with one.
 * @throws listen errors, such as EADDRINUSE
 */
export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (process.platform !== 'linux') {
    await app.listen({ port, host })
    return
  }
  await checkPort({ port, host })
  const shared: ListenOptions = { port, host, reusePort: true }
  await app.listen(shared)
  const address = app.server.address() as AddressInfo
  for (let count = 1; count < SOCKETS; count += 1)
    app.listeners.push(await openSocket(app, { ...shared, port: address.port, host: address.address }))
}

/** SO_REUSEPORT would let a second process bind the same port. @throws EADDRINUSE when another process listens on it */
async function checkPort(address: ListenOptions): Promise<void> {
  const trial = createServer().listen(address)
  await once(trial, 'listening')
  trial.close()
  await once(trial, 'close')
}

/** @returns a listening server that passes its connections on to the app's */
async function openSocket({ server }: FastifyInstance, address: ListenOptions): Promise<Server> {
  // The options of node:http for its own sockets.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
  listener.listen(address)
  await once(listener, 'listening')
  return listener
}
