import { chmodSync, closeSync, openSync } from 'node:fs'

/** Creates the file if it is missing, and sets its mode to 0600. SQLite gives the files beside a database (`-wal`, `-shm`) the same mode. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}
