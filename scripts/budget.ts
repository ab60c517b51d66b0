/**
 * Runs after the build: measures the scripts (brotli) of the home page, of the guest page and of the pages of a guest list, and fails when
 * one exceeds its budget.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readChunkFiles, type ChunkFiles } from './webpack/buildStats.ts'
import { root } from './lib/run.ts'

const KIB = 1024
const site = join(root, 'dist/site')

/** @returns the scripts of the named chunks, each once */
function listScripts(groups: ChunkFiles, ...names: string[]): Set<string> {
  const files = names.flatMap((name) => {
    const group = groups[name]
    if (!group) throw new Error(`The build has no chunk '${name}': has its webpackChunkName changed?`)
    return group
  })
  return new Set(files.filter((file) => file.endsWith('.js')))
}

const sumBytes = (scripts: Set<string>): number =>
  [...scripts].reduce((sum, script) => sum + statSync(join(site, `${script}.br`)).size, 0)

/**
 * Prints the size of one page's scripts.
 * @returns whether it is within the budget
 */
function reportPage(page: string, scripts: Set<string>, budgetKib: number): boolean {
  const kib = sumBytes(scripts) / KIB
  console.log(`${page}: ${kib.toFixed(1)} KiB of script, brotli (budget ${budgetKib})`)
  return kib <= budgetKib
}

const home = listScripts(
  await readChunkFiles('site'),
  'main',
  'page-home',
  'messages-site-ar-json',
  'messages-home-ar-json',
)
const guestList = listScripts(await readChunkFiles('site'), 'page-guests')
const guestImport = listScripts(await readChunkFiles('site'), 'page-guest-import')
const importWorker = listScripts(await readChunkFiles('site'), 'guest-import-worker')
const guest = await readChunkFiles('guest')

const results = [
  reportPage('Home page', home, 130),
  reportPage('Guest list, on demand', guestList, 34),
  reportPage('Import of guests, on demand', guestImport, 119),
  reportPage('Worker that reads imported files', importWorker, 78),
  reportPage('Guest page', listScripts(guest, 'guest-inline', 'guest-page'), 4),
  reportPage(
    'Guest page, notice of changes on demand',
    listScripts(guest, 'guest-notice', 'messages-guest-ar-json'),
    80,
  ),
]
if (results.includes(false)) {
  console.error(
    'Over the budget. dist/stats lists the files of each chunk; forms, dialogs and menus may be loaded later.',
  )
  process.exit(1)
}
