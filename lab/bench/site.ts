/**
 * `npm run bench:site`: load time of the site's pages on a phone. Prints each figure with its bound; fails when one does not hold. Arguments
 * select pages: `npm run bench:site -- home items`. Runs five visits each with Lighthouse's mobile settings.
 */
import { PHOTOS_PER_PROVIDER } from '../../shared/limits.ts'
import { paths, providerPath } from '../../shared/routes.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { expectAtLeast, expectAtMost, exitWithResult } from '../lib/figures.ts'
import {
  createPhotographedProvider,
  editProvider,
  waitForSamplePhotos,
} from '../../scripts/lib/photographedProvider.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { createOperatorAccount, sendAsOperator, signInOperator } from '../../tests/e2e/support/operator.ts'
import { ensureMeasuringBrowser } from '../lib/tools.ts'
import { KIB, getVisitMedian, fetchScriptSize, printHeading, printLongTasks, checkScores } from './visits.ts'
import { checkPress, type Press } from './interaction.ts'
import { visitRepeatedly } from './lighthouse.ts'

const VISITS = 5

interface Page {
  /** Absent for the page of a provider, which is created before it is measured. */
  path?: string
  /** Maximum size of its scripts, in KiB of brotli. */
  scripts: number
  /** Maximum blocking time, in ms. */
  blocking: number
  /** Maximum largest contentful paint, in s. */
  paint: number
}

/** The first button of every page. */
const press: Press = {
  name: 'press on the menu',
  target: 'button[aria-controls="main-menu"]',
  effect: '#main-menu:popover-open',
}
/**
 * The limit of the home page is a product requirement. The contact page also loads Material UI's fields, a form library and validation. The
 * largest paint of directory and provider is a photograph (docs/decisions/0095-rendered-directory.md).
 */
const pages: Record<string, Page> = {
  home: { path: paths.home, scripts: 130, blocking: 150, paint: 1.5 },
  about: { path: paths.about, scripts: 130, blocking: 200, paint: 1.6 },
  items: { path: paths.items, scripts: 130, blocking: 200, paint: 1.6 },
  providers: { path: paths.providers, scripts: 135, blocking: 200, paint: 1.6 },
  directory: { path: paths.directory, scripts: 220, blocking: 250, paint: 2.1 },
  provider: { scripts: 150, blocking: 200, paint: 2.1 },
  contact: { path: paths.contact, scripts: 213, blocking: 200, paint: 1.6 },
}

/** Lists a provider with a profile and as many photographs as it may have. @returns the path of its page */
async function listFullProvider(target: OwnServer): Promise<string> {
  const provider = await createPhotographedProvider(target, PHOTOS_PER_PROVIDER)
  await editProvider(target, provider, 1)
  const token = await signInOperator(target, await createOperatorAccount(target))
  const photos = provider.photos.map(({ id }) => ({ id, alt: null, isListed: true }))
  const decision = { decision: 'approve', version: 2, photos }
  await sendAsOperator(target, token, `/providers/${provider.id}/decision`, decision)
  return providerPath(provider.id)
}

/** Measures a page in Arabic, the site's first language, and checks the scores in English too. */
async function measurePage(name: string, address: string, { scripts, blocking, paint }: Page): Promise<void> {
  const url = `${address}?lang=ar`
  const { visits: taken, repeated } = await visitRepeatedly([url], VISITS, browser)
  const [visits = []] = taken
  printHeading(name, VISITS, repeated)
  expectAtLeast(
    'performance',
    getVisitMedian(visits, (v) => v.performance),
    97,
  )
  expectAtMost('largest contentful paint', getVisitMedian(visits, (v) => v.lcp) / 1000, paint, 's')
  expectAtMost(
    'blocking time',
    getVisitMedian(visits, (v) => v.tbt),
    blocking,
    'ms',
  )
  printLongTasks(visits)
  await checkPress(url, press)
  expectAtMost(
    'layout shift',
    getVisitMedian(visits, (v) => v.cls),
    0.01,
  )
  checkScores(visits)
  const { visits: english } = await visitRepeatedly([`${address}?lang=en`], 1, browser)
  console.log('  in English:')
  checkScores(english[0] ?? [])
  const html = await (await fetch(url)).text()
  expectAtMost('scripts, brotli', (await fetchScriptSize(url, html)) / KIB, scripts, 'KiB')
}

const browser = await ensureMeasuringBrowser()
await ensureBuilt()
const wanted = process.argv.slice(2)
const server = await startServer({ environment: { DEMO_PHOTOGRAPHS: 'yes' } })
try {
  // Drawing would slow down what is measured.
  await waitForSamplePhotos(server)
  for (const [name, page] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const path = page.path ?? (await listFullProvider(server))
    await measurePage(name, server.url + path, page)
  }
} finally {
  await discardServer(server)
}
exitWithResult()
