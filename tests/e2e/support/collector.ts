import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveOnLoopback, type LoopbackServer } from './loopback.ts'

export type VendorName = 'tagManager' | 'metaPixel' | 'tiktokPixel'

/** What one script sent: a command or an object of its queue, as it stood there. */
interface Sent {
  vendor: VendorName
  entry: unknown
  /** When its page was opened, and its place in the order of that page: what is sent at once may arrive in any order. */
  opened: number
  number: number
}

/**
 * Sends what is in a queue, and what comes into it, as the vendors' own scripts do: by sendBeacon, which outlives the page.
 * Each stand-in says how its queue is taken over.
 */
const sending = (vendor: VendorName) => `
  const address = new URL('/collect', document.currentScript.src)
  const send = (entry) => {
    window.collected = (window.collected ?? 0) + 1
    const sent = { vendor: '${vendor}', entry, opened: performance.timeOrigin, number: window.collected }
    navigator.sendBeacon(address, JSON.stringify(sent))
  }
`

const plain = `const plain = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry`

/** Paths of the vendors' scripts, and stand-ins for them. */
const scripts: Record<string, string> = {
  '/gtm.js': `${sending('tagManager')} ${plain}
    for (const entry of dataLayer) send(plain(entry))
    dataLayer.push = (...entries) => entries.forEach((entry) => send(plain(entry)))`,
  '/en_US/fbevents.js': `${sending('metaPixel')}
    fbq.callMethod = (...command) => send(command)
    for (const command of fbq.queue.splice(0)) send(command)`,
  '/i18n/pixel/events.js': `${sending('tiktokPixel')}
    for (const command of ttq.splice(0)) send(command)
    ttq.push = (command) => send(command)`,
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Whether the tag manager was told an event of this name. */
export const isEvent =
  (name: string) =>
  (entry: unknown): boolean =>
    (entry as { event?: string }).event === name

/** Stands in for everybody who measures. */
export interface Collector extends LoopbackServer {
  /** Scripts that were fetched, with their queries. */
  fetched: () => string[]
  /** What one vendor was told, in order. */
  told: (vendor: VendorName) => unknown[]
  /** Waits until a vendor has been told something. */
  hears: (vendor: VendorName, what: (entry: unknown) => boolean) => Promise<unknown>
  /** Forgets what has come so far. */
  clear: () => void
}

export async function startCollector(): Promise<Collector> {
  let fetched: string[] = []
  let sent: Sent[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://collector')
    const script = scripts[url.pathname]
    if (script) {
      fetched.push(url.pathname + url.search)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(() => { ${script} })()`)
    } else if (url.pathname === '/collect') {
      sent.push(JSON.parse(await bodyOf(request)) as Sent)
      response.writeHead(204).end()
    } else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>')
  }
  const server = await serveOnLoopback((request, response) => void answer(request, response))
  const told = (vendor: VendorName) =>
    sent
      .filter((each) => each.vendor === vendor)
      .toSorted((a, b) => a.opened - b.opened || a.number - b.number)
      .map(({ entry }) => entry)
  return {
    ...server,
    fetched: () => fetched,
    told,
    hears: (vendor, what) => browser.waitUntil(() => told(vendor).some(what), { timeoutMsg: `${vendor} does not hear of it` }),
    clear: () => {
      fetched = []
      sent = []
    },
  }
}
