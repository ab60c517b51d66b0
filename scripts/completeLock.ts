/**
 * `npm run lock`, after every change of dependencies: adds the optional packages of other platforms that npm left out of package-lock.json
 * because the registry here does not have them. Without them `npm ci` refuses the file on those platforms, and here. Their entries have no
 * address and no checksum: npm does not fetch them on other platforms. The script also removes addresses of packages, so that each machine
 * uses its own registry.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/run.ts'

interface LockedPackage {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, LockedPackage>
}

/** npm's name of an operating system by the word in package names. */
const systems: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
}
const processors = new Set(['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'])

/** @returns whether Node would find the package from this place in the tree */
function isInstalled(packages: Lock['packages'], place: string, name: string): boolean {
  const folders = place.split('/node_modules/')
  const above = folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/node_modules/')}/`)
  return ['', ...above].some((folder) => `${folder}node_modules/${name}` in packages)
}

/** @returns the lock entry of a platform's package, derived from its name, or null when the name contains no platform */
function createPlatformEntry(name: string, version: string, dev: boolean | undefined): LockedPackage | null {
  const words = name.split(/[/-]/)
  const os = words.map((word) => systems[word]).find(Boolean)
  const cpu = words.find((word) => processors.has(word))
  if (!os && cpu !== 'wasm32') return null
  return {
    version,
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
  }
}

function findMissingEntries({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (place === '' || isInstalled(packages, place, name)) continue
      const entry = createPlatformEntry(name, version, dev)
      if (entry) missing[`node_modules/${name}`] = entry
      else console.warn(`${name}, of ${place}: its name tells no platform; left out`)
    }
  }
  return missing
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as Lock
const missing = findMissingEntries(lock)
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
let addresses = 0
for (const [, entry] of packages) {
  if (entry.resolved?.startsWith('http')) {
    delete entry.resolved
    addresses += 1
  }
}
await writeFile(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(
  `package-lock.json: ${Object.keys(missing).length} packages of other platforms added, ${addresses} addresses taken out`,
)
