import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../lib/system.ts'
import { root } from '../lib/run.ts'

/** One visit of a page as Lighthouse's mobile phone on its slow network. */
export interface Visit {
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number
  tbt: number
  cls: number
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Bytes on the wire by kind of file, headers included. */
  bytes: { document: number; font: number; total: number }
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

const cli = join(root, 'node_modules/lighthouse/cli/index.js')
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

async function report(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-lighthouse-'))
  const file = join(folder, 'report.json')
  const args = [cli, url, '--quiet', '--output=json', `--output-path=${file}`, '--no-enable-error-reporting', `--chrome-flags=${chromeFlags.join(' ')}`]
  const chrome = findBrowser()?.chromium
  const env = { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) }
  try {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await once(child, 'exit')
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Transfer {
  resourceType: string
  transferSize: number
}

/** Now and then Chromium loses the beginning of its recording: then nothing has been measured. */
const ATTEMPTS = 3

async function measured(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await report(url)
    if (!outcome.runtimeError) return outcome
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}: ${outcome.runtimeError.message}`)
  }
}

/** @throws Error when the page could not be measured */
export async function visit(url: string): Promise<Visit> {
  const { audits, categories } = await measured(url)
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const transfers = (audits['network-requests']?.details?.items ?? []) as Transfer[]
  const bytes = (...kinds: string[]) =>
    transfers.filter(({ resourceType }) => kinds.length === 0 || kinds.includes(resourceType)).reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    bytes: { document: bytes('Document'), font: bytes('Font'), total: bytes() },
  }
}

/** The middle of an odd number of values. */
export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
