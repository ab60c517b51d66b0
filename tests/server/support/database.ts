import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../../server/config/config.ts'
import { getDatabaseFile, openDatabase } from '../../../server/database/client.ts'

/** The database that those of test servers are copied from: migrating each one would take a third of its server's start. */
const TEMPLATE = 'zaffa_template'
const artifacts = join(import.meta.dirname, '../../../artifacts')
const templateFile = join(artifacts, `${TEMPLATE}.sqlite`)

/**
 * Creates a separate PostgreSQL database for each test server when TEST_DATABASE_URL is set; otherwise the server uses SQLite in its folder.
 * @param options.migratedIn the server's folder, if its database shall have the tables of this release already; otherwise it is empty
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
export async function createTemplate(): Promise<void> {
  const base = process.env.TEST_DATABASE_URL
  if (base) await runStatement(base, `create database ${TEMPLATE}`)
  await mkdir(artifacts, { recursive: true })
  const dataDir = await mkdtemp(join(artifacts, 'template-'))
  const url = base && getDatabaseUrl(base, TEMPLATE)
  const db = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }))
  await db.destroy()
  // At once, because another run of tests may be copying it.
  if (!base) await rename(getDatabaseFile(dataDir), templateFile)
  await rm(dataDir, { recursive: true })
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
