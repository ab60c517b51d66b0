/** The code that Node, SQLite and PostgreSQL put on their errors; empty when there is none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Whether the database refused a row because a unique value exists already, on SQLite or PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  const code = getErrorCode(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** Whether the database refused a row because what it refers to is gone, on SQLite or PostgreSQL. */
export const isForeignKeyViolation = (error: unknown): boolean => ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(getErrorCode(error))

/** Whether there is no space left for what was to be written, in SQLite, PostgreSQL or a file. */
export const isDiskFull = (error: unknown): boolean => ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'].includes(getErrorCode(error))

/** SQLite locked, its disk full or no longer writable; PostgreSQL shutting down, out of connections (classes 08, 53, 57P), over its time (57014) or unreachable. */
const AWAY = /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN).*|ECONN.*|ETIMEDOUT|ENOTFOUND|EPIPE|08...|53...|57P..|57014)$/

/** Whether the database could not be asked just now, so that trying again later makes sense. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY.test(getErrorCode(error)) || /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(String(error))
