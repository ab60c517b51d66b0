import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { openDatabase } from './client.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'zaffa-db-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const openFolder = (DATA_DIR = folder) => openDatabase(readConfig({ DATA_DIR }))

it('keeps rows when the database is opened again', async () => {
  const first = await openFolder()
  await first.insertInto('deep_links').values({ short_code: 'a', full_url: 'b', created_at: 'c' }).execute()
  await first.destroy()
  const second = await openFolder()
  expect(await second.selectFrom('deep_links').selectAll().execute()).toHaveLength(1)
  await second.destroy()
})

it('fails with instructions when the database is of a newer release', async () => {
  const db = await openFolder()
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await migrations.insertInto('kysely_migration').values({ name: '999_later', timestamp: '2030-01-01' }).execute()
  await db.destroy()
  await expect(openFolder()).rejects.toThrow(/written by a newer Zaffa. Start that version, or start with DATA_DIR/)
})

it('fails when the file is not a database', async () => {
  await writeFile(join(folder, 'zaffa.sqlite'), 'x'.repeat(4096))
  await expect(openFolder()).rejects.toThrow(/is not a readable database/)
})

it('fails with instructions when the folder is not writable', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openFolder(file)).rejects.toThrow(/cannot be written. Make it writable, or start with DATA_DIR/)
  await expect(openFolder(join(file, 'deeper'))).rejects.toThrow(/cannot be written/)
})

it('fails without revealing the password when PostgreSQL does not respond', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://zaffa:secret@127.0.0.1:1/zaffa' })
  const refused = openDatabase(config)
  await expect(refused).rejects.toThrow(/PostgreSQL behind DATABASE_URL cannot be used \(ECONNREFUSED\)/)
  await expect(refused).rejects.not.toThrow(/secret/)
})
