/**
 * `npm run bench:guests`: a guest list of 3,000 households: import, whole list and summary on both databases, again beside a million
 * households of other weddings; in a browser, the preview of a file with as many rows, and the list's page with a slow CPU, with and without a connection. Prints each
 * figure with its bound; fails when one does not hold.
 */
import { randomUUID } from 'node:crypto'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { expectAtMost, exitWithResult } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { ensureBrowser, ensurePostgres } from '../../scripts/lib/system.ts'
import { withCoupleBrowser } from '../lib/coupleBrowser.ts'
import { registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { fillHouseholds } from './fillHouseholds.ts'
import { measureGuestListPage } from './guestListPage.ts'
import { HOUSEHOLDS, createWedding, importList, timeCall } from '../lib/guestLists.ts'
import type { BenchWedding } from '../lib/guestLists.ts'
import { measureImportPreview } from './importPreview.ts'
import { getMedian } from './lighthouse.ts'
import { measureOfflineStart } from './offlineStart.ts'

const IMPORTS = 3
const CALLS = 40
const OTHERS = 1_000_000
const GROWTH_BOUND = 1.5

/** Medians, in ms. */
type Figures = Record<'import' | 'whole list' | 'summary' | 'search' | 'new household', number>

async function repeat(times: number, run: () => Promise<number>): Promise<number> {
  const all: number[] = []
  while (all.length < times) all.push(await run())
  return getMedian(all)
}

/** Measures the operations on full guest lists of new weddings. */
async function measureOperations(
  url: string,
  couple: BenchCouple,
): Promise<{ figures: Figures; wedding: BenchWedding }> {
  let wedding: BenchWedding | null = null
  const importMs = await repeat(IMPORTS, async () => {
    const imported = await importList(url, couple)
    wedding = imported.wedding
    return imported.ms
  })
  const { id, hallId } = wedding!
  const call = (path: string) => async () => (await timeCall(url, couple, 'GET', `weddings/${id}/${path}`)).ms
  const small = await createWedding(url, couple)
  const addOne = async () => {
    const body = { id: randomUUID(), name: 'منى عادل', side: 'bride', seats: [{ hallId: small.hallId, allowed: 3 }] }
    return (await timeCall(url, couple, 'POST', `weddings/${small.id}/households`, body)).ms
  }
  const figures = {
    import: importMs,
    'whole list': await repeat(CALLS, call(`households?limit=${HOUSEHOLDS}`)),
    summary: await repeat(CALLS, call('summary')),
    search: await repeat(CALLS, call(`households?q=${encodeURIComponent('احمد')}`)),
    'new household': await repeat(CALLS, addOne),
  }
  return { figures, wedding: { id, hallId } }
}

function checkBounds(title: string, figures: Figures): void {
  console.log(`\n${title}`)
  expectAtMost(`import of ${HOUSEHOLDS} households`, figures.import / 1000, 3, 's')
  expectAtMost('summary', figures.summary, 50, 'ms')
  for (const name of ['whole list', 'search', 'new household'] as const)
    console.log(`  ${name}: ${figures[name].toFixed(1)} ms`)
}

async function measureEmbedded(): Promise<void> {
  const server = await startServer()
  try {
    const [couple] = await registerCouples(server.url, 1)
    const { figures, wedding } = await measureOperations(server.url, couple!)
    checkBounds('Embedded database', figures)
    console.log('\nIn a browser')
    await withCoupleBrowser(server.url, couple!.token, async (browser) => {
      await measureGuestListPage(browser, server.url, wedding.id)
      await measureImportPreview(browser, server.url, couple!, wedding.id)
      await measureOfflineStart(browser, server.url, couple!, wedding.id)
    })
  } finally {
    await discardServer(server)
  }
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  try {
    const server = await startServer({ environment: { DATABASE_URL: postgres.url } })
    try {
      const [couple] = await registerCouples(server.url, 1)
      const { figures: alone } = await measureOperations(server.url, couple!)
      checkBounds('PostgreSQL', alone)
      await fillHouseholds(postgres.url, OTHERS)
      const { figures: crowded } = await measureOperations(server.url, couple!)
      checkBounds(`PostgreSQL, beside ${OTHERS} other households`, crowded)
      for (const [name, ms] of Object.entries(crowded))
        expectAtMost(`${name}, beside an empty database`, ms / alone[name as keyof Figures], GROWTH_BOUND, '×')
    } finally {
      await discardServer(server)
    }
  } finally {
    await postgres.stop()
  }
}

await ensureBrowser()
await ensureBuilt()
await measureEmbedded()
if (await ensurePostgres()) await measurePostgres()
else console.log('\nPostgreSQL: left out, there is none here (Debian: apt-get install postgresql).')
exitWithResult()
