import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveOnLoopback, type LoopbackServer } from './loopback.ts'

const vendors = ['tagManager', 'metaPixel', 'tiktokPixel'] as const
export type VendorName = (typeof vendors)[number]

/** A command or an object that a vendor's script found in its queue. */
interface Sent {
  vendor: VendorName
  entry: unknown
  /** Time origin of the page, and the entry's place in the page's order of sending, from 1. */
  opened: number
  number: number
}

/** A page that is open, and how many entries it has sent. */
type Position = Pick<Sent, 'opened' | 'number'>

/** @returns how far the browser's page has sent, whether or not it has been received. */
const getPosition = (): Promise<Position> =>
  browser.execute(() => ({
    opened: performance.timeOrigin,
    number: (window as { collected?: number }).collected ?? 0,
  }))

/**
 * @returns the entries after a position in order of sending, those of each page up to the first that is still under
 * way: requests that are sent together may arrive in any order
 */
function getEntriesAfter(position: Position, sent: Sent[]): Sent[] {
  const next = new Map([[position.opened, position.number + 1]])
  return sent
    .filter(({ opened }) => opened >= position.opened)
    .toSorted((a, b) => a.opened - b.opened || a.number - b.number)
    .filter(({ opened, number }) => {
      const expected = next.get(opened) ?? 1
      if (number === expected) next.set(opened, expected + 1)
      return number === expected
    })
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
  /** The same for each of the three vendors. */
  getAllReceived: () => unknown[][]
  /** Waits until a vendor has received an entry that matches. */
  waitFor: (vendor: VendorName, matches: (entry: unknown) => boolean) => Promise<unknown>
  /** Ignores what the browser has requested and sent so far. */
  clear: () => Promise<void>
}

export async function startCollector(): Promise<Collector> {
  let requested: string[] = []
  const sent: Sent[] = []
  let start: Position = { opened: 0, number: 0 }
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
    getEntriesAfter(start, sent)
      .filter((each) => each.vendor === vendor)
      .map(({ entry }) => entry)
  return {
    ...server,
    requestedScripts: () => requested,
    getReceived,
    getAllReceived: () => vendors.map(getReceived),
    waitFor: (vendor, matches) =>
      browser.waitUntil(() => getReceived(vendor).some(matches), {
        timeoutMsg: `${vendor} does not receive the entry`,
      }),
    clear: async () => {
      requested = []
      start = await getPosition()
    },
  }
}
