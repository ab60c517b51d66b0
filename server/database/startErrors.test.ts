import { Client } from 'pg'
import { readConfig } from '../config/config.ts'
import { createTestDatabase } from '../../tests/server/support/database.ts'
import { onPostgres } from '../../tests/server/support/onDatabase.ts'
import { openDatabase } from './client.ts'
import { toStartError } from './startErrors.ts'

const describeCode = (code: string) =>
  toStartError(Object.assign(new Error('secret'), { code }), {
    dataDir: './data',
    databaseUrl: 'postgres://secret@host/zaffa',
  }).message

it.each([
  ['28P01', /behind DATABASE_URL refuses the user or the password/],
  ['CERT_HAS_EXPIRED', /has an expired certificate/],
  ['08P01', /Is it a pooler, such as PgBouncer\?/],
  ['ECONNREFUSED', /cannot be used \(ECONNREFUSED\)/],
])('names the problem of PostgreSQL for the code %s', (code, message) => {
  expect(describeCode(code)).toMatch(message)
  expect(describeCode(code)).not.toContain('secret')
})

onPostgres.it('refuses to start on a database that is missing or read-only', async () => {
  const database = await createTestDatabase()
  const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }))
  await expect(open(`${database.url}_missing`)).rejects.toThrow(/does not have the database/)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const name = new URL(database.url!).pathname.slice(1)
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  await client.end()
  await expect(open(database.url!)).rejects.toThrow(/is read-only. Is it a replica\?/)
  await database.drop()
})
