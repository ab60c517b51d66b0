import { useEffect } from 'react'

/** Code is loaded after the page is shown, in ms. */
const DELAY_MS = 1000

/**
 * Loads code before it is needed, so that a form opens at once, and also when the connection is lost meanwhile.
 * @param imports the same array at each render
 */
export function usePreload(imports: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails now is loaded when it is needed.
      for (const load of imports) void load().catch(() => undefined)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [imports])
}
