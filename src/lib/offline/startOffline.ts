import { isAnyOf } from '@reduxjs/toolkit'
import { baseApi, type ApiExtra } from '@/api'
import { selectAccountId } from '@/lib/session/accountId'
import { weddingEndpoints } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { addAppListener } from '@/store/listeners'
import { addSignOutNotice } from './addSignOutNotice'
import { applyUnsent } from './applyUnsent'
import { createBases } from './createBases'
import { createConnection } from './createConnection'
import { createDelay } from './createDelay'
import { createOfflineLayer } from './createOfflineLayer'
import { isDisconnected } from './isDisconnected'
import { keepResponses } from './keepResponses'
import { offlineQueries, offlineUtil, unsentDecided } from './offlineApi'
import { listShownWeddings, restoreMissing, selectEntries } from './persistResponses'
import { sendUnsent, showSent, type SentChange } from './sendUnsent'
import { pruneResponses } from './storedResponses'
import { removeExpired } from './unsentStore'
import { watchBrowser } from './watchBrowser'

const { listHouseholds, listStatuses, listWeddings } = weddingEndpoints.endpoints
/** While changes are sent, how often the list of those that wait is read again, in ms. */
const ANNOUNCE_MS = 300

const OUTSIDE = { subscribe: false, forceRefetch: true } as const

/**
 * Lets the pages of a wedding work without a connection: stores what the server sends and shows it when a request fails, keeps changes that
 * cannot be sent, and sends them later.
 * @returns a thunk, which returns a function that stops it
 */
export const startOffline =
  () =>
  (dispatch: AppDispatch, getState: () => unknown, extra: unknown): (() => void) => {
    const connection = createConnection(dispatch, getState)
    const getAccount = () => selectAccountId(getState())
    const selectUnsent = () => offlineQueries.listUnsentChanges.select()(getState() as never).data ?? []
    const refreshUnsent = async () =>
      void (await dispatch(offlineQueries.listUnsentChanges.initiate(undefined, OUTSIDE)))
    const announceUnsent = () => {
      tabs.tellTabs()
      return refreshUnsent()
    }
    /** Loads what is shown once more. */
    const refetchShown = () => void dispatch(baseApi.internalActions.onOnline())
    // Hundreds of changes are read again together.
    const announcing = createDelay(ANNOUNCE_MS, () => void announceUnsent())
    // What is on its way may have been read before the server stored them.
    let sent: SentChange[] = []
    const onSent = (one: SentChange) => {
      sent.push(one)
      showSent(dispatch, one)
    }
    const send = async () => {
      if (selectUnsent().every(({ problem }) => problem)) return
      const isStored = await sendUnsent(dispatch, getAccount(), { onSent, onChange: announcing.start })
      announcing.flush()
      if (!isStored) return
      await Promise.all(dispatch(offlineUtil.getRunningQueriesThunk()))
      sent = []
      refetchShown()
    }
    // One after another: the second of two reads only what the first has not found.
    let restored = Promise.resolve()
    const restore = () =>
      (restored = restored.then(async () => connection.showStored(await restoreMissing(dispatch, getState))))
    const onReached = (isReached: boolean) => {
      if (!connection.setReachable(isReached)) return
      refetchShown()
      void send()
    }
    /** Asks the server whether it can be reached, which also sends what waits. */
    const probe = () => void dispatch(listWeddings.initiate(undefined, OUTSIDE))
    const retry = () => {
      if (document.visibilityState !== 'visible' || getAccount() === '') return
      if (connection.isReachable()) void send()
      else probe()
    }

    const responses = keepResponses(dispatch, getState, () => void restore())
    const bases = createBases(dispatch)
    const tabs = watchBrowser({
      onOnline: probe,
      onOffline: () => onReached(false),
      onHide: responses.flush,
      onRetry: retry,
      onOtherTab: () => void refreshUnsent(),
    })
    const stops = [
      dispatch(
        addAppListener({
          matcher: isAnyOf(listHouseholds.matchFulfilled, listStatuses.matchFulfilled),
          effect: () => {
            for (const one of sent) showSent(dispatch, one)
            applyUnsent(dispatch, selectUnsent())
          },
        }),
      ),
      addSignOutNotice(dispatch),
      dispatch(addAppListener({ actionCreator: unsentDecided, effect: () => announceUnsent().then(retry) })),
    ]
    const connecting = dispatch(offlineQueries.getConnection.initiate())
    const subscriptions = [connecting, dispatch(offlineQueries.listUnsentChanges.initiate())]
    ;(extra as ApiExtra).offline = createOfflineLayer({
      dispatch,
      findBase: bases.find,
      onReached,
      onFailedRead: restore,
      onKept: (isKept) => {
        connection.setFull(!isKept)
        void announceUnsent()
      },
    })
    const begin = async () => {
      await connecting
      // Requests before this code was loaded. What they lack is shown before anything else is done.
      if (!navigator.onLine || hasFailed(getState())) {
        onReached(false)
        // The rows of a guest list wait for the statuses, which the page asks for once it has the list.
        for (const weddingId of listShownWeddings(getState()))
          void dispatch(listStatuses.initiate({ weddingId }, OUTSIDE))
        await restore()
      } else responses.awaitSlow()
      responses.storeAll()
      await removeExpired(Date.now()).catch(() => undefined)
      await pruneResponses(getAccount()).catch(() => undefined)
      await refreshUnsent()
      await send()
    }
    void begin()

    return () => {
      delete (extra as ApiExtra).offline
      tabs.stop()
      responses.stop()
      bases.stop()
      for (const stop of stops) stop()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }

/** @returns whether a request of the page has not reached the server */
const hasFailed = (state: unknown): boolean =>
  Object.values(selectEntries(state)).some((entry) => entry?.error !== undefined && isDisconnected(entry.error))
