import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, ListenOptions } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { tryPort } from './tryPort.ts'

/**
 * libuv takes one new connection from a listening socket in each turn of the event loop. A crowd keeps the turns long, so
 * that newcomers would wait in the kernel's line for seconds, not even turned away (docs/decisions/0049-listening-sockets.md).
 */
const SOCKETS = 256
/** At most a quarter of the files that the process may open; the others are for connections and the database. */
const SHARE_OF_OPEN_FILES = 4
/** Below this limit, hundreds of guests at once meet refused connections. */
const FEW_OPEN_FILES = 1024

/**
 * Listens on one port with many sockets, between which the kernel shares the connections out. Only Linux does; elsewhere it is one.
 * @returns where, as a URL
 * @throws what listening throws, EADDRINUSE also for a port on which another process listens in the same way
 */
export async function listenOnManySockets(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  if (process.platform !== 'linux') return app.listen({ port, host })
  // The kernel would let a second process in, and give it half of the guests.
  await tryPort({ port, host })
  const shared: ListenOptions = { port, host, reusePort: true }
  const url = await app.listen(shared)
  const given = app.server.address() as AddressInfo
  const openFiles = await readOpenFilesLimit()
  if (openFiles < FEW_OPEN_FILES) {
    app.log.warn(`Only ${openFiles} files may be open at once, connections included. Run "ulimit -n 65536" before the start (systemd: LimitNOFILE=65536).`)
  }
  const count = Math.max(1, Math.min(SOCKETS, Math.floor(openFiles / SHARE_OF_OPEN_FILES)))
  await Promise.all(Array.from({ length: count - 1 }, () => listenToo(app, { ...shared, port: given.port, host: given.address })))
  return url
}

/** @returns how many files this process may open (the soft limit of RLIMIT_NOFILE) */
async function readOpenFilesLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** One more socket, whose connections the app's server takes as its own. */
async function listenToo({ server, clients }: FastifyInstance, address: ListenOptions): Promise<void> {
  // As the HTTP server makes its own sockets.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)).listen(address)
  await once(listener, 'listening')
  clients.watchListener(listener)
}
