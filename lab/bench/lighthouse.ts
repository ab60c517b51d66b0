import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../../tests/e2e/support/capabilities.ts'
import { root } from '../../scripts/lib/run.ts'
import { sumLongTasks, type TimeByCause } from './longTasks.ts'

/** One visit of a page with Lighthouse's mobile settings, on its slow network. */
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
  /** Transferred bytes by kind of file, including headers. */
  bytes: { document: number; font: number; script: number; total: number }
  /** Lighthouse's benchmark index of the machine just before the visit. The CPU throttling factor is fixed, so times depend on it. */
  machine: number
  /** Time in tasks of more than 50 ms on the slow CPU, in ms. */
  longTasks: TimeByCause
}

/** Lighthouse's CPU throttling factor for mobile. */
const CPU_FACTOR = 4

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

const cli = join(root, 'node_modules/lighthouse/cli/index.js')

/** Invitations are `noindex` on purpose; server tests check which pages are indexable. */
const SKIPPED_AUDIT = 'is-crawlable'

interface Run {
  report: Report
  longTasks: TimeByCause
}

async function runLighthouse(url: string, browser: string | null): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-lighthouse-'))
  const file = join(folder, 'report.json')
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    '--no-enable-error-reporting',
    `--skip-audits=${SKIPPED_AUDIT}`,
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ]
  const env = { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) }
  try {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await once(child, 'exit')
    const report = (await readJson('report.json')) as Report
    const trace = (await readJson('report-0.trace.json')) as Parameters<typeof sumLongTasks>[0]
    return { report, longTasks: sumLongTasks(trace, CPU_FACTOR) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Transfer {
  resourceType: string
  transferSize: number
}

/** Chromium occasionally loses the start of its trace or the largest paint, so the measurement is repeated. */
const ATTEMPTS = 3

async function measureUntilComplete(url: string, browser: string | null): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const run = await runLighthouse(url, browser)
    const { runtimeError, audits } = run.report
    const paint = audits['largest-contentful-paint']
    const fault = runtimeError?.message ?? (paint?.numericValue === undefined ? 'no largest paint was seen' : null)
    if (fault === null) return run
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}: ${fault}`)
  }
}

/** @throws Error when the page could not be measured */
async function visit(url: string, browser: string | null): Promise<Visit> {
  const { report, longTasks } = await measureUntilComplete(url, browser)
  const { audits, categories, environment } = report
  const getValue = (audit: string) => audits[audit]?.numericValue ?? NaN
  const getScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const transfers = (audits['network-requests']?.details?.items ?? []) as Transfer[]
  const sumBytes = (...kinds: string[]) =>
    transfers
      .filter(({ resourceType }) => kinds.length === 0 || kinds.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    lcp: getValue('largest-contentful-paint'),
    tbt: getValue('total-blocking-time'),
    cls: getValue('cumulative-layout-shift'),
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    bestPractices: getScore('best-practices'),
    seo: getScore('seo'),
    bytes: { document: sumBytes('Document'), font: sumBytes('Font'), script: sumBytes('Script'), total: sumBytes() },
    machine: environment.benchmarkIndex,
    longTasks,
  }
}

/** @returns the median of an odd number of values */
export const getMedian = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Rounds below this share of the machine's best speed are discarded: another load distorted them. */
const MIN_SPEED_SHARE = 0.85
/** Maximum number of rounds, as a multiple of the requested number. */
const MAX_ROUNDS_FACTOR = 3

/** @returns the machine's lowest speed in a round */
const getSpeed = (round: Visit[]): number => Math.min(...round.map(({ machine }) => machine))

/**
 * Visits the addresses in turn, and repeats rounds in which the machine was slow. Returns the rounds with the fastest machine, independent of
 * their results.
 * @param browser the path of its program; null lets Lighthouse find Chrome
 * @returns the visits of each address, and the number of repeated rounds
 */
export async function visitRepeatedly(
  urls: string[],
  rounds: number,
  browser: string | null,
): Promise<{ visits: Visit[][]; repeated: number }> {
  const taken: Visit[][] = []
  for (;;) {
    const round: Visit[] = []
    for (const url of urls) round.push(await visit(url, browser))
    taken.push(round)
    const chosen = [...taken].sort((a, b) => getSpeed(b) - getSpeed(a)).slice(0, rounds)
    const [fastest = round, slowest = round] = [chosen[0], chosen.at(-1)]
    const isSteady = getSpeed(slowest) >= MIN_SPEED_SHARE * getSpeed(fastest)
    if (chosen.length === rounds && (isSteady || taken.length === MAX_ROUNDS_FACTOR * rounds)) {
      return { visits: urls.map((_, k) => chosen.flatMap((one) => one[k] ?? [])), repeated: taken.length - rounds }
    }
  }
}
