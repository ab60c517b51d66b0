import { listProcessTree, readProcFile } from '../lib/processTree.ts'

/** How often memory is read, in ms. */
const SAMPLE_MS = 50
const KIB_PER_MIB = 1024
/** What a small machine has in total. */
export const MEMORY_LIMIT_MIB = 1024

/** Memory that is shared between processes counts once for each, so the true figure is lower. */
const measureRss = (pid: number): number =>
  listProcessTree(pid).reduce((sum, each) => sum + Number(/VmRSS:\s+(\d+) kB/.exec(readProcFile(`${each}/status`))?.[1] ?? 0), 0) / KIB_PER_MIB

/**
 * Reads the resident memory of a process and its descendants repeatedly.
 * @returns a function that ends this, and returns the peak in MiB
 */
export function sampleMemory(pid: number): () => number {
  let peak = measureRss(pid)
  const timer = setInterval(() => (peak = Math.max(peak, measureRss(pid))), SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return Math.round(peak)
  }
}
