import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from '../config/config.ts'
import { createTestDatabase } from '../../tests/server/support/database.ts'
import { onPostgres } from '../../tests/server/support/onDatabase.ts'
import { startTcpProxy } from '../../tests/server/support/tcpProxy.ts'
import { openDatabase } from './client.ts'
import { openReplica } from './replica.ts'
import type { Db } from './schema.ts'

const readName = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]!.name
}
const getName = (url: string | undefined) => new URL(url!).pathname.slice(1)

onPostgres.it('queries the replica, and the primary while the replica fails', async () => {
  const [primary, other] = [await createTestDatabase(), await createTestDatabase()]
  const target = new URL(other.url!)
  const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const config = readConfig({ DATABASE_URL: primary.url, READ_DATABASE_URL: target.href, DATA_DIR: randomUUID() })
  const db = await openDatabase(config)
  const log = { error: jest.fn() }
  const replica = await openReplica(config, db, log as never)
  expect(await replica.readStale(readName)).toBe(getName(other.url))
  proxy.refuse()
  expect(await replica.readStale(readName)).toBe(getName(primary.url))
  expect(await replica.readStale(readName)).toBe(getName(primary.url))
  expect(log.error).toHaveBeenCalledTimes(1)
  await replica.close()
  await db.destroy()
  await proxy.close()
  await Promise.all([primary.drop(), other.drop()])
})

onPostgres.it('goes on with the replica after a query that fails on it alone', async () => {
  const [primary, other] = [await createTestDatabase(), await createTestDatabase()]
  const config = readConfig({ DATABASE_URL: primary.url, READ_DATABASE_URL: other.url, DATA_DIR: randomUUID() })
  const db = await openDatabase(config)
  const log = { error: jest.fn() }
  const replica = await openReplica(config, db, log as never)
  const findNull = (on: Db) => sql`select ${'\u0000'}::text`.execute(on)
  await expect(replica.readStale(findNull)).rejects.toMatchObject({ code: '22021' })
  expect(await replica.readStale((on) => sql`select count(*) from users`.execute(on))).toBeDefined()
  expect(await replica.readStale(readName)).toBe(getName(other.url))
  expect(log.error).not.toHaveBeenCalled()
  await replica.close()
  await db.destroy()
  await Promise.all([primary.drop(), other.drop()])
})
