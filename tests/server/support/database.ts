import { randomUUID } from 'node:crypto'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/client.ts'

/** The database that those of test servers are copied from: migrating each one would take a third of its server's start. */
const TEMPLATE = 'zaffa_template'

/**
 * Creates a separate PostgreSQL database for each test server when TEST_DATABASE_URL is set; otherwise the server uses SQLite in its folder.
 * @param options.isMigrated whether it has the tables of this release already; otherwise it is empty
 */
export async function createTestDatabase({ isMigrated = false } = {}): Promise<{
  url: string | undefined
  drop: () => Promise<void>
}> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) return { url: undefined, drop: async () => undefined }
  const name = `zaffa_${randomUUID().replaceAll('-', '')}`
  await runStatement(base, `create database ${name}${isMigrated ? ` template ${TEMPLATE}` : ''}`)
  return { url: getDatabaseUrl(base, name), drop: () => runStatement(base, `drop database ${name} with (force)`) }
}

/** Creates the template of migrated databases, once for all test files. */
export async function createTemplate(base: string): Promise<void> {
  await runStatement(base, `create database ${TEMPLATE}`)
  const db = await openDatabase(readConfig({ DATABASE_URL: getDatabaseUrl(base, TEMPLATE) }))
  await db.destroy()
}

function getDatabaseUrl(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

async function runStatement(url: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
