/**
 * Runs a script of this project on the project's own Node, after installing what is missing.
 * Plain JavaScript without imports from node_modules: it is the first thing that runs on a fresh machine.
 * usage: node scripts/bootstrap.mjs scripts/<name>.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'

/** Whether a package of the lock file is missing or of another version; what is optional depends on the platform. */
function installIsStale() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  const [wanted, found] = [join(root, 'package-lock.json'), installed].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.entries(wanted).some(
    ([name, { version, optional, devOptional }]) => name !== '' && !optional && !devOptional && found[name]?.version !== version,
  )
}

if (installIsStale()) {
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: windows })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? Then run the command again.')
    process.exit(1)
  }
}

const [script, ...args] = process.argv.slice(2)
const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
