import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** @returns whether this machine can list the children of a process: Linux, with a kernel that lists them in /proc */
export const hasProcessTree = (): boolean => existsSync(`/proc/${process.pid}/task/${process.pid}/children`)

/** @returns a process and its running descendants, from Linux's /proc */
export function listProcessTree(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listProcessTree)]
}

/** /proc lists children by the thread that started them. */
function listChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      (readProcFile(`${pid}/task/${thread}/children`).match(/\d+/g) ?? []).map(Number),
    )
  } catch {
    return []
  }
}

/** @returns the content of a file below /proc; empty when the process has exited */
export function readProcFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** Sends a signal to those of the processes that still run. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
