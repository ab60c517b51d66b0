import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveOnLoopback, type LoopbackServer } from './loopback.ts'

export type VendorName = 'tagManager' | 'metaPixel' | 'tiktokPixel'

/** A command or an object that a vendor's script found in its queue. */
interface Sent {
  vendor: VendorName
  entry: unknown
  /** Time origin and sequence number of the page: requests that are sent together may arrive in any order. */
  opened: number
  number: number
}

/** Script that forwards the entries of a vendor's queue with sendBeacon, which outlives the page, as the vendors' scripts do. */
const createForwardingScript = (vendor: VendorName) => `
  const address = new URL('/collect', document.currentScript.src)
  const send = (entry) => {
    window.collected = (window.collected ?? 0) + 1
    const sent = { vendor: '${vendor}', entry, opened: performance.timeOrigin, number: window.collected }
    navigator.sendBeacon(address, JSON.stringify(sent))
  }
`

const plain = `const plain = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry`

/** Fake scripts of the vendors, by path. */
const scripts: Record<string, string> = {
  '/gtm.js': `${createForwardingScript('tagManager')} ${plain}
    for (const entry of dataLayer) send(plain(entry))
    dataLayer.push = (...entries) => entries.forEach((entry) => send(plain(entry)))`,
  '/en_US/fbevents.js': `${createForwardingScript('metaPixel')}
    fbq.callMethod = (...command) => send(command)
    for (const command of fbq.queue.splice(0)) send(command)`,
  '/i18n/pixel/events.js': `${createForwardingScript('tiktokPixel')}
    for (const command of ttq.splice(0)) send(command)
    ttq.push = (command) => send(command)`,
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** @returns a predicate for the tag manager's events of this name. */
export const isEvent =
  (name: string) =>
  (entry: unknown): boolean =>
    (entry as { event?: string }).event === name

/** Fake server of the analytics vendors. */
export interface Collector extends LoopbackServer {
  /** Paths and queries of the scripts that were requested. */
  requestedScripts: () => string[]
  /** Entries that a vendor has received, in order. */
  getReceived: (vendor: VendorName) => unknown[]
  /** Waits until a vendor has received an entry that matches. */
  waitFor: (vendor: VendorName, matches: (entry: unknown) => boolean) => Promise<unknown>
  clear: () => void
}

export async function startCollector(): Promise<Collector> {
  let requested: string[] = []
  let sent: Sent[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://collector')
    const script = scripts[url.pathname]
    if (script) {
      requested.push(url.pathname + url.search)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(() => { ${script} })()`)
    } else if (url.pathname === '/collect') {
      sent.push(JSON.parse(await readBody(request)) as Sent)
      response.writeHead(204).end()
    } else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>')
  }
  const server = await serveOnLoopback((request, response) => void respond(request, response))
  const getReceived = (vendor: VendorName) =>
    sent
      .filter((each) => each.vendor === vendor)
      .toSorted((a, b) => a.opened - b.opened || a.number - b.number)
      .map(({ entry }) => entry)
  return {
    ...server,
    requestedScripts: () => requested,
    getReceived,
    waitFor: (vendor, matches) =>
      browser.waitUntil(() => getReceived(vendor).some(matches), {
        timeoutMsg: `${vendor} does not receive the entry`,
      }),
    clear: () => {
      requested = []
      sent = []
    },
  }
}
