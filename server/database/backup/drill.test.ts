import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { migrationNames } from '../migrations/index.ts'
import { compareWithBackup } from './drill.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await registerCouple(server)
})
afterAll(() => server.close())

const compare = (rows: Record<string, number>, migrations = migrationNames.length) =>
  compareWithBackup({ db: server.app.context.db, backup: { rows: new Map(Object.entries(rows)), migrations } })

it('lists the rows of the backup beside those of the restored database', async () => {
  expect(await compare({ users: 1, invitations: 0 })).toEqual([
    'table\tin the backup\trestored',
    'invitations\t0\t0',
    'users\t1\t1',
    `Migrations: ${migrationNames.length} in the backup, ${migrationNames.length} of ${migrationNames.length} after the restore.`,
    expect.stringMatching(/^The newest row is of 2026-11-21T10:00:00/),
    'The backup can be restored.',
  ])
})

it('fails when a table has fewer rows than the backup', async () => {
  await expect(compare({ users: 2, invitations: 0 })).rejects.toThrow('These tables are incomplete: users.')
})

it('accepts other numbers of rows in a backup of an older release, but no empty table', async () => {
  const older = migrationNames.length - 1
  expect((await compare({ users: 2 }, older)).at(-1)).toBe('The backup can be restored.')
  await expect(compare({ users: 2, invitations: 3 }, older)).rejects.toThrow('incomplete: invitations.')
})
