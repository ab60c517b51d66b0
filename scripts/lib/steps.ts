import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run } from './run.ts'

/** The outcome of a step of the checks. A step without tests of its own counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** Names of failed tests, one per line. */
  failures?: string[]
  /** The reason why the step was skipped. */
  skipped?: string
}

export interface Step {
  name: string
  check: () => Promise<Outcome>
}

/** Steps that run one after the other; those of an inner array run at the same time. */
export type Steps = (Step | Step[])[]

const jest = join(root, 'node_modules/jest/bin/jest.js')

/** @returns a step that passes when the command exits with 0 */
export const createCommandStep = (name: string, program: string, ...args: string[]): Step => ({
  name,
  check: async () => toOutcome((await run(program, args)).code === 0),
})

const toOutcome = (passes: boolean): Outcome => ({ passed: passes ? 1 : 0, failed: passes ? 0 : 1 })

/** @returns the outcome of a run: a non-zero exit code without a failed test counts as one failure */
export const toTestOutcome = (passed: number, failures: string[], code: number): Outcome => ({
  passed,
  failed: code === 0 ? failures.length : Math.max(failures.length, 1),
  failures,
})

/** The used part of the results that Jest writes. */
interface JestResults {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** @returns the names of the failed tests, and of the files that failed before any of their tests ran */
export const listJestFailures = ({ testResults }: JestResults): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    const what = status === 'failed' && failed.length === 0 ? ['does not run'] : failed
    return what.map((test) => `${relative(root, name)}: ${test}`)
  })

/** Runs Jest's tests of the named projects, optionally with environment variables, or through a wrapper program (`before`). */
export async function runJest(
  projects: string[],
  { flags = [], before = [], env = {} }: { flags?: string[]; before?: string[]; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-jest-'))
  const file = join(folder, 'results.json')
  const args = [
    ...before,
    process.execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    ...flags,
  ]
  const [program, ...rest] = [...args, '--selectProjects', ...projects, '--json', '--outputFile', file]
  const { code } = await run(program, rest, { PACT_DO_NOT_TRACK: 'true', ...env })
  const results = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as JestResults,
    () => ({ numPassedTests: 0, testResults: [] }),
  )
  await rm(folder, { recursive: true })
  return toTestOutcome(results.numPassedTests, listJestFailures(results), code)
}

/**
 * Runs every step, also after failures. Prints the failed tests again (their own output is far above), a table and, as the last line, `N
 * passed, N failed`.
 * @returns the exit code
 */
export async function runSteps(steps: Steps): Promise<number> {
  const rows: string[][] = []
  const failures: string[] = []
  let [passed, failed] = [0, 0]
  const started = performance.now()
  const runStep = async ({ name, check }: Step) => {
    console.log(`\n── ${name}`)
    const start = performance.now()
    const outcome = await check()
    passed += outcome.passed
    failed += outcome.failed
    failures.push(...(outcome.failures ?? []).map((failure) => `✗ ${name}: ${failure}`))
    rows.push([
      name,
      formatDuration(start),
      outcome.skipped ? `skipped: ${outcome.skipped}` : `${outcome.passed} passed, ${outcome.failed} failed`,
    ])
  }
  for (const group of steps) await Promise.all([group].flat().map(runStep))
  rows.push(['all', formatDuration(started), ''])
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  console.log(`\n${formatTable(rows)}\n\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

const formatDuration = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

function formatTable(rows: string[][]): string {
  const getWidth = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map(([name = '', time = '', result]) =>
      `${name.padEnd(getWidth(0))}  ${time.padStart(getWidth(1))}  ${result}`.trimEnd(),
    )
    .join('\n')
}
