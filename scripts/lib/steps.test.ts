import { jest } from '@jest/globals'
import { join } from 'node:path'
import { root } from './run.ts'
import { createCommandStep, toTestOutcome, listJestFailures, runSteps, type Step } from './steps.ts'

const createStep = (name: string, passed: number, failed: number, skipped?: string): Step => ({
  name,
  check: async () => ({ passed, failed, skipped }),
})

describe('runSteps', () => {
  let lines: string[]
  beforeEach(() => {
    lines = []
    jest.spyOn(console, 'log').mockImplementation((text: string) => {
      lines.push(...text.split('\n'))
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it('runs every step after a failed one and ends with the totals', async () => {
    const code = await runSteps([createStep('first', 3, 1), createStep('second', 2, 0)])
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('5 passed, 1 failed')
  })

  it('repeats the failures before the table', async () => {
    const check = async () => toTestOutcome(3, ['the studio keeps what is typed'], 1)
    await runSteps([{ name: 'end to end', check }])
    expect(lines.indexOf('✗ end to end: the studio keeps what is typed')).toBeGreaterThan(-1)
    expect(lines.indexOf('✗ end to end: the studio keeps what is typed')).toBeLessThan(
      lines.indexOf('3 passed, 1 failed'),
    )
  })

  it('passes when nothing failed and lists skipped steps', async () => {
    const code = await runSteps([createStep('first', 3, 0), createStep('second', 0, 0, 'no database here')])
    expect(code).toBe(0)
    expect(lines.find((line) => line.startsWith('second'))).toMatch(/skipped: no database here$/)
    expect(lines.at(-1)).toBe('3 passed, 0 failed')
  })
})

describe('the outcome of a step', () => {
  it('is one failure when a run exits without a failed test', () => {
    expect(toTestOutcome(7, [], 1)).toEqual({ passed: 7, failed: 1, failures: [] })
    expect(toTestOutcome(7, ['a', 'b'], 1)).toEqual({ passed: 7, failed: 2, failures: ['a', 'b'] })
    expect(toTestOutcome(7, [], 0)).toEqual({ passed: 7, failed: 0, failures: [] })
  })

  it("names Jest's failed tests and the files that cannot run", () => {
    const toPath = (name: string) => join(root, name)
    const testResults = [
      {
        name: toPath('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a holds', status: 'failed' },
          { fullName: 'b holds', status: 'passed' },
        ],
      },
      { name: toPath('src/b.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: toPath('src/c.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'c holds', status: 'passed' }],
      },
    ]
    expect(listJestFailures({ numPassedTests: 2, testResults })).toEqual([
      'src/a.test.ts: a holds',
      'src/b.test.ts: does not run',
    ])
  })

  it('is the exit code of a plain command', async () => {
    expect(await createCommandStep('fine', process.execPath, '-e', '').check()).toEqual({ passed: 1, failed: 0 })
    expect(await createCommandStep('not', process.execPath, '-e', 'process.exit(3)').check()).toEqual({
      passed: 0,
      failed: 1,
    })
    expect(await createCommandStep('missing', '/no/such/program').check()).toEqual({ passed: 0, failed: 1 })
  })
})
