import { existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getErrorCode, isDiskFull } from '../errors.ts'
import { OperatorError } from '../../lib/operatorError.ts'

/** Row counts and size of a database, so that the operator can identify the backup. */
export interface Summary {
  accounts: number
  invitations: number
  pictures: number
  bytes: number
}

/** Table of each count in `Summary`. */
export const COUNTED = { accounts: 'users', invitations: 'invitations', pictures: 'uploads' } as const

export function formatSummary({ accounts, invitations, pictures, bytes }: Summary): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${accounts} accounts, ${invitations} invitations, ${pictures} pictures, ${size}`
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync()
  await file.close()
}

/**
 * Writes a file atomically, with mode 0600: writes to a temporary file, flushes it to disk (fsync), then links it to its name.
 * @param write fills the empty file at the given path
 * @throws OperatorError when the file exists or cannot be written
 */
export async function writeAtomically<T>(path: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  if (existsSync(path)) throw new OperatorError(`${path} exists already. Choose another name, or remove it first.`)
  const unfinished = `${path}.${process.pid}.unfinished`
  try {
    await (await open(unfinished, 'wx', 0o600)).close()
    const result = await write(unfinished)
    await sync(unfinished)
    // Unlike `rename`, `link` fails when a file with this name has been created in the meantime.
    await link(unfinished, path)
    await rm(unfinished)
    await sync(dirname(path))
    return result
  } catch (error) {
    await rm(unfinished, { force: true })
    if (isDiskFull(error)) throw new OperatorError(`The disk is full: ${path} was not written.`)
    if (['ENOENT', 'EACCES', 'EROFS', 'ENOTDIR', 'EPERM'].includes(getErrorCode(error))) {
      throw new OperatorError(`${path} cannot be written (${getErrorCode(error)}).`)
    }
    throw error
  }
}
