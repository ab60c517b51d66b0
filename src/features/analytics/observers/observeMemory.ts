import { MEMORY_INTERVAL_MS } from '@/config/analyticsLimits'
import { memoryRead } from './actions'
import { runWhileVisible, type Observer } from './observer'

declare global {
  interface Performance {
    /** Chromium only, in bytes. */
    memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number }
  }
}

const MIB = 1024 * 1024
const toMebibytes = (bytes: number): number => Math.round(bytes / MIB)

/** Reports the memory in use every 30 s while visible (specification §9), where the browser provides it. */
export const observeMemory: Observer = (dispatch) =>
  runWhileVisible(MEMORY_INTERVAL_MS, () => {
    const { memory } = performance
    if (memory)
      dispatch(memoryRead({ usedMb: toMebibytes(memory.usedJSHeapSize), limitMb: toMebibytes(memory.jsHeapSizeLimit) }))
  })
