import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../../config/config.ts'
import { openDatabase, prepareDataDir } from '../client.ts'
import { getErrorCode } from '../errors.ts'
import { SEARCH_EXTENSION } from '../migrations/concurrentIndexes.ts'
import { migrationNames } from '../migrations/index.ts'
import { OperatorError } from '../../lib/operatorError.ts'
import { findPostgresProgram } from './postgresProgram.ts'
import { COUNTED, formatSummary, writeAtomically } from './files.ts'
import type { Summary } from './files.ts'
import { formatStamp } from './stamp.ts'
import { buildAfterScript, buildBeforeScript } from './restoreScript.ts'
import { SIGNED_IN_TABLES } from './outlivesRestore.ts'

/**
 * @returns the connection parameters as environment variables: every user of the machine can read command-line arguments, and so the
 * password.
 */
export function toConnectionEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl)
  const values = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/**
 * Runs a PostgreSQL program.
 * @returns its standard output
 * @throws OperatorError with its standard error
 */
async function runProgram(name: string, args: string[], databaseUrl: string): Promise<string> {
  const child = spawn(findPostgresProgram(name), args, {
    env: { ...process.env, ...toConnectionEnvironment(databaseUrl) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', complaint: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output.complaint += String(chunk)))
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw error
    throw new OperatorError(`PostgreSQL's ${name} is not installed here (Debian: apt-get install postgresql-client).`)
  })) as [number | null]
  if (code !== 0) throw new OperatorError(`${name} failed: ${output.complaint.trim()}`)
  return output.out
}

/**
 * Runs `query` on one connection.
 * @throws OperatorError when PostgreSQL is not available
 */
export async function withConnection<T>(databaseUrl: string, query: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await query(client)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `PostgreSQL behind DATABASE_URL cannot be queried (${getErrorCode(error) || 'no response'}).`,
      {
        cause: error,
      },
    )
  } finally {
    await client.end()
  }
}

async function readSummary(client: Client, path: string): Promise<Summary> {
  const counts = Object.entries(COUNTED).map(([name, table]) => `(select count(*)::int from ${table}) as ${name}`)
  const { rows } = await client.query<Omit<Summary, 'bytes'>>(`select ${counts.join(', ')}`)
  return { ...rows[0]!, bytes: statSync(path).size }
}

/**
 * Writes a dump in PostgreSQL's custom format while servers may write. The dump and the counts use the same snapshot.
 * @throws OperatorError
 */
export async function backupPostgres(databaseUrl: string, path: string): Promise<Summary> {
  return writeAtomically(path, (unfinished) =>
    withConnection(databaseUrl, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const left = SIGNED_IN_TABLES.map((table) => `--exclude-table-data=${table}`)
      const flags = ['--format=custom', '--no-owner', '--no-privileges', ...left, `--snapshot=${rows[0]!.snapshot}`]
      await runProgram('pg_dump', [...flags, `--file=${unfinished}`], databaseUrl)
      await runProgram('pg_restore', ['--list', unfinished], databaseUrl)
      return readSummary(client, unfinished)
    }),
  )
}

/**
 * @returns the names of the migrations that the dump includes
 * @throws OperatorError when the file is not a dump of this application
 */
async function readMigrations(path: string, databaseUrl: string): Promise<string[]> {
  if (!existsSync(path)) throw new OperatorError(`${path} cannot be read (ENOENT). Nothing was changed.`)
  const rows = await runProgram(
    'pg_restore',
    ['--data-only', '--table=kysely_migration', '--file=-', path],
    databaseUrl,
  ).catch((error: unknown) => {
    if (error instanceof OperatorError && error.message.startsWith('pg_restore failed')) return ''
    throw error
  })
  const names = [...rows.matchAll(/^(\d{3}_\w+)\t/gm)].map(([, name]) => name!)
  if (names.length === 0)
    throw new OperatorError(`${path} is not a backup of Zaffa from PostgreSQL. Nothing was changed.`)
  return names
}

/**
 * Runs the statements `before`, those of the dump and those `after` in one transaction.
 * @throws OperatorError, after which nothing has changed
 */
async function replay(path: string, databaseUrl: string, before: string, after: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-restore-'))
  const [entries, first, dump, last] = ['entries', 'before.sql', 'dump.sql', 'after.sql'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  try {
    const contents = await runProgram('pg_restore', ['--list', path], databaseUrl)
    await writeFile(entries, contents.replaceAll(/^.* EXTENSION .*$/gm, ''))
    // An extension that an administrator has created cannot be dropped and created again by the owner of the database.
    const extension = contents.includes(` ${SEARCH_EXTENSION}`)
      ? `create extension if not exists ${SEARCH_EXTENSION};`
      : ''
    await writeFile(first, `${extension}\n${before}`)
    await writeFile(last, after)
    await runProgram(
      'pg_restore',
      ['--clean', '--if-exists', '--no-owner', '--no-privileges', `--use-list=${entries}`, `--file=${dump}`, path],
      databaseUrl,
    )
    const files = [first, dump, last].map((file) => `--file=${file}`)
    await runProgram(
      'psql',
      ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1', '--single-transaction', ...files],
      databaseUrl,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Replaces the content of the database in one transaction; running servers wait until it ends. A backup of an older release is restored only
 * into an empty database, because tables of newer releases would remain.
 * @returns lines to print for the operator
 * @throws OperatorError, after which nothing has changed
 */
export async function restorePostgres(config: Config, path: string): Promise<string[]> {
  const databaseUrl = config.databaseUrl!
  const names = await readMigrations(path, databaseUrl)
  if (names.some((name) => !migrationNames.includes(name))) {
    throw new OperatorError(`${path} was written by a newer Zaffa. Nothing was changed.`)
  }
  const lines: string[] = []
  const empty = await isEmpty(databaseUrl)
  if (!empty) {
    if (names.length < migrationNames.length) {
      throw new OperatorError(
        `${path} was written by an older Zaffa: restore it into an empty database. Nothing was changed.`,
      )
    }
    await prepareDataDir(config.dataDir)
    const kept = join(config.dataDir, `before-restore-${formatStamp()}.dump`)
    lines.push(`The state until now is kept in ${kept}: ${formatSummary(await backupPostgres(databaseUrl, kept))}.`)
  }
  // An empty database has no state to keep and no running servers to notify.
  await replay(path, databaseUrl, empty ? '' : buildBeforeScript(), empty ? '' : buildAfterScript())
  await (await openDatabase(config)).destroy()
  const summary = await withConnection(databaseUrl, (client) => readSummary(client, path))
  return [...lines, `Restored from ${path}: ${formatSummary(summary)}.`]
}

const isEmpty = (databaseUrl: string): Promise<boolean> =>
  withConnection(
    databaseUrl,
    async (client) =>
      (await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")).rows.length === 0,
  )
