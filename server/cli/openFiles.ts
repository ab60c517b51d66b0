import { readFile } from 'node:fs/promises'

/** With a lower limit the server refuses connections under a load of several hundred simultaneous guests. */
const FEW_OPEN_FILES = 1024

/** @returns the soft limit of open files (RLIMIT_NOFILE) of this process; Infinity when the system does not report it */
async function readOpenFilesLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** @returns a warning for the operator, or null when the limit of open files is high enough */
export async function findOpenFilesWarning(): Promise<string | null> {
  const limit = await readOpenFilesLimit()
  if (limit >= FEW_OPEN_FILES) return null
  return `Only ${limit} files may be open at once, connections included. Run "ulimit -n 65536" before the start (systemd: LimitNOFILE=65536).`
}
