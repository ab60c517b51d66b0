import { WEDDING_PARAMETER } from '@shared/routes'
import { readLastWedding } from '@/lib/lastWedding'
import { restoreWedding } from '@/lib/offline/restoreWedding'
import type { AppDispatch } from '@/store/hooks'
import { findWeddingPage } from './findWeddingPage'

/** Fills the cache with what the device has stored for the page of a wedding. */
export const restorePage =
  ({ pathname, search }: Location) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const weddingId =
      findWeddingPage(pathname)?.weddingId ?? new URLSearchParams(search).get(WEDDING_PARAMETER) ?? readLastWedding()
    if (weddingId !== null) await dispatch(restoreWedding(weddingId))
  }
