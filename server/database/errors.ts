/** @returns the error code that Node, SQLite or PostgreSQL sets; empty without one */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** @returns whether SQLite or PostgreSQL refused a row because of a unique constraint */
export function isUniqueViolation(error: unknown): boolean {
  const code = getErrorCode(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** @returns whether SQLite or PostgreSQL refused a row because of a foreign key constraint */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(getErrorCode(error))

/** @returns whether a write to SQLite, PostgreSQL or a file failed because the disk is full */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'].includes(getErrorCode(error))

/**
 * SQLite: locked, disk full or not writable. PostgreSQL: unreachable, shutting down or out of connections (classes 08, 53, 57P), statement or lock
 * timeout (57014, 55P03), deadlock or serialization failure after several attempts (40P01, 40001), read-only after a failover (25006) or idle in a
 * transaction for too long (25P03).
 */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN).*|ECONN.*|E(HOST|NET)UNREACH|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|08...|53...|57P..|57014|55P03|40P01|40001|25006|25P03)$/

/** @returns whether the database is temporarily unavailable, so that a retry makes sense */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY.test(getErrorCode(error)) ||
  /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(String(error))
