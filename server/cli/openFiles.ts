import { readFile } from 'node:fs/promises'

/** Below this limit hundreds of simultaneous guests meet refused connections. */
const FEW_OPEN_FILES = 1024

/** @returns how many files this process may open (the soft limit of RLIMIT_NOFILE); Infinity where the system does not say */
async function readOpenFilesLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
  return soft === undefined ? Infinity : Number(soft)
}

/** @returns a warning for the operator, or null when the process may open enough files */
export async function findOpenFilesWarning(): Promise<string | null> {
  const limit = await readOpenFilesLimit()
  if (limit >= FEW_OPEN_FILES) return null
  return `Only ${limit} files may be open at once, connections included. Run "ulimit -n 65536" before the start (systemd: LimitNOFILE=65536).`
}
