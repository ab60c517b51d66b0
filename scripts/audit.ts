/**
 * `npm run audit`: checks the packages that ship for known vulnerabilities of high or critical severity. Skipped, with the reason, when the
 * registry does not support audits.
 */
import { spawnSync } from 'node:child_process'
import { root } from './lib/run.ts'
import { runSteps, type Outcome, type Step } from './lib/steps.ts'

interface Report {
  /** Set instead of `vulnerabilities` when the audit failed: the error and, after a dash, its source. */
  message?: string
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>
}

const GRAVE = ['high', 'critical']

/** @returns the outcome of npm's report: one failure for each package with a high or critical vulnerability */
export function toAuditOutcome({ message, vulnerabilities }: Report): Outcome {
  if (!vulnerabilities)
    return {
      passed: 0,
      failed: 0,
      skipped: `the registry does not support audits (${message?.split(' - ')[0] ?? 'without a reason'})`,
    }
  const failures = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(
      ([name, { severity, via }]) =>
        `${name}: ${severity}: ${via.map((each) => (typeof each === 'string' ? `through ${each}` : `${each.title} ${each.url}`)).join('; ')}`,
    )
  return failures.length > 0 ? { passed: 0, failed: failures.length, failures } : { passed: 1, failed: 0 }
}

function readReport(): Report {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  try {
    return JSON.parse(stdout) as Report
  } catch {
    return { message: 'npm gave no report' }
  }
}

export const audit: Step = { name: 'known weaknesses', check: async () => toAuditOutcome(readReport()) }

if (import.meta.main) process.exit(await runSteps([audit]))
