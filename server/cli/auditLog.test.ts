import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { getAuditFile } from './auditLog.ts'
import { runAdmin } from '../../tests/server/support/process.ts'

jest.setTimeout(60_000)

it("records the operator's commands and their outcome, without personal data", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-audit-'))
  const runCommand = (...args: string[]) => runAdmin({ DATA_DIR: dataDir }, ...args)
  expect((await runCommand('providers', 'list', '--status', 'pending')).code).toBe(0)
  expect((await runCommand('providers', 'approve', 'no-such-provider')).code).toBe(1)
  expect((await runCommand('messages', 'laila@example.com\u001b[2J')).code).toBe(1)
  const lines = (await readFile(getAuditFile({ dataDir }), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  const common = { time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/), user: expect.any(String) }
  expect(lines).toEqual([
    { ...common, command: 'providers list --status pending', outcome: 'done' },
    { ...common, command: 'providers approve no-such-provider', outcome: 'failed' },
    { ...common, command: 'messages …', outcome: 'failed' },
  ])
  expect((await stat(getAuditFile({ dataDir }))).mode & 0o777).toBe(0o600)
  await rm(dataDir, { recursive: true })
})
