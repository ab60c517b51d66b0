/**
 * Runs a script of this project with the project's own Node, after installing missing packages.
 * Plain JavaScript without imports from node_modules, because it runs first on a new machine.
 * usage: node scripts/bootstrap.mjs [flags of Node] scripts/<name>.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
/** Older versions do not run TypeScript. */
const OLDEST_NODE = 24

const given = process.argv.slice(2)
const scriptIndex = given.findIndex((arg) => !arg.startsWith('--'))
const nodeFlags = given.slice(0, scriptIndex)
const [script, ...args] = given.slice(scriptIndex)
/** A copy of the project that includes its build needs no build tools to serve it. */
const needsTools = script !== 'scripts/start.ts' || !existsSync(join(root, 'dist/site/app.html'))

/** @returns whether a package of the lock file is missing or has another version; optional packages depend on the platform */
function installIsStale() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  const [wanted, found] = [join(root, 'package-lock.json'), installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  )
  return Object.entries(wanted).some(
    ([name, { version, dev, optional, devOptional }]) =>
      name !== '' && !optional && !devOptional && (needsTools || !dev) && found[name]?.version !== version,
  )
}

/**
 * @returns the project's own Node, an optional package of each platform whose checksum is in the lock file; or else the current one, if it is
 * new enough
 */
function findNode() {
  const folder = join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin')
  const own = join(folder, windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= OLDEST_NODE ? process.execPath : null
}

if (installIsStale()) {
  console.log(needsTools ? 'Installing packages (npm ci) …' : 'Installing packages (npm ci --omit=dev) …')
  const tools = needsTools ? [] : ['--omit=dev']
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...tools], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? Then run the command again.')
    process.exit(1)
  }
}

const node = findNode()
if (!node) {
  console.error(
    `There is no Node package for ${process.platform} ${process.arch}. Install Node ${OLDEST_NODE} or newer, then run the command again.`,
  )
  process.exit(1)
}
// Before the script starts, because modules read the environment when they are imported. Tests do not read `.env`.
if (['scripts/start.ts', 'scripts/dev.ts'].includes(script)) nodeFlags.push('--env-file-if-exists=.env')
const child = spawn(node, [...nodeFlags, join(root, script), ...args], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
