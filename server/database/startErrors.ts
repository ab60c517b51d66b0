import type { Config } from '../config/config.ts'
import { getErrorCode, isDiskFull } from './errors.ts'
import { NewerDatabaseError } from './migrations/index.ts'

/** The database cannot be used; the message says what to do. */
export class DatabaseUnavailable extends Error {}

/**
 * The address of PostgreSQL may contain a password: messages only name its variable.
 * @returns a `DatabaseUnavailable` with a message for the operator, or the error itself when its cause is not known
 */
export function toStartError(error: unknown, { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Error {
  if (error instanceof DatabaseUnavailable) return error
  const text = databaseUrl ? describePostgresError(error) : describeSqliteError(error, dataDir)
  return text === null ? (error as Error) : new DatabaseUnavailable(text, { cause: error })
}

const describeNewer = (where: string, elsewhere: string): string =>
  `The database ${where} was written by a newer Zaffa. Start that version, or ${elsewhere}.`
const describeFullDisk = (where: string): string =>
  `The disk is full: the database ${where} cannot be opened. Make space on it, then start again; nothing is lost.`

function describeSqliteError(error: unknown, dataDir: string): string | null {
  const code = getErrorCode(error)
  const where = `in ${dataDir}`
  const elsewhere = 'start with DATA_DIR=<another folder>'
  if (error instanceof NewerDatabaseError) return describeNewer(where, elsewhere)
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `The database ${where} is locked by another program. Stop it, then start again.`
  if (isDiskFull(error)) return describeFullDisk(where)
  if (code.startsWith('SQLITE_IOERR'))
    return `The database ${where} cannot be read or written (${code}). Is the disk full, or failing?`
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code))
    return `The database ${where} cannot be written. Make the folder and its files writable, or ${elsewhere}.`
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    const restore = 'Bring a backup back with `npm run admin -- restore FILE`'
    return `The file zaffa.sqlite ${where} is not a readable database. ${restore}, or ${elsewhere}.`
  }
  return null
}

const WRONG_LOGIN = 'refuses the user or the password. Correct them.'

/** What PostgreSQL, Node's TLS and its sockets report at the start. */
const POSTGRES_PROBLEMS: Record<string, string> = {
  '28P01': WRONG_LOGIN,
  '28000': WRONG_LOGIN,
  '3D000': 'does not have the database of this address. Create it (createdb), or correct the name.',
  '42501': 'does not let this user create tables. Make the user the owner of the database.',
  '25006': 'is read-only. Is it a replica? Give the address of the primary.',
  '08P01': 'refuses the connection. Is it a pooler, such as PgBouncer? Give the address of PostgreSQL or HAProxy.',
  CERT_HAS_EXPIRED: 'has an expired certificate. Renew it.',
  ENOENT: 'needs a certificate file that is missing: see sslrootcert, sslcert and sslkey of the address.',
}

function describePostgresError(error: unknown): string | null {
  const code = getErrorCode(error)
  const where = 'behind DATABASE_URL'
  if (error instanceof NewerDatabaseError) return describeNewer(where, 'choose another DATABASE_URL')
  if (isDiskFull(error)) return describeFullDisk(where)
  const problem = POSTGRES_PROBLEMS[code]
  if (problem) return `PostgreSQL ${where} ${problem}`
  if (code === '' && !/timeout|terminated/i.test(String(error))) return null
  const reason = code || 'no response in time'
  return `PostgreSQL ${where} cannot be used (${reason}). Is it running, and are host, name and password right?`
}
