import { useSyncExternalStore } from 'react'

/** Creates a hook that follows a media query. Without `matchMedia`, none matches. */
function createMediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia?.(query)
    media?.addEventListener('change', listener)
    return () => media?.removeEventListener('change', listener)
  }
  const matches = () => window.matchMedia?.(query).matches ?? false
  return () => useSyncExternalStore(subscribe, matches, () => false)
}

// The widths are Material UI's breakpoints, which the style sheets have too.

/** @returns whether the window is as narrow as that of a phone */
export const useIsPhone = createMediaHook('(max-width: 599.95px)')

/** @returns whether the window has room for columns */
export const useIsWide = createMediaHook('(min-width: 900px)')
