import { listProcessTree, readProcFile } from './processTree.ts'

/** Sampling interval, in ms. */
const SAMPLE_MS = 50
const KIB_PER_MIB = 1024
/** Total memory of a small machine. */
export const MEMORY_LIMIT_MIB = 1024

/** @returns the resident memory of a process and its descendants. Shared memory is counted for each process, so the real figure is lower. */
const measureRss = (pid: number): number =>
  listProcessTree(pid).reduce(
    (sum, each) => sum + Number(/VmRSS:\s+(\d+) kB/.exec(readProcFile(`${each}/status`))?.[1] ?? 0),
    0,
  ) / KIB_PER_MIB

/**
 * Samples the resident memory of a process and its descendants.
 * @returns a function that stops the sampling and returns the peak in MiB
 */
export function sampleMemory(pid: number): () => number {
  let peak = measureRss(pid)
  const timer = setInterval(() => (peak = Math.max(peak, measureRss(pid))), SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return Math.round(peak)
  }
}
