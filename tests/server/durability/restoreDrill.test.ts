/** `npm run admin -- restore-drill` beside a running server, on both databases. */
import { mkdtemp, readFile, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { registerRemotely } from '../support/client.ts'
import type { RemoteCouple } from '../support/client.ts'
import { createInstallation } from '../support/installation.ts'
import type { Installation } from '../support/installation.ts'
import { onPostgres } from '../support/onDatabase.ts'
import { runAdmin, startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'
import { createInvitationInput } from '../support/server.ts'

jest.setTimeout(120_000)

let folder: string
let file: string
let installation: Installation
let server: ServerProcess
let couple: RemoteCouple
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaffa-drills-'))
  file = join(folder, 'zaffa.backup')
  installation = await createInstallation()
  server = await startProcess(installation.environment)
  couple = await registerRemotely(installation.url, 'drill@example.com')
  for (let number = 0; number < 3; number += 1) await publish()
  expect((await runAdmin(installation.environment, 'backup', file)).code).toBe(0)
})
afterEach(async () => {
  await server.end('SIGTERM')
  await installation.remove()
  await rm(folder, { recursive: true })
})

const publish = () => couple.call('POST', 'invitations', createInvitationInput())

/** Runs the drill, which must leave the backup as it was and no temporary files. */
async function runDrill(): Promise<{ code: number | null; output: string }> {
  const bytes = await readFile(file)
  const temporary = await mkdtemp(join(folder, 'tmp-'))
  const result = await runAdmin({ ...installation.environment, TMPDIR: temporary }, 'restore-drill', file)
  expect(bytes.equals(await readFile(file))).toBe(true)
  expect(await readdir(temporary)).toEqual([])
  expect(await readdir(folder)).toHaveLength(2)
  return result
}

async function countInvitations(): Promise<number> {
  const response = await couple.call('GET', `invitations/user/${couple.userId}`)
  return ((await response.json()) as { items: object[] }).items.length
}

it('restores into a temporary database, prints its rows, and leaves the live data alone', async () => {
  await publish()
  const { code, output } = await runDrill()
  expect(output).toMatch(/^Restored .*zaffa\.backup into a temporary database in [\d.]+ s\.\n/)
  expect(output).toMatch(/^invitations\t3\t3$/m)
  expect(output).toMatch(/^users\t1\t1$/m)
  expect(output).not.toMatch(/^sessions\t/m)
  expect(output).toMatch(/^Migrations: (\d+) in the backup, \1 of \1 after the restore\.$/m)
  expect(output).toMatch(/^The newest row is of 20.*Z, 0\.0 hours ago\.$/m)
  expect(output).toMatch(/\nThe backup can be restored\.$/)
  expect(code).toBe(0)
  expect(await countInvitations()).toBe(4)
  expect((await readdir(installation.dataDir)).filter((name) => name.startsWith('before-restore'))).toEqual([])
})

it('fails for a truncated backup, and leaves nothing behind', async () => {
  await truncate(file, Math.floor((await stat(file)).size / 2))
  const { code, output } = await runDrill()
  expect([code, output]).toEqual([1, expect.stringMatching(/damaged|failed|not a backup|unexpected end/)])
  expect(await countInvitations()).toBe(3)
})

it('requires a file name', async () => {
  const { code, output } = await runAdmin(installation.environment, 'restore-drill')
  expect([code, output]).toEqual([1, expect.stringContaining('restore-drill FILE')])
})

onPostgres.it('drops the temporary database', async () => {
  await runDrill()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: installation.environment.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query("select datname from pg_database where datname like 'zaffa_drill_%'")
  await client.end()
  expect(rows).toEqual([])
})
