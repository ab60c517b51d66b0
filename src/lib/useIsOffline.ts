import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange)
  globalThis.addEventListener('offline', onChange)
  return () => {
    globalThis.removeEventListener('online', onChange)
    globalThis.removeEventListener('offline', onChange)
  }
}

/** @returns whether the browser knows that it has no connection */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)
