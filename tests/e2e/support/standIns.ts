import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in for the app and for the stores: other people's servers, on this machine. */
export interface StandIns {
  url: string
  /** Paths and queries that were asked for, in order. */
  asked: string[]
  /** Whether a page comes up. An answer without one leaves the visitor where they are, as an app's address does that nobody opens. */
  open: (path: string) => boolean
  stop: () => Promise<void>
}

export async function startStandIns(): Promise<StandIns> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path !== '/favicon.ico') standIns.asked.push(path)
    if (standIns.open(path)) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Stand-in</title><h1>Stand-in</h1>')
    else response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const standIns: StandIns = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    open: () => true,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIns
}
