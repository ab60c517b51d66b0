import { MEMORY_INTERVAL_MS } from '@/config/analyticsLimits'
import { memoryRead } from './actions'
import { everyMs, type Observer } from './observer'

declare global {
  interface Performance {
    /** Chromium's, in bytes; other browsers do not tell. */
    memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number }
  }
}

const MIB = 1024 * 1024
const mebibytes = (bytes: number): number => Math.round(bytes / MIB)

/** Tells every 30 s in sight how much memory the page uses (specification §9), where the browser says. */
export const observeMemory: Observer = (dispatch) =>
  everyMs(MEMORY_INTERVAL_MS, () => {
    const { memory } = performance
    if (memory) dispatch(memoryRead({ usedMb: mebibytes(memory.usedJSHeapSize), limitMb: mebibytes(memory.jsHeapSizeLimit) }))
  })
