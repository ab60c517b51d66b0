import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A proxy between a server and its database, which simulates a lost database. */
export interface TcpProxy {
  port: number
  /** Stops forwarding in both directions; new connections are accepted and get no response. */
  hang: () => void
  /** Forwards the buffered data and everything after it. */
  resume: () => void
  /** Closes all open connections, and new ones until `resume`. */
  refuse: () => void
  /** Closes all open connections. */
  cut: () => void
  close: () => Promise<void>
}

/** Forwards a port of this machine to another address. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isHanging = false
  let isRefusing = false

  function track(socket: Socket): Socket {
    sockets.add(socket.on('error', () => undefined))
    socket.once('close', () => sockets.delete(socket))
    return socket
  }

  function forward(from: Socket, to: Socket): void {
    from.on('data', (data) => to.write(data))
    from.once('close', () => to.destroy())
    if (isHanging) from.pause()
  }

  const cut = () => sockets.forEach((socket) => socket.destroy())

  const server = createServer((incoming) => {
    if (isRefusing) {
      incoming.destroy()
      return
    }
    const outgoing = track(connect(target))
    forward(track(incoming), outgoing)
    forward(outgoing, incoming)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isHanging = isRefusing = false
      for (const socket of sockets) socket.resume()
    },
    refuse: () => {
      isRefusing = true
      cut()
    },
    cut,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
