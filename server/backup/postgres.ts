import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase, prepareDataDir } from '../db/client.ts'
import { codeOf } from '../db/errors.ts'
import { migrationNames } from '../db/migrations/index.ts'
import { PUBLISHED_CHANNEL } from '../db/publishedNews.ts'
import { OperatorError } from '../operator.ts'
import { COUNTED, described, stamp, writeWhole } from './files.ts'
import type { Summary } from './files.ts'

const DEBIAN = '/usr/lib/postgresql'

/** PostgreSQL's own tool: the newest of Debian's, which reads every older server, else whatever the PATH has. */
function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path)) ?? name
}

/** The address as the tools read it from their environment: arguments, with a password, could be read by every user of the machine. */
function connectionOf(databaseUrl: string): Record<string, string> {
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

/** @returns what the tool writes @throws OperatorError with what it complains of */
async function run(name: string, args: string[], databaseUrl: string): Promise<string> {
  const child = spawn(program(name), args, { env: { ...process.env, ...connectionOf(databaseUrl) }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { out: '', complaint: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output.complaint += String(chunk)))
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new OperatorError(`PostgreSQL's ${name} is not installed here (Debian: apt-get install postgresql-client).`)
  })) as [number | null]
  if (code !== 0) throw new OperatorError(`${name} failed: ${output.complaint.trim()}`)
  return output.out
}

/** Asks within one connection. @throws OperatorError where PostgreSQL does not answer */
async function connected<T>(databaseUrl: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`PostgreSQL behind DATABASE_URL cannot be asked (${codeOf(error) || 'no answer'}).`, { cause: error })
  } finally {
    await client.end()
  }
}

async function summaryOf(client: Client, path: string): Promise<Summary> {
  const counts = Object.entries(COUNTED).map(([name, table]) => `(select count(*)::int from ${table}) as ${name}`)
  const { rows } = await client.query<Omit<Summary, 'bytes'>>(`select ${counts.join(', ')}`)
  return { ...rows[0]!, bytes: statSync(path).size }
}

/** A dump in PostgreSQL's custom format, while servers write; it and what is counted are of the same moment. @throws OperatorError */
export async function backupPostgres(databaseUrl: string, path: string): Promise<Summary> {
  return writeWhole(path, (unfinished) =>
    connected(databaseUrl, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      const flags = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.snapshot}`]
      await run('pg_dump', [...flags, `--file=${unfinished}`], databaseUrl)
      await run('pg_restore', ['--list', unfinished], databaseUrl)
      return summaryOf(client, unfinished)
    }),
  )
}

/** The migrations that the dump has seen. @throws OperatorError where it is no dump of ours */
async function migrationsIn(path: string, databaseUrl: string): Promise<string[]> {
  if (!existsSync(path)) throw new OperatorError(`${path} cannot be read (ENOENT). Nothing was changed.`)
  const rows = await run('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', path], databaseUrl).catch((error: unknown) => {
    if (error instanceof OperatorError && error.message.startsWith('pg_restore failed')) return ''
    throw error
  })
  const names = [...rows.matchAll(/^(\d{3}_\w+)\t/gm)].map(([, name]) => name!)
  if (names.length === 0) throw new OperatorError(`${path} is not a backup of Zaffa from PostgreSQL. Nothing was changed.`)
  return names
}

/** Tables whose rows know how often they have been edited. */
const VERSIONED = ['invitations', 'users', 'providers']

interface Version {
  id: string
  version: number
}

const versionsOf = (databaseUrl: string): Promise<Version[][]> =>
  connected(databaseUrl, async (client) => {
    const found: Version[][] = []
    for (const table of VERSIONED) found.push((await client.query<Version>(`select id, version from ${table}`)).rows)
    return found
  })

/** As in replaceContent.ts: what has been edited since the backup takes a version that nobody has seen. */
const raiseVersions = (databaseUrl: string, before: Version[][]): Promise<void> =>
  connected(databaseUrl, async (client) => {
    for (const [index, rows] of before.entries()) {
      await client.query(
        `update ${VERSIONED[index]!} as back set version = present.version + 1
         from unnest($1::text[], $2::int[]) as present (id, version) where present.id = back.id and present.version > back.version`,
        [rows.map(({ id }) => id), rows.map(({ version }) => version)],
      )
    }
  })

/**
 * Replaces the database's content in one transaction; running servers wait for its end. A backup of an older release goes into
 * an empty database alone, as the tables of later ones would stay behind.
 * @returns what to tell the operator
 * @throws OperatorError, with nothing changed
 */
export async function restorePostgres(config: Config, path: string): Promise<string[]> {
  const databaseUrl = config.databaseUrl!
  const names = await migrationsIn(path, databaseUrl)
  if (names.some((name) => !migrationNames.includes(name))) {
    throw new OperatorError(`${path} was written by a newer Zaffa. Nothing was changed.`)
  }
  const lines: string[] = []
  let versions: Version[][] = []
  if (!(await isEmpty(databaseUrl))) {
    if (names.length < migrationNames.length) {
      throw new OperatorError(`${path} was written by an older Zaffa: restore it into an empty database. Nothing was changed.`)
    }
    await prepareDataDir(config.dataDir)
    const kept = join(config.dataDir, `before-restore-${stamp()}.dump`)
    versions = await versionsOf(databaseUrl)
    lines.push(`The state until now is kept in ${kept}: ${described(await backupPostgres(databaseUrl, kept))}.`)
  }
  const flags = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges']
  await run('pg_restore', [...flags, `--dbname=${connectionOf(databaseUrl).PGDATABASE ?? ''}`, path], databaseUrl)
  await raiseVersions(databaseUrl, versions)
  // The tables came anew, without a word from their triggers: running servers look again at all that they keep.
  await connected(databaseUrl, (client) => client.query('select pg_notify($1, $2)', [PUBLISHED_CHANNEL, '']))
  await (await openDatabase(config)).destroy()
  const summary = await connected(databaseUrl, (client) => summaryOf(client, path))
  return [...lines, `Restored from ${path}: ${described(summary)}.`]
}

const isEmpty = (databaseUrl: string): Promise<boolean> =>
  connected(databaseUrl, async (client) => (await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")).rows.length === 0)
