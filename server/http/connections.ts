import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Server as Listener, Socket } from 'node:net'

/** The connections of this process's listening servers, so that they can end in order. */
export interface Connections {
  watch: (server: Server) => Server
  /** Another socket that listens for a watched server. */
  watchListener: (listener: Listener) => void
  /**
   * No new connections from now on. Requests under way get their answer, with `Connection: close`; what is not done after
   * `limitMs` (a body that never arrives) is cut off. Resolves when the last connection is gone.
   */
  end: (limitMs: number) => Promise<void>
}

/** Node closes idle connections, but waits for a browser that has connected ahead; its request may be on the way for this long. */
const AHEAD_MS = 500

export function connections(): Connections {
  const servers: Server[] = []
  const listeners: Listener[] = []
  /** The last answer on each open connection, under way or done; null where nothing has been asked. */
  const open = new Map<Socket, ServerResponse | null>()
  let ending = false

  /** Guests come by the thousand: nothing here but to note the answer. */
  function onRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    open.set(socket, response)
    if (ending) response.shouldKeepAlive = false
  }

  function onConnection(socket: Socket): void {
    open.set(socket, null)
    socket.once('close', () => open.delete(socket))
  }

  function endAfterAnswers(): void {
    for (const [socket, response] of open) {
      if (!response || response.writableEnded) continue
      response.shouldKeepAlive = false
      // Its head may have left already, with the promise to keep the connection.
      response.once('close', () => socket.end())
    }
  }

  function closeAhead(): void {
    for (const [socket, response] of open) if (!response && socket.bytesRead === 0) socket.destroy()
  }

  return {
    watch: (server) => {
      servers.push(server)
      server.prependListener('request', onRequest)
      return server.on('connection', onConnection)
    },
    watchListener: (listener) => void listeners.push(listener),
    end: async (limitMs) => {
      ending = true
      const closed = [...listeners, ...servers].filter(({ listening }) => listening).map((each) => new Promise((done) => each.close(done)))
      endAfterAnswers()
      const aheadLimit = setTimeout(closeAhead, Math.min(AHEAD_MS, limitMs))
      const limit = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), limitMs)
      await Promise.all(closed)
      clearTimeout(limit)
      clearTimeout(aheadLimit)
    },
  }
}
