import { getWeddingRights } from '@shared/weddingRights'
import { generatedApi } from '@/api'
import { selectAccountId } from '@/lib/session/accountId'
import { getGuestListArgs, weddingEndpoints, type Wedding } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'

const { getGuestSummary, getReplySettings, listEvents, listHouseholds, listMessageTemplates, listStatuses } =
  weddingEndpoints.endpoints
/** What a page has loaded is stored already. */
const ONCE = { subscribe: false } as const

/** Loads what the pages of a wedding show, so that those open without a connection that were not opened with one. */
export const prefetchWedding =
  (wedding: Wedding) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const { pages } = getWeddingRights(wedding)
    const ofWedding = { weddingId: wedding.id }
    const userId = selectAccountId(getState())
    // One after the other, behind what the page itself loads.
    await dispatch(listEvents.initiate(ofWedding, ONCE))
    await dispatch(generatedApi.endpoints.listUserInvitations.initiate({ userId }, ONCE))
    if (pages.includes('guests')) {
      await dispatch(getGuestSummary.initiate(ofWedding, ONCE))
      await dispatch(listHouseholds.initiate(getGuestListArgs(wedding.id), ONCE))
    }
    if (pages.includes('replies')) {
      await dispatch(listStatuses.initiate(ofWedding, ONCE))
      await dispatch(getReplySettings.initiate(ofWedding, ONCE))
    }
    if (pages.includes('desk')) await dispatch(listMessageTemplates.initiate(ofWedding, ONCE))
  }
