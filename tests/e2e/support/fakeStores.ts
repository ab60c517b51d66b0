import { serveOnLoopback, type LoopbackServer } from './loopback.ts'

/** Fake server of the app and of the app stores. */
export interface FakeStores extends LoopbackServer {
  /** Paths and queries of the requests, in order. */
  requests: string[]
  /** Whether a path returns a page. A response without one leaves the visitor on the page, as the address of an app that is not installed. */
  open: (path: string) => boolean
}

export async function startFakeStores(): Promise<FakeStores> {
  const server = await serveOnLoopback((request, response) => {
    const path = request.url ?? '/'
    const isPage = path !== '/favicon.ico'
    if (isPage) stores.requests.push(path)
    if (isPage && stores.open(path))
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Fake</title><h1>Fake</h1>')
    else response.writeHead(204).end()
  })
  const stores: FakeStores = { ...server, requests: [], open: () => true }
  return stores
}
