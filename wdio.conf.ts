import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { getExcludedSpecs, groupSpecs, specsWithOwnServer, suites } from './tests/e2e/suites.ts'
import { getCapability } from './tests/e2e/support/capabilities.ts'
import type { Locale, Screen } from './tests/e2e/support/screens.ts'

const artifacts = join(import.meta.dirname, 'artifacts')
const TEST_TIMEOUT_MS = 90_000
/** A busy machine of CI takes more than 10 s for a page that it opens in one second when it is idle. */
const WAIT_MS = 20_000

/** Those with the longest groups of specs first, so that both workers end at about the same time. */
const browserNames = ['phone-ar', 'desktop-en', 'phone-en', 'desktop-ar'] as const

const browsers = browserNames.map((name) => {
  const [screen, locale] = name.split('-') as [Screen, Locale]
  return {
    // Painting three times as many pixels in each direction takes 8 % of the tests' CPU time.
    ...getCapability(screen, locale, 1),
    'wdio:specs': groupSpecs(name),
    // For `--spec` and `--suite`, which replace the groups.
    'wdio:exclude': getExcludedSpecs(name),
  }
})

/** @returns screen and language of a browser. */
function getBrowserName(capabilities: object): string {
  const { 'zaffa:screen': screen, 'zaffa:locale': locale } = capabilities as Record<string, string>
  return `${screen ?? 'browser'}-${locale ?? 'any'}`
}

/** One JUnit report for each session of a browser. */
const reportName = ({ cid, capabilities }: { cid: string; capabilities: object }): string =>
  `${getBrowserName(capabilities)}-${cid}.xml`

/** @returns browser, suite and title of a test, on one line. */
const formatTestName = ({ title, parent }: { title: string; parent: string }): string =>
  `${getBrowserName(browser.requestedCapabilities)} ${parent} › ${title}`.replaceAll('\n', ' ')

/** Appends a line for a test to the file that scripts/e2e.ts reads. */
function appendResult(line: string): void {
  const file = process.env['E2E_RESULTS']
  if (file) appendFileSync(file, `${line}\n`)
}

/** Records a failed test or hook with its error and a screenshot. */
async function recordFailure(test: { title: string; parent: string }, error: Error | undefined): Promise<void> {
  appendResult(`failed ${formatTestName(test)}: ${error?.message.split('\n')[0] ?? ''}`)
  mkdirSync(artifacts, { recursive: true })
  const name = formatTestName(test)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120)
  await browser.saveScreenshot(join(artifacts, `${name}.png`)).catch(() => undefined)
}

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: ['./tests/e2e/specs/**/*.e2e.ts'],
  suites,
  exclude: process.env['E2E_OWN_SERVER'] ? [] : specsWithOwnServer,
  capabilities: browsers,
  maxInstances: 2,
  baseUrl: process.env['BASE_URL'],
  tsConfigPath: './tests/e2e/tsconfig.json',
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: TEST_TIMEOUT_MS },
  reporters: [
    ['spec', { showPreface: false }],
    ['junit', { outputDir: join(artifacts, 'junit'), outputFileFormat: reportName }],
  ],
  logLevel: 'error',
  waitforTimeout: WAIT_MS,
  afterTest: async (test, _context, { passed, error }) => {
    if (passed) appendResult('passed')
    else await recordFailure(test, error)
  },
  afterHook: async (test, _context, { passed, error }) => {
    if (!passed) await recordFailure(test, error)
  },
}
