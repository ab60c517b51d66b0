import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.ts'

interface LockedPackage {
  version: string
  integrity?: string
  hasInstallScript?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const packages = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>).filter(
  ([place]) => place !== '',
)

/** `npm run lock` adds packages of other platforms without checksums; they are not fetched here. */
const isForThisPlatform = ({ os = process.platform, cpu = process.arch, libc = [] }: LockedPackage) =>
  [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && !libc.includes('musl')

it('has a checksum for every package installed on this platform, including the Node that runs the server', () => {
  expect(
    packages.filter(([, locked]) => isForThisPlatform(locked) && !locked.integrity).map(([place]) => place),
  ).toEqual([])
  const own = packages.find(([place]) => place === `node_modules/node-${process.platform}-${process.arch}`)
  expect(own?.[1].version).toBe(process.versions.node)
})

it('lists every package with an install script', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const wanting = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1)!)
  expect(wanting.filter((name) => !(name in allowScripts))).toEqual([])
})
