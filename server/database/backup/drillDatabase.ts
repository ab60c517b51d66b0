import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { OperatorError } from '../../lib/operatorError.ts'
import { getErrorCode } from '../errors.ts'
import { toConnectionEnvironment, withConnection } from './postgres.ts'
import { findPostgresProgram } from './postgresProgram.ts'

/**
 * Creates an empty PostgreSQL database beside the one of DATABASE_URL. Its name begins with `zaffa_drill_`, so that an operator can find one
 * that a killed drill has left.
 * @throws OperatorError when the user of DATABASE_URL may not create databases
 */
export async function createDrillDatabase(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `zaffa_drill_${randomUUID().replaceAll('-', '')}`
  await withConnection(databaseUrl, async (client) => {
    await client.query(`create database ${name} template template0`).catch((error: unknown) => {
      if (getErrorCode(error) !== '42501') throw error
      throw new OperatorError(
        'The drill needs a user who may create databases (alter role NAME createdb), or the DATABASE_URL of another server.',
      )
    })
  })
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      withConnection(databaseUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

/**
 * Counts the rows in a dump, without a database.
 * @returns the number of rows by table
 */
export async function countDumpedRows(path: string, databaseUrl: string): Promise<Map<string, number>> {
  const child = spawn(findPostgresProgram('pg_restore'), ['--data-only', '--file=-', path], {
    env: { ...process.env, ...toConnectionEnvironment(databaseUrl) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const counts = new Map<string, number>()
  let table: string | null = null
  // In COPY's text format a row is one line: line breaks in values are escaped.
  for await (const line of createInterface({ input: child.stdout })) {
    if (table === null) {
      table = /^COPY public\.(\w+) /.exec(line)?.[1] ?? null
      if (table !== null) counts.set(table, 0)
    } else if (line === '\\.') table = null
    else counts.set(table, counts.get(table)! + 1)
  }
  const [code] = (await closed) as [number | null]
  if (code !== 0) throw new OperatorError(`pg_restore cannot read ${path}.`)
  return counts
}
