import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** @returns the first program of these names on the PATH, or null. */
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

/** Installs Debian's packages where that is possible without asking anybody: as root, with apt-get. @returns whether they are installed. */
async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  console.log(`Installing ${packages.join(', ')} (apt-get) …`)
  // Run level 1: a package that brings a service does not start it.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], env)
  return (await run('apt-get', ['install', '-y', '-qq', ...packages], env)).code === 0
}

export interface Browser {
  chromium: string
  chromedriver: string
}

/** @returns the machine's own Chromium and its driver, or null: WebdriverIO then fetches a pair that fit each other. */
export function findBrowser(): Browser | null {
  const chromium = findProgram('chromium', 'chromium-browser')
  const chromedriver = findProgram('chromedriver')
  return chromium && chromedriver ? { chromium, chromedriver } : null
}

/** Brings Chromium to the machine where it can; says what happens otherwise. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return
  if (await installDebianPackages('chromium', 'chromium-driver')) return
  console.log('There is no Chromium with chromedriver here: WebdriverIO fetches its own.')
}

const findLightBrowser = (): string | null => findProgram('chromium-headless-shell')

/**
 * The browser that pages are measured with: Chromium's engine without the window around it where there is one, since on
 * two cores the window's own work is measured along with the page. @returns its program; null lets Lighthouse look for Chrome
 */
export async function ensureMeasuringBrowser(): Promise<string | null> {
  if (!findLightBrowser()) await installDebianPackages('chromium-headless-shell')
  const light = findLightBrowser()
  if (light) return light
  await ensureBrowser()
  console.log('There is no chromium-headless-shell here: the window of the whole browser is measured along with the page.')
  return findBrowser()?.chromium ?? null
}

/** Brings wrk, which makes load, to the machine where it can. @throws Error saying what to install otherwise */
export async function ensureLoadGenerator(): Promise<void> {
  if (findProgram('wrk') || (await installDebianPackages('wrk'))) return
  throw new Error('wrk is needed to measure the server: install it (Debian: apt-get install wrk; macOS: brew install wrk).')
}

const hasPostgres = (): boolean => findProgram('initdb') !== null || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0

/** Brings PostgreSQL's programs, and Redis, to the machine where it can. @returns whether PostgreSQL's are there. */
export async function ensurePostgres(): Promise<boolean> {
  if (!hasPostgres() || !findProgram('redis-server')) await installDebianPackages('postgresql', 'redis-server')
  return hasPostgres()
}
