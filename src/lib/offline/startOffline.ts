import { isAnyOf } from '@reduxjs/toolkit'
import { baseApi, readAccountId, selectToken, type ApiExtra } from '@/api'
import { weddingEndpoints } from '@/api/weddings'
import { addAppListener } from '@/store/listeners'
import type { AppDispatch } from '@/store/hooks'
import { applyUnsent } from './applyUnsent'
import { createBases } from './createBases'
import { createOfflineLayer } from './createOfflineLayer'
import { isDisconnected } from './isDisconnected'
import { offlineQueries, offlineUtil, unsentDecided, type Connection } from './offlineApi'
import { listChanged, restoreResponses, selectEntries, storeResponses } from './persistResponses'
import { sendUnsent } from './sendUnsent'
import { pruneResponses } from './storedResponses'
import { removeExpired } from './unsentStore'

/** How long a read may take before what is stored is shown, in ms. */
const PATIENCE_MS = 700
/** How often the server is asked while it cannot be reached, or changes wait, in ms. */
const RETRY_MS = 10_000
/** Responses are stored together, in ms after the first one. */
const STORE_DELAY_MS = 1000
/** Tells the other tabs that the changes that wait differ. */
const CHANNEL = 'zaffa-unsent'

const { listHouseholds, listStatuses, listWeddings } = weddingEndpoints.endpoints
const OUTSIDE = { subscribe: false, forceRefetch: true } as const

/** @returns a function that runs `action` once, after the delay of the first call */
function createDelay(ms: number, action: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    timer = undefined
    action()
  }
  return { start: () => void (timer ??= setTimeout(run, ms)), flush: () => timer !== undefined && run() }
}

/**
 * Lets the pages of a wedding work without a connection: stores what the server sends and shows it when a request fails, keeps changes that
 * cannot be sent, and sends them later.
 * @returns a thunk, which returns a function that stops it
 */
export const startOffline =
  () =>
  (dispatch: AppDispatch, getState: () => unknown, extra: unknown): (() => void) => {
    const stopping = new AbortController()
    const channel = new BroadcastChannel(CHANNEL)
    const bases = createBases(dispatch)
    let reachedAt: number | null = null

    const getAccount = () => readAccountId(selectToken(getState()) ?? '')
    const selectConnection = (): Connection | undefined =>
      offlineQueries.getConnection.select()(getState() as never).data
    const selectUnsent = () => offlineQueries.listUnsentChanges.select()(getState() as never).data ?? []
    const setConnection = (changes: Partial<Connection>) => {
      const known = selectConnection()
      if (!known || Object.entries(changes).every(([name, value]) => known[name as keyof Connection] === value)) return
      dispatch(offlineUtil.updateQueryData('getConnection', undefined, (now) => void Object.assign(now, changes)))
    }
    const refetchShown = () => void dispatch(baseApi.internalActions.onOnline())
    const refreshUnsent = () => dispatch(offlineQueries.listUnsentChanges.initiate(undefined, OUTSIDE))
    const announceUnsent = () => {
      channel.postMessage(null)
      void refreshUnsent()
    }
    const send = async () => {
      if (selectUnsent().every(({ problem }) => problem)) return
      if (await sendUnsent(dispatch, getAccount(), announceUnsent)) refetchShown()
    }
    const onReached = (isReached: boolean) => {
      const wasReachable = selectConnection()?.isReachable ?? true
      if (!isReached) return setConnection({ isReachable: false, storedAt: selectConnection()?.storedAt ?? reachedAt })
      reachedAt = Date.now()
      if (wasReachable) return
      setConnection({ isReachable: true, storedAt: null })
      refetchShown()
      void send()
    }
    const restore = async () => {
      const storedAt = await restoreResponses(dispatch, getState)
      const known = selectConnection()?.storedAt
      if (storedAt !== null) setConnection({ storedAt: Math.min(storedAt, known ?? storedAt) })
    }
    /** Asks the server whether it can be reached, which also sends what waits. */
    const probe = () => void dispatch(listWeddings.initiate(undefined, OUTSIDE))
    const retry = () => {
      if (document.visibilityState !== 'visible' || getAccount() === '') return
      if (selectConnection()?.isReachable === false) probe()
      else void send()
    }

    const dirty = new Set<string>()
    const storing = createDelay(STORE_DELAY_MS, () => {
      const keys = [...dirty]
      dirty.clear()
      void storeResponses(getState(), keys, Date.now())
    })
    const storeChanged = (now: unknown, before: Parameters<typeof listChanged>[1]) => {
      for (const key of listChanged(selectEntries(now), before)) dirty.add(key)
      if (dirty.size > 0) storing.start()
    }
    const restoring = createDelay(PATIENCE_MS, () => void restore())
    const listeners = [
      dispatch(
        addAppListener({
          predicate: (_action, now, before) => selectEntries(now) !== selectEntries(before),
          effect: (_action, api) => storeChanged(api.getState(), selectEntries(api.getOriginalState())),
        }),
      ),
      dispatch(
        addAppListener({
          matcher: isAnyOf(listHouseholds.matchPending, listStatuses.matchPending, listWeddings.matchPending),
          effect: () => restoring.start(),
        }),
      ),
      dispatch(
        addAppListener({
          matcher: isAnyOf(listHouseholds.matchFulfilled, listStatuses.matchFulfilled),
          effect: () => applyUnsent(dispatch, selectUnsent()),
        }),
      ),
    ]
    listeners.push(
      dispatch(
        addAppListener({
          actionCreator: unsentDecided,
          effect: async () => {
            await refreshUnsent()
            channel.postMessage(null)
            retry()
          },
        }),
      ),
    )
    const subscriptions = [
      dispatch(offlineQueries.getConnection.initiate()),
      dispatch(offlineQueries.listUnsentChanges.initiate()),
    ]

    const { signal } = stopping
    const timer = setInterval(retry, RETRY_MS)
    channel.addEventListener('message', () => void refreshUnsent(), { signal })
    window.addEventListener('online', probe, { signal })
    window.addEventListener('offline', () => onReached(false), { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? storing.flush() : retry()),
      {
        signal,
      },
    )
    ;(extra as ApiExtra).offline = createOfflineLayer({
      dispatch,
      findBase: bases.find,
      onReached,
      onFailedRead: restore,
      onKept: (isKept) => {
        setConnection({ isFull: !isKept })
        announceUnsent()
      },
    })
    const begin = async () => {
      await Promise.all(subscriptions)
      await removeExpired(Date.now()).catch(() => undefined)
      await pruneResponses(getAccount()).catch(() => undefined)
      // What was requested before this code was loaded.
      storeChanged(getState(), {})
      if (!navigator.onLine || hasFailed(selectEntries(getState()))) onReached(false)
      await restore()
      await send()
    }
    void begin()

    return () => {
      delete (extra as ApiExtra).offline
      stopping.abort()
      clearInterval(timer)
      storing.flush()
      channel.close()
      bases.stop()
      for (const stop of listeners) stop()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }

/** @returns whether a request of the page has not reached the server */
const hasFailed = (entries: ReturnType<typeof selectEntries>): boolean =>
  Object.values(entries).some((entry) => entry?.error !== undefined && isDisconnected(entry.error))
