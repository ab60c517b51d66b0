import { isAnyOf } from '@reduxjs/toolkit'
import { weddingEndpoints } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { addAppListener } from '@/store/listeners'
import { createDelay } from './createDelay'
import { listChanged, selectEntries, storeResponses } from './persistResponses'

/** How long a read may take before what is stored is shown, in ms. */
const PATIENCE_MS = 700
/** Responses are stored together, in ms after the first one. */
const STORE_DELAY_MS = 1000

const { listHouseholds, listStatuses, listWeddings } = weddingEndpoints.endpoints

/**
 * Stores what the server sends, and asks for what is stored while a response is slow.
 * @param onSlow fills the cache with what is stored
 */
export function keepResponses(dispatch: AppDispatch, getState: () => unknown, onSlow: () => void) {
  const dirty = new Set<string>()
  const storing = createDelay(STORE_DELAY_MS, () => {
    const keys = [...dirty]
    dirty.clear()
    void storeResponses(getState(), keys, Date.now())
  })
  const restoring = createDelay(PATIENCE_MS, onSlow)
  const storeChanged = (now: unknown, before: Parameters<typeof listChanged>[1]) => {
    for (const key of listChanged(selectEntries(now), before)) dirty.add(key)
    if (dirty.size > 0) storing.start()
  }
  const stops = [
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
  ]
  return {
    /** Asks for what is stored when the responses that are on their way are slow. */
    awaitSlow: restoring.start,
    /** Stores what was loaded before. */
    storeAll: () => storeChanged(getState(), {}),
    flush: storing.flush,
    stop: () => {
      storing.flush()
      for (const stop of stops) stop()
    },
  }
}
