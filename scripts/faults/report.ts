import type { ChildProcess } from 'node:child_process'
import { atMost, exactly } from '../lib/figures.ts'
import type { Reads } from './http.ts'

/** Ends a scenario that this machine cannot run. */
export function skip(reason: string): never {
  console.log(`  skipped: ${reason}`)
  process.exit(0)
}

/** Prints how long guests waited, and how often they got no page. */
export function reportReads(name: string, { slowest, count, failed }: Reads, boundMs: number): void {
  atMost(`${name}: slowest of ${count} reads`, slowest, boundMs, 'ms')
  exactly(`${name}: reads that failed`, failed, 0)
}

/** @returns the servers that have ended */
export const listLost = (servers: ChildProcess[]): ChildProcess[] => servers.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)

/** Prints how many of the servers have ended. */
export function reportLost(servers: ChildProcess[]): void {
  exactly(`server processes lost, of ${servers.length}`, listLost(servers).length, 0)
}
