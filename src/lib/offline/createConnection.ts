import type { AppDispatch } from '@/store/hooks'
import { offlineQueries, offlineUtil, type Connection } from './offlineApi'

/** A server that has responded within this time can be reached, in ms. */
const RECENT_MS = 1000

/** What the pages read about the connection, and how it changes. */
export function createConnection(dispatch: AppDispatch, getState: () => unknown) {
  let reachedAt: number | null = null
  const select = (): Connection | undefined => offlineQueries.getConnection.select()(getState() as never).data
  const set = (changes: Partial<Connection>) => {
    const known = select()
    if (!known || Object.entries(changes).every(([name, value]) => known[name as keyof Connection] === value)) return
    dispatch(offlineUtil.updateQueryData('getConnection', undefined, (now) => void Object.assign(now, changes)))
  }
  const isReachable = () => select()?.isReachable ?? true
  return {
    isReachable,
    setFull: (isFull: boolean) => set({ isFull }),
    /** @param storedAt when the oldest of what is shown was stored; null where nothing is */
    showStored: (storedAt: number | null) => {
      if (storedAt !== null) set({ storedAt: Math.min(storedAt, select()?.storedAt ?? storedAt) })
    },
    /** @returns whether the server can be reached again */
    setReachable: (isReached: boolean): boolean => {
      if (!isReached) {
        // One request of several fails for another reason: an extension of the browser blocks it, for example.
        if (navigator.onLine && reachedAt !== null && Date.now() - reachedAt < RECENT_MS) return false
        set({ isReachable: false, storedAt: select()?.storedAt ?? reachedAt })
        return false
      }
      reachedAt = Date.now()
      if (isReachable()) return false
      set({ isReachable: true, storedAt: null })
      return true
    },
  }
}
