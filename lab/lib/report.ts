import type { ChildProcess } from 'node:child_process'
import { expectAtMost, expectExactly } from './figures.ts'
import type { Reads } from './http.ts'

/** Ends a scenario that this machine cannot run. */
export function skip(reason: string): never {
  console.log(`  skipped: ${reason}`)
  process.exit(0)
}

/** Prints the slowest response and the number of failed ones. */
export function reportReads(name: string, { slowest, count, failed }: Reads, boundMs: number): void {
  expectAtMost(`${name}: slowest of ${count} reads`, slowest, boundMs, 'ms')
  expectExactly(`${name}: reads that failed`, failed, 0)
}

/** @returns the server processes that have exited */
export const listLost = (servers: ChildProcess[]): ChildProcess[] =>
  servers.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)

/** Prints the number of server processes that have exited. */
export function reportLost(servers: ChildProcess[]): void {
  expectExactly(`server processes lost, of ${servers.length}`, listLost(servers).length, 0)
}
