import { chmodSync, closeSync, openSync } from 'node:fs'

/** Creates the file when it is missing, and lets its owner alone read and write it. SQLite gives a database's companions (`-wal`, `-shm`) the same mode. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}
