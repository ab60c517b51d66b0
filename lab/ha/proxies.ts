/** The cache in front, nginx with the configuration of deploy/: what it stores and for how long, pages after an edit, and lost servers. */
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { invitation, registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { getGuestPageUrl, getInvitationUrl, send } from '../lib/http.ts'
import { skip } from '../lib/report.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePackages } from '../../scripts/lib/system.ts'
import { PURGE_MODULE, reservePorts, startNginx } from './nginx.ts'
import type { Nginx, NginxPorts } from './nginx.ts'
import { checkOddAddresses, checkVisitors } from './visitors.ts'
import { FRESH_S, STALE_S, STORED_SLUG, startOrigin } from './origin.ts'

/** How long an edited page may stay in the cache. */
const PURGED_MS = 1000
/** Longest wait for a page from the cache. */
const CACHED_MS = 200
const GIVE_UP_MS = 10_000
const VARIANTS = ['', '&lang=ar', '&lang=en'].flatMap((language) =>
  ['gzip, deflate, br', 'gzip', 'identity'].map((encoding) => ({ language, headers: { 'accept-encoding': encoding } })),
)

/** What the headers of a response promise, on an origin whose lifetimes are seconds. */
async function checkHeaders(folder: string, ports: NginxPorts): Promise<void> {
  const origin = await startOrigin()
  const { url, program } = await startNginx(join(folder, 'headers'), ports, [origin.port, origin.port])
  const page = getGuestPageUrl(url, STORED_SLUG)
  await Promise.all(Array.from({ length: 20 }, () => send(page)))
  expectExactly('requests of the origin for 20 at once', origin.takeCount(), 1)
  await send(`${page}&utm_source=whatsapp`)
  expectExactly('requests for another tracking parameter', origin.takeCount(), 0)
  origin.setDelay(500)
  // nginx counts whole seconds.
  await delay((FRESH_S + 1.2) * 1000)
  expectAtMost('stale page while it is revalidated', Math.round((await send(page)).ms), CACHED_MS, 'ms')
  await delay(1000)
  expectExactly('requests for revalidation', origin.takeCount(), 1)
  origin.setDelay(0)
  for (let count = 0; count < 3; count += 1) await send(`${url}/g/token`)
  expectExactly('requests for 3 personal pages', origin.takeCount(), 3)
  await checkVisitors(url, origin)
  await origin.close()
  await delay((FRESH_S + STALE_S + 1) * 1000)
  const stale = await send(page)
  expectExactly('status of an old page without an origin', stale.status, 200)
  const missing = await send(`${url}/api/v1/items`)
  expectExactly('status of another address without an origin', missing.status, 503)
  await program.stop()
}

/** A personal link, whose token is in no log. */
const TOKEN = 'k3v9xq2m7tdh4p8w5znb6cfgyj'

interface Site {
  /** Of nginx' files. */
  folder: string
  nginx: Nginx
  servers: OwnServer[]
  couple: BenchCouple
}

/** @returns the time until all variants of the page contain the text, or respond with the status, in ms */
async function measureUntilAll(
  url: string,
  slug: string,
  isDone: (response: { status: number; text: string }) => boolean,
): Promise<number> {
  const start = performance.now()
  const page = getGuestPageUrl(url, slug)
  for (const { language, headers } of VARIANTS) {
    while (!isDone(await send(page + language, { headers })) && performance.now() - start < GIVE_UP_MS) await delay(20)
  }
  return Math.round(performance.now() - start)
}

async function checkPurge({ nginx, servers, couple }: Site): Promise<void> {
  const api = `${servers[0]!.url}/api/v1/invitations`
  const { text } = await send(api, { method: 'POST', token: couple.token, json: invitation })
  const { slug, id, version } = JSON.parse(text) as { slug: string; id: string; version: number }
  const page = getGuestPageUrl(nginx.url, slug)
  // Both servers have the invitation in their caches, and nginx has the page.
  for (const server of servers) await send(getInvitationUrl(server.url, slug))
  const first = await Promise.all(VARIANTS.map(({ language, headers }) => send(page + language, { headers })))
  expectExactly('variants of a page', first.filter(({ status }) => status === 200).length, VARIANTS.length)
  const before = new Set(first.map(({ text: html }) => html))
  const json = { ...invitation, groom: 'كريم', version }
  await send(`${api}/${id}`, { method: 'PUT', token: couple.token, json })
  const edited = await measureUntilAll(nginx.url, slug, ({ text: html }) => !before.has(html))
  expectAtMost('all variants are new after an edit', edited, PURGED_MS, 'ms')
  await send(`${api}/${id}`, { method: 'DELETE', token: couple.token })
  const deleted = await measureUntilAll(nginx.url, slug, ({ status }) => status === 404)
  expectAtMost('all variants are gone after a deletion', deleted, PURGED_MS, 'ms')
}

/** Requests with a body must not be repeated or lost silently; pages come from the cache. */
async function checkLostServers({ folder, nginx, servers, couple }: Site): Promise<void> {
  const publish = () =>
    send(`${nginx.url}/api/v1/invitations`, { method: 'POST', token: couple.token, json: invitation })
  const { slug } = JSON.parse((await publish()).text) as { slug: string }
  const page = getGuestPageUrl(nginx.url, slug)
  await send(page)
  await stopServer(servers[0]!, 'SIGKILL')
  const reads = await Promise.all(Array.from({ length: 10 }, () => send(getInvitationUrl(nginx.url, slug))))
  expectExactly('of 10 reads, answered by the other server', reads.filter(({ status }) => status === 200).length, 10)
  const writes = await Promise.all(Array.from({ length: 10 }, publish))
  console.log(
    `  of 10 publications, accepted by the other server: ${writes.filter(({ status }) => status === 201).length}`,
  )
  expectExactly(
    'with a status other than 201 and 503',
    writes.filter(({ status }) => ![201, 503].includes(status)).length,
    0,
  )
  await stopServer(servers[1]!, 'SIGKILL')
  expectExactly('status of a cached page without servers', (await send(page)).status, 200)
  expectExactly('status of a publication without servers', (await publish()).status, 503)
  expectExactly('status of a personal page without servers', (await send(`${nginx.url}/g/${TOKEN}`)).status, 503)
  const logs = globSync(join(folder, '*.log')).map((file) => readFileSync(file, 'utf8'))
  expectExactly('logs that contain its token', logs.filter((log) => log.includes(TOKEN)).length, 0)
}

function readOverTls({ httpsUrl, certificate }: Nginx): Promise<number> {
  return new Promise((resolve) => {
    request(`${httpsUrl}/health/live`, { ca: certificate }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .once('error', () => resolve(0))
      .end()
  })
}

async function checkSite(folder: string, ports: NginxPorts): Promise<void> {
  const postgres = await startPostgres({ durable: false })
  const servers: OwnServer[] = []
  const environment = {
    DATABASE_URL: postgres.url,
    ACCESS_TOKEN_SECRET: 'x'.repeat(32),
    PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
    PUBLIC_URL: 'https://zaffa.example',
  }
  while (servers.length < 2) servers.push(await startServer({ environment }))
  const files = join(folder, 'site')
  const nginx = await startNginx(
    files,
    ports,
    servers.map(({ port }) => port),
  )
  try {
    const [couple] = (await registerCouples(servers[0]!.url, 1)) as [BenchCouple]
    const site = { folder: files, nginx, servers, couple }
    expectExactly('status over TLS', await readOverTls(nginx), 200)
    await checkOddAddresses(nginx.url, servers[0]!.url, couple.token)
    await checkPurge(site)
    await checkLostServers(site)
  } finally {
    await nginx.program.stop()
    await Promise.all(servers.map(discardServer))
    await postgres.stop()
  }
}

if (!(await ensurePackages(['nginx', 'libnginx-mod-http-cache-purge', 'postgresql'], ['nginx', PURGE_MODULE])))
  skip('nginx cannot be installed (Debian: apt-get install nginx libnginx-mod-http-cache-purge)')
const folder = mkdtempSync(join(tmpdir(), 'zaffa-proxies-'))
// The workers of nginx run as a user of their own.
chmodSync(folder, 0o755)
try {
  const ports = await reservePorts()
  await checkHeaders(folder, ports)
  await checkSite(folder, ports)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
exitWithResult()
