import { serveOnLoopback, type LoopbackServer } from './loopback.ts'

/** Stands in for the app and for the stores. */
export interface StandIns extends LoopbackServer {
  /** Paths and queries that were asked for, in order. */
  asked: string[]
  /** Whether a page comes up. An answer without one leaves the visitor where they are, as an app's address does that nobody opens. */
  open: (path: string) => boolean
}

export async function startStandIns(): Promise<StandIns> {
  const server = await serveOnLoopback((request, response) => {
    const path = request.url ?? '/'
    const isPage = path !== '/favicon.ico'
    if (isPage) standIns.asked.push(path)
    if (isPage && standIns.open(path)) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Stand-in</title><h1>Stand-in</h1>')
    else response.writeHead(204).end()
  })
  const standIns: StandIns = { ...server, asked: [], open: () => true }
  return standIns
}
