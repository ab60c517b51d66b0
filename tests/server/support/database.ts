import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../../server/config/config.ts'
import type { Environment } from '../../../server/config/config.ts'
import { getDatabaseFile, openDatabase } from '../../../server/database/client.ts'

/** The database that those of test servers are copied from: migrating each one would take a third of its server's start. */
const TEMPLATE = 'zaffa_template'
const artifacts = join(import.meta.dirname, '../../../artifacts')
const templateFile = join(artifacts, `${TEMPLATE}.sqlite`)

/**
 * Creates a separate PostgreSQL database for each test server when TEST_DATABASE_URL is set; otherwise the server uses SQLite in its folder.
 * @param options.migratedIn folder of the server whose database has the tables of this release already; without it the database is empty
 */
export async function createTestDatabase({ migratedIn }: { migratedIn?: string } = {}): Promise<{
  url: string | undefined
  drop: () => Promise<void>
}> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) {
    if (migratedIn) await copyFile(templateFile, getDatabaseFile(migratedIn))
    return { url: undefined, drop: async () => undefined }
  }
  const name = `zaffa_${randomUUID().replaceAll('-', '')}`
  await runStatement(base, `create database ${name}${migratedIn ? ` template ${TEMPLATE}` : ''}`)
  return { url: getDatabaseUrl(base, name), drop: () => runStatement(base, `drop database ${name} with (force)`) }
}

/** Creates the template of migrated databases, once for all test files. */
export function createTemplate(): Promise<void> {
  const base = process.env.TEST_DATABASE_URL
  return base ? createPostgresTemplate(base) : createSqliteTemplate()
}

async function createPostgresTemplate(base: string): Promise<void> {
  await runStatement(base, `create database ${TEMPLATE}`)
  await migrateDatabase({ DATABASE_URL: getDatabaseUrl(base, TEMPLATE) })
}

async function createSqliteTemplate(): Promise<void> {
  await mkdir(artifacts, { recursive: true })
  const dataDir = await mkdtemp(join(artifacts, 'template-'))
  await migrateDatabase({ DATA_DIR: dataDir })
  // A file is replaced at once: another run of tests may be copying the old one.
  await rename(getDatabaseFile(dataDir), templateFile)
  await rm(dataDir, { recursive: true })
}

async function migrateDatabase(environment: Environment): Promise<void> {
  const db = await openDatabase(readConfig(environment))
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
