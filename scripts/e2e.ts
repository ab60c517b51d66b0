/**
 * `npm run test:e2e`: runs the specs of tests/e2e against this project's server with a fresh build, or against `BASE_URL`. Arguments go to
 * wdio: `npm run test:e2e -- --spec tests/e2e/specs/shell.e2e.ts`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.ts'
import { root, run } from './lib/run.ts'
import { discardServer, startServer } from './lib/server.ts'
import { toTestOutcome, runSteps, type Outcome } from './lib/steps.ts'
import { ensureBrowser } from './lib/system.ts'

const wdio = join(root, 'node_modules/@wdio/cli/bin/wdio.js')

/** @returns the responses of the started servers that differ from the OpenAPI document, each once */
async function readUndocumented(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  return [...new Set(lines)].map((line) => `undocumented response: ${line}`)
}

/** Parses the file `E2E_RESULTS`, which has a line for each test: 'passed', or 'failed' and its name (wdio.conf.ts). */
async function readResults(file: string): Promise<{ passed: number; failures: string[] }> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const failures = lines.filter((line) => line.startsWith('failed ')).map((line) => line.slice('failed '.length))
  return { passed: lines.filter((line) => line === 'passed').length, failures }
}

async function runSuites(baseUrl: string, env: Record<string, string>, args: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-e2e-results-'))
  const results = join(folder, 'results')
  const { code } = await run(process.execPath, [wdio, 'run', 'wdio.conf.ts', ...args], {
    ...env,
    // Chromium opens files with Arabic names only in a UTF-8 locale.
    LC_ALL: 'C.UTF-8',
    BASE_URL: baseUrl,
    E2E_RESULTS: results,
  })
  const { passed, failures } = await readResults(results)
  await rm(folder, { recursive: true })
  return toTestOutcome(passed, failures, code)
}

/** Runs the specs with everything that they need: browser, build and server. Arguments go to wdio. */
export async function runEndToEnd(args: string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  await ensureBrowser()
  const baseUrl = process.env['BASE_URL']
  if (baseUrl) {
    // The specs read the compiled messages.
    await run(process.execPath, ['scripts/i18n.ts'])
    return runSuites(baseUrl.replace(/\/$/, ''), env, args)
  }
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-e2e-responses-'))
  const undocumented = join(folder, 'undocumented')
  // For this server and those that specs start.
  process.env['UNDOCUMENTED_RESPONSES'] = undocumented
  const server = await startServer()
  try {
    const outcome = await runSuites(
      server.url,
      { ...env, E2E_OWN_SERVER: 'yes', E2E_OUTBOX: join(server.dataDir, 'outbox') },
      args,
    )
    const failures = [...(outcome.failures ?? []), ...(await readUndocumented(undocumented))]
    return { ...outcome, failures, failed: Math.max(outcome.failed, failures.length) }
  } finally {
    await discardServer(server)
    await rm(folder, { recursive: true })
    delete process.env['UNDOCUMENTED_RESPONSES']
  }
}

if (import.meta.main) {
  process.exit(await runSteps([{ name: 'end to end', check: () => runEndToEnd(process.argv.slice(2)) }]))
}
