import { chmodSync, closeSync, openSync } from 'node:fs'

/**
 * Creates the file if it is missing, and sets its mode to 0600. SQLite uses the same mode for the files beside a database (`-wal`, `-shm`).
 */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}
