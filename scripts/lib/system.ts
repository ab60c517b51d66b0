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

/**
 * Finds or installs the browser for measurements. It is the whole Chromium, as guests have it: in the headless shell, tasks are shorter.
 * @returns the path of its program; null lets Lighthouse find Chrome
 */
export async function ensureMeasuringBrowser(): Promise<string | null> {
  await ensureBrowser()
  const chromium = findBrowser()?.chromium ?? null
  console.log(`measured in the whole browser: ${chromium ?? 'Chrome'} --headless=new`)
  return chromium
}

/**
 * Finds or installs Chromium's headless shell, to measure beside the whole browser.
 * @returns the path of its program, or null
 */
export async function ensureHeadlessShell(): Promise<string | null> {
  const name = 'chromium-headless-shell'
  if (!findProgram(name)) await installDebianPackages(name)
  const shell = findProgram(name)
  if (!shell) console.log('There is no headless shell here: only the whole browser is measured.')
  return shell
}

/**
 * Installs wrk, the load generator, if possible.
 * @throws Error that says what to install otherwise
 */
export async function ensureLoadGenerator(): Promise<void> {
  if (findProgram('wrk') || (await installDebianPackages('wrk'))) return
  throw new Error(
    'wrk is needed to measure the server: install it (Debian: apt-get install wrk; macOS: brew install wrk).',
  )
}

/** @returns whether Prometheus with promtool is installed, after an attempt to install it */
export const ensurePrometheus = async (): Promise<boolean> =>
  (findProgram('prometheus') ?? findProgram('promtool')) !== null || (await installDebianPackages('prometheus'))

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

/**
 * Installs what builds and runs images, if possible: podman is needed only for running.
 * @returns why images cannot be built here, or null
 */
export async function ensureImageTools(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'it needs root, for mmdebstrap and buildah.'
  const needed = ['buildah', 'mmdebstrap', 'podman', 'crun']
  if (needed.some((name) => !findProgram(name))) await installDebianPackages(...needed)
  const missing = needed.slice(0, 2).filter((name) => !findProgram(name))
  return missing.length === 0
    ? null
    : `${missing.join(' and ')} cannot be found (Debian: apt-get install ${missing.join(' ')}).`
}
