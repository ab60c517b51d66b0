import { randomUUID } from 'node:crypto'

/**
 * Creates a separate PostgreSQL database for each test server when TEST_DATABASE_URL is set; otherwise the server uses SQLite in its folder.
 */
export async function createTestDatabase(): Promise<{ url: string | undefined; drop: () => Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base) return { url: undefined, drop: async () => undefined }
  const name = `zaffa_${randomUUID().replaceAll('-', '')}`
  await runStatement(base, `create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runStatement(base, `drop database ${name} with (force)`) }
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
