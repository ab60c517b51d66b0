/** Backups that `npm run admin -- restore` refuses, and the state after it is killed, on the embedded database. */
import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import BetterSqlite from 'better-sqlite3'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/client.ts'
import { migrate } from '../../../server/database/migrations/index.ts'
import { openSqliteFile } from '../../../server/database/sqlite.ts'
import { onEmbedded } from '../support/onDatabase.ts'
import { killRunning, runAdmin, startAdmin } from '../support/process.ts'

jest.setTimeout(60_000)

onEmbedded.describe('restore', () => {
  let folder: string
  let database: string
  let backup: string
  const getEnvironment = () => ({ DATA_DIR: folder })
  const runCommand = (...args: string[]) => runAdmin(getEnvironment(), ...args)

  /** Runs statements on a database file. */
  function execute(path: string, statements: string): void {
    const file = new BetterSqlite(path)
    file.exec(statements)
    file.close()
  }
  const buildLinkInsert = (code: string) =>
    `insert into deep_links (short_code, full_url, created_at) values ('${code}', '/', '2026')`
  function readLinks(): string[] {
    const file = new BetterSqlite(database)
    try {
      expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
      return file.prepare<[], string>('select short_code from deep_links order by 1').pluck().all()
    } finally {
      file.close()
    }
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaffa-restore-'))
    database = join(folder, 'zaffa.sqlite')
    backup = join(folder, 'saved.sqlite')
    await (await openDatabase(readConfig(getEnvironment()))).destroy()
    execute(database, buildLinkInsert('old'))
    expect((await runCommand('backup', backup)).code).toBe(0)
    execute(database, buildLinkInsert('new'))
  })
  afterEach(async () => {
    killRunning()
    await rm(folder, { recursive: true })
  })

  it.each<[string, () => unknown, string]>([
    [
      'not a database',
      () => writeFile(backup, 'no database '.repeat(1000)),
      'is not a backup of Zaffa. Nothing was changed.',
    ],
    [
      "another program's database",
      () => execute(backup, 'drop table uploads'),
      'is not a backup of Zaffa. Nothing was changed.',
    ],
    ['truncated', () => truncate(backup, 100_000), 'is damaged. Nothing was changed.'],
    [
      'inconsistent',
      () =>
        execute(
          backup,
          "pragma foreign_keys = off; insert into provider_services (provider_id, category) values ('nobody', 'x')",
        ),
      'is damaged. Nothing was changed.',
    ],
    [
      'of a newer release',
      () => execute(backup, "insert into kysely_migration (name, timestamp) values ('999_later', '2030')"),
      'was written by a newer Zaffa. Nothing was changed.',
    ],
    ['missing', () => rm(backup), 'cannot be read (ENOENT). Nothing was changed.'],
    [
      'a database in use',
      () => writeFile(`${backup}-wal`, ''),
      'is a database in use. Restore from a file that `backup` has written.',
    ],
  ])('rejects a file that is %s', async (_what, spoil, reason) => {
    await spoil()
    const before = await readFile(database)
    expect(await runCommand('restore', backup)).toEqual({ code: 1, output: `${backup} ${reason}` })
    expect(before.equals(await readFile(database))).toBe(true)
    expect(existsSync(join(folder, 'restoring.sqlite'))).toBe(false)
  })

  it('accepts a plain copy of a closed database', async () => {
    await copyFile(database, join(folder, 'copy.sqlite'))
    execute(database, buildLinkInsert('newest'))
    expect((await runCommand('restore', join(folder, 'copy.sqlite'))).code).toBe(0)
    expect(readLinks()).toEqual(['new', 'old'])
  })

  it('migrates a backup of an older release without changing the backup', async () => {
    await rm(backup)
    const older = await openSqliteFile(backup)
    await migrate(older, 'sqlite', '002_items')
    await older.destroy()
    execute(backup, buildLinkInsert('old'))
    const before = await readFile(backup)
    expect((await runCommand('restore', backup)).code).toBe(0)
    expect(readLinks()).toEqual(['old'])
    expect(before.equals(await readFile(backup))).toBe(true)
    expect(await runCommand('referrals', 'list')).toEqual({ code: 0, output: 'No referrals.' })
  })

  it('keeps slugs reserved that were created after the backup', async () => {
    execute(database, "insert into reserved_slugs (slug_hash) values ('younger')")
    expect((await runCommand('restore', backup)).code).toBe(0)
    const file = new BetterSqlite(database)
    expect(file.prepare('select slug_hash from reserved_slugs').pluck().all()).toEqual(['younger'])
    file.close()
  })

  it('keeps what operators did since, and gives no role back that was taken since', async () => {
    const insertAccount =
      "insert into users (id, email, email_key, password_hash, referral_code, version, created_at, updated_at) values ('u', 'e', 'e', 'h', 'r', 1, '', '');"
    const insertAuditEntry = (id: string) =>
      `insert into audit_entries (id, kind, actor_id, subject, created_at) values ('${id}', 'signed_in', 'u', null, '2026');`
    execute(
      backup,
      `${insertAccount} insert into operators (user_id, created_at) values ('u', ''); ${insertAuditEntry('both')}`,
    )
    execute(database, `${insertAccount} ${insertAuditEntry('both')} ${insertAuditEntry('younger')}`)
    expect((await runCommand('restore', backup)).code).toBe(0)
    const file = new BetterSqlite(database)
    expect(file.prepare('select id from audit_entries order by id').pluck().all()).toEqual(['both', 'younger'])
    expect(file.prepare('select count(*) from operators').pluck().get()).toBe(0)
    file.close()
  })

  it('replaces a damaged database and keeps a copy of it', async () => {
    await truncate(database, 100_000)
    const { code, output } = await runCommand('restore', backup)
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^The damaged database is kept in .*damaged-.*\.sqlite\.\nRestored from /),
    ])
    expect(statSync(/kept in (\S+)\.\n/.exec(output)![1]!).size).toBe(100_000)
    expect(readLinks()).toEqual(['old'])
  })

  it('keeps the old state when it is killed, and succeeds the next time', async () => {
    execute(
      backup,
      `insert into users (id, email, email_key, password_hash, referral_code, version, created_at, updated_at)
         values ('u', 'e', 'e', 'h', 'r', 1, '', '');
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
       insert into uploads (id, owner_id, content, bytes, created_at) select 'p' || i, 'u', randomblob(400000), 400000, '' from n`,
    )
    const restore = startAdmin(getEnvironment(), 'restore', backup)
    // SQLite writes to the log before the commit, once the transaction is larger than its cache.
    while (!existsSync(`${database}-wal`) || statSync(`${database}-wal`).size < 20_000_000) {
      expect(restore.child.exitCode).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(await restore.end('SIGKILL')).toBeNull()
    expect(restore.getOutput()).toBe('')
    expect(readLinks()).toEqual(['new', 'old'])
    const again = await runCommand('restore', backup)
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('200 pictures')])
    expect(readLinks()).toEqual(['old'])
  })

  it('requires exactly one file name', async () => {
    for (const args of [['backup'], ['restore'], ['restore', 'a', 'b']]) {
      expect(await runCommand(...args)).toEqual({ code: 1, output: expect.stringContaining('backup FILE') })
    }
    await mkdir(join(folder, 'empty'))
    expect(await runAdmin({ DATA_DIR: join(folder, 'empty') }, 'backup', join(folder, 'x'))).toEqual({
      code: 1,
      output: `There is no database in ${join(folder, 'empty')}: nothing to back up.`,
    })
    expect((await runCommand('backup', join(folder, 'nowhere', 'x'))).output).toMatch(/cannot be written \(ENOENT\)/)
  })
})
