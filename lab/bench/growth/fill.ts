import BetterSqlite from 'better-sqlite3'
import { Client } from 'pg'
import { buildAccounts, buildWeddings } from './coupleTables.ts'
import { buildEnquiries, buildLinksAndMails, buildOperatorRecords } from './consoleTables.ts'
import { buildDirectory, countProviders, buildWishlists } from './directoryTables.ts'
import { buildGuests } from './guestTables.ts'
import { postgresSql, sqliteSql } from './rows.ts'
import type { BenchSql, Insert } from './rows.ts'

/** Tables that PostgreSQL fills at the same time. */
const CONNECTIONS = 2

/** Which numbers of invitations to add; `from` is odd and `to` even, because two households belong to a wedding. */
export interface FillRange {
  from: number
  to: number
  /** Of every account. */
  passwordHash: string
}

const buildInsert = (sql: BenchSql, { table, values, where }: Insert, from: number, to: number): string => {
  const rows = `from ${sql.series(from, to)}${where ? ` where ${where}` : ''}`
  return `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} ${rows}`
}

/** @returns the statements that add the providers with these numbers, and what belongs to each */
export const buildProviderStatements = (sql: BenchSql, from: number, to: number): string[] =>
  buildDirectory(sql).map((insert) => buildInsert(sql, insert, from, to))

/** @returns the statements that add accounts, each with an invitation, and the directory, wish lists and what operators see in proportion */
export function buildStatements(sql: BenchSql, { from, to, passwordHash }: FillRange): string[] {
  const perInvitation = [
    ...buildWeddings(sql),
    ...buildAccounts(sql, passwordHash),
    ...buildGuests(sql),
    ...buildWishlists(sql),
    ...buildEnquiries(sql),
    ...buildOperatorRecords(sql),
    ...buildLinksAndMails(sql),
  ]
  return [
    ...perInvitation.map((insert) => buildInsert(sql, insert, from, to)),
    ...buildProviderStatements(sql, 1 + countProviders(from - 1), countProviders(to)),
  ]
}

/** Fills PostgreSQL without checks of foreign keys, and analyzes the tables as a server in operation does. */
export async function fillPostgres(databaseUrl: string, build: (sql: BenchSql) => string[]): Promise<void> {
  const statements = build(postgresSql)
  const runStatements = async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query('set session_replication_role = replica')
      for (let next = statements.shift(); next !== undefined; next = statements.shift()) await client.query(next)
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, runStatements))
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** Fills the file of an embedded database, whose server is stopped. */
export function fillSqlite(path: string, build: (sql: BenchSql) => string[]): void {
  const file = new BetterSqlite(path)
  file.pragma('foreign_keys = OFF')
  file.exec('begin')
  for (const statement of build(sqliteSql)) file.exec(statement)
  file.exec('commit')
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
}
