import { readLastWedding } from '@/lib/lastWedding'
import { restoreWedding } from '@/lib/offline/restoreWedding'
import type { AppDispatch } from '@/store/hooks'
import { findWeddingId } from './findWeddingPage'

/** Fills the cache with what the device has stored for the page of a wedding. */
export const restorePage =
  ({ pathname, search }: Location) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const weddingId = findWeddingId(pathname, new URLSearchParams(search)) ?? readLastWedding()
    if (weddingId !== null) await dispatch(restoreWedding(weddingId))
  }
