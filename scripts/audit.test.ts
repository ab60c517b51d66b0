import { toAuditOutcome } from './audit.ts'

it('fails for each package with a high or critical vulnerability and names it', () => {
  const via = [{ title: 'Runs what it is given', url: 'https://advisories.example/1' }]
  const outcome = toAuditOutcome({
    vulnerabilities: {
      a: { severity: 'critical', via },
      b: { severity: 'high', via: ['a'] },
      c: { severity: 'moderate', via },
      d: { severity: 'low', via },
    },
  })
  expect(outcome).toEqual({
    passed: 0,
    failed: 2,
    failures: ['a: critical: Runs what it is given https://advisories.example/1', 'b: high: through a'],
  })
})

it('passes without vulnerabilities or with minor ones', () => {
  expect(toAuditOutcome({ vulnerabilities: {} })).toEqual({ passed: 1, failed: 0 })
  expect(toAuditOutcome({ vulnerabilities: { c: { severity: 'moderate', via: [] } } })).toEqual({
    passed: 1,
    failed: 0,
  })
})

it('is skipped when the registry does not support audits', () => {
  expect(toAuditOutcome({ message: '405 Method Not Allowed - POST https://packages.example' })).toEqual({
    passed: 0,
    failed: 0,
    skipped: 'the registry does not support audits (405 Method Not Allowed)',
  })
})
