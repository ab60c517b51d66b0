import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** @returns the first program with one of these names in PATH, or null */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Installs Debian packages when no confirmation is needed: as root, with apt-get.
 * @returns whether they are installed
 */
async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  // Run level 1: a package with a service does not start it.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], env)
  return (await run('apt-get', ['install', '-y', '-qq', ...packages], env)).code === 0
}

/** @param name a program, or the whole path of a file */
const isFound = (name: string): boolean => (name.startsWith('/') ? existsSync(name) : findProgram(name) !== null)

/**
 * Installs Debian packages if one of the programs, or of the files given by their whole path, is missing and it is possible.
 * @returns whether all are there
 */
export async function ensurePackages(packages: string[], programs: string[]): Promise<boolean> {
  const areFound = () => programs.every(isFound)
  return areFound() || ((await installDebianPackages(...packages)) && areFound())
}

export interface Browser {
  chromium: string
  chromedriver: string
}

/** @returns the machine's own Chromium and its driver, or null: WebdriverIO then downloads a matching pair */
export function findBrowser(): Browser | null {
  const chromium = findProgram('chromium', 'chromium-browser')
  const chromedriver = findProgram('chromedriver')
  return chromium && chromedriver ? { chromium, chromedriver } : null
}

/** Installs Chromium if possible; otherwise prints what happens instead. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return
  if (await installDebianPackages('chromium', 'chromium-driver')) return
  console.log('There is no Chromium with chromedriver here: WebdriverIO fetches its own.')
}

const hasPostgres = (): boolean =>
  findProgram('initdb') !== null || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0

/**
 * Installs PostgreSQL and Redis if possible.
 * @returns whether PostgreSQL is installed
 */
export async function ensurePostgres(): Promise<boolean> {
  if (!hasPostgres() || !findProgram('redis-server')) await installDebianPackages('postgresql', 'redis-server')
  return hasPostgres()
}
