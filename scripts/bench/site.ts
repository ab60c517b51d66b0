/**
 * `npm run bench:site`: load time of the site's pages on a phone. Prints each figure with its bound; fails when one does not hold. Arguments
 * select pages: `npm run bench:site -- home items`. Runs five visits each with Lighthouse's mobile settings.
 */
import { paths } from '../../shared/routes.ts'
import { ensureBuilt } from '../lib/build.ts'
import { expectAtLeast, expectAtMost, exitWithResult } from '../lib/figures.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { ensureMeasuringBrowser } from '../lib/system.ts'
import { KIB, getVisitMedian, fetchScriptSize, printHeading, checkScores } from './figures.ts'
import { visitRepeatedly } from './lighthouse.ts'

const VISITS = 5

interface Page {
  path: string
  /** Maximum size of its scripts, in KiB of brotli. */
  scripts: number
}

/**
 * The limit of the home page is a product requirement. Other pages also load their own components: tabs, a dialog, a form with validation.
 */
const pages: Record<string, Page> = {
  home: { path: paths.home, scripts: 160 },
  about: { path: paths.about, scripts: 160 },
  items: { path: paths.items, scripts: 168 },
  providers: { path: paths.providers, scripts: 165 },
  contact: { path: paths.contact, scripts: 210 },
}

async function measurePage(name: string, url: string, scripts: number): Promise<void> {
  const { visits: taken, repeated } = await visitRepeatedly([url], VISITS, browser)
  const [visits = []] = taken
  printHeading(name, VISITS, repeated)
  expectAtLeast(
    'performance',
    getVisitMedian(visits, (v) => v.performance),
    97,
  )
  expectAtMost('largest contentful paint', getVisitMedian(visits, (v) => v.lcp) / 1000, 1.5, 's')
  expectAtMost(
    'blocking time',
    getVisitMedian(visits, (v) => v.tbt),
    200,
    'ms',
  )
  expectAtMost(
    'layout shift',
    getVisitMedian(visits, (v) => v.cls),
    0.01,
  )
  checkScores(visits)
  const html = await (await fetch(url, { headers: { 'accept-language': 'ar' } })).text()
  expectAtMost('scripts, brotli', (await fetchScriptSize(url, html)) / KIB, scripts, 'KiB')
}

const browser = await ensureMeasuringBrowser()
await ensureBuilt()
const wanted = process.argv.slice(2)
const server = await startServer()
try {
  for (const [name, { path, scripts }] of Object.entries(pages)) {
    if (wanted.length === 0 || wanted.includes(name)) await measurePage(name, server.url + path, scripts)
  }
} finally {
  await discardServer(server)
}
exitWithResult()
