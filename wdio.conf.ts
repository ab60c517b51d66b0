import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { suites } from './tests/e2e/suites.ts'
import { capabilityFor } from './tests/e2e/support/capabilities.ts'

const artifacts = join(import.meta.dirname, 'artifacts')
/** A test drives a whole couple's evening; one that takes longer than this hangs. In ms. */
const TEST_LIMIT_MS = 90_000

/** Suites that look after more than the page (the server's life) need one browser only. */
const once = ['./tests/e2e/specs/durability.e2e.ts']

/** Suites on a server that is started for them alone. */
const onServersOfTheirOwn = [...once, ...['deep-links', 'consent', 'analytics'].map((name) => `./tests/e2e/specs/${name}.e2e.ts`)]

/** Suites that do not depend on the language: a desktop in one and a phone in the other are enough. */
const inOneLanguage = ['./tests/e2e/specs/presses.e2e.ts']

const browsers = (['desktop', 'phone'] as const).flatMap((screen) => (['ar', 'en'] as const).map((locale) => capabilityFor(screen, locale)))

/** Names a browser of the suite by its screen and language. */
function browserName(capabilities: object): string {
  const { 'zaffa:screen': screen, 'zaffa:locale': locale } = capabilities as Record<string, string>
  return `${screen ?? 'browser'}-${locale ?? 'any'}`
}

/** One report for each browser and spec file; CI systems read JUnit's format. */
const reportName = ({ cid, capabilities }: { cid: string; capabilities: object }): string => `${browserName(capabilities)}-${cid}.xml`

/** What a test is called in reports: its browser, its suite and its title, on one line. */
const resultName = ({ title, parent }: { title: string; parent: string }): string =>
  `${browserName(browser.requestedCapabilities)} ${parent} › ${title}`.replaceAll('\n', ' ')

/** Leaves one line for each test, which scripts/e2e.ts reads. */
function leaveResult(line: string): void {
  const file = process.env['E2E_RESULTS']
  if (file) appendFileSync(file, `${line}\n`)
}

/** What a failed test or hook leaves: its name, its fault and a picture of the page. */
async function leaveFailure(test: { title: string; parent: string }, error: Error | undefined): Promise<void> {
  leaveResult(`failed ${resultName(test)}: ${error?.message.split('\n')[0] ?? ''}`)
  mkdirSync(artifacts, { recursive: true })
  const name = resultName(test).replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)
  await browser.saveScreenshot(join(artifacts, `${name}.png`)).catch(() => undefined)
}

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: ['./tests/e2e/specs/**/*.e2e.ts'],
  suites,
  // Who tests somebody else's server has no build of ours, and that one is not ours to kill.
  exclude: process.env['E2E_OWN_SERVER'] ? [] : onServersOfTheirOwn,
  capabilities: browsers.map((capability, index) => ({
    ...capability,
    'wdio:exclude': [...(index === 0 ? [] : once), ...(['desktop-ar', 'phone-en'].includes(browserName(capability)) ? [] : inOneLanguage)],
  })),
  maxInstances: 2,
  baseUrl: process.env['BASE_URL'],
  tsConfigPath: './tests/e2e/tsconfig.json',
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: TEST_LIMIT_MS },
  reporters: [
    ['spec', { showPreface: false }],
    ['junit', { outputDir: join(artifacts, 'junit'), outputFileFormat: reportName }],
  ],
  logLevel: 'error',
  waitforTimeout: 10_000,
  afterTest: async (test, _context, { passed, error }) => {
    if (passed) leaveResult('passed')
    else await leaveFailure(test, error)
  },
  afterHook: async (test, _context, { passed, error }) => {
    if (!passed) await leaveFailure(test, error)
  },
}
