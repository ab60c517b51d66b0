/**
 * After the build: how much script, as brotli, the home page and the public invitation page take before they are complete,
 * in Arabic. Fails beyond the budgets.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readChunkFiles } from './lib/buildStats.ts'
import { root } from './lib/run.ts'

const KIB = 1024
const site = join(root, 'dist/site')
const groups = await readChunkFiles()

/** @returns the scripts of the named chunks, each once. */
function scriptsOf(...names: string[]): Set<string> {
  const files = names.flatMap((name) => {
    const group = groups[name]
    if (!group) throw new Error(`The build has no chunk '${name}': is its webpackChunkName another one now?`)
    return group
  })
  return new Set(files.filter((file) => file.endsWith('.js')))
}

const bytesOf = (scripts: Set<string>): number => [...scripts].reduce((sum, script) => sum + statSync(join(site, `${script}.br`)).size, 0)

/** Prints one page's sum. @returns whether it keeps its budget. */
function report(page: string, scripts: Set<string>, budgetKib: number, aimKib?: number): boolean {
  const kib = bytesOf(scripts) / KIB
  const aim = aimKib === undefined ? '' : `, aim ${aimKib}`
  console.log(`${page}: ${kib.toFixed(1)} KiB of script, brotli (budget ${budgetKib}${aim})`)
  return kib <= budgetKib
}

const home = scriptsOf('main', 'page-home', 'messages-site-ar')
const invitations = Object.keys(groups)
  .filter((name) => name.startsWith('template-'))
  .map((template) => ({ template, scripts: scriptsOf('guest', 'messages-guest-ar', template) }))
const largest = invitations.reduce((a, b) => (bytesOf(b.scripts) > bytesOf(a.scripts) ? b : a))

const kept = [report('Home page', home, 160), report(`Public invitation page (${largest.template})`, largest.scripts, 140, 95)]
if (kept.includes(false)) {
  console.error('Beyond the budget. What is in the chunks: dist/stats.json; what may be split off: forms, dialogs, menus.')
  process.exit(1)
}
