import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Whether this machine can list the children of a process: Linux, with a kernel that writes them to /proc. */
export const hasProcessTree = (): boolean => existsSync(`/proc/${process.pid}/task/${process.pid}/children`)

/** A process and its descendants, from Linux's /proc; without those that have ended. */
export function listProcessTree(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listProcessTree)]
}

/** /proc lists children by the thread that started them. */
function listChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => (readProcFile(`${pid}/task/${thread}/children`).match(/\d+/g) ?? []).map(Number))
  } catch {
    return []
  }
}

/** A file below /proc; empty when the process has ended. */
export function readProcFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** Stops a process and its descendants. @returns a function that lets them go on */
export function suspend(pid: number): () => void {
  // The parent first: it starts no more children then.
  signal([pid], 'SIGSTOP')
  const pids = listProcessTree(pid)
  signal(pids, 'SIGSTOP')
  return () => signal(pids.splice(0), 'SIGCONT')
}

/** Sends a signal to those of the processes that have not ended. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
