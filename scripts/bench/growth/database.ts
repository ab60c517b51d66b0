import BetterSqlite from 'better-sqlite3'
import { Client } from 'pg'

/** The benchmark's own connection to the database of a server. */
export interface BenchDatabase {
  isPostgres: boolean
  run: (statement: string) => Promise<void>
  select: <Row>(query: string) => Promise<Row[]>
  close: () => Promise<void>
}

export async function connectPostgres(databaseUrl: string): Promise<BenchDatabase> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    isPostgres: true,
    run: async (statement) => void (await client.query(statement)),
    select: async <Row>(query: string) => (await client.query(query)).rows as Row[],
    close: () => client.end(),
  }
}

export function connectSqlite(path: string): BenchDatabase {
  const file = new BetterSqlite(path, { timeout: 10_000 })
  return {
    isPostgres: false,
    run: async (statement) => void file.exec(statement),
    select: async <Row>(query: string) => file.prepare<[], Row>(query).all(),
    close: async () => void file.close(),
  }
}
