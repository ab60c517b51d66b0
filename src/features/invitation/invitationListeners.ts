import { sessionEnded } from '@/api'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@/config/storageKeys'
import type { StartListening } from '@/store/listeners'
import { emptyDraft } from './draft'
import { forgetDraft, writeDraft } from './draftStorage'
import { currentSlugCleared, selectCurrentSlug, selectDraft } from './invitationSlice'

/** @returns the current invitation's slug that an earlier visit kept. */
export const readStoredSlug = (): string | null => readStored('localStorage', storageKeys.invitationSlug)

/** Storage follows the draft and the current invitation's slug, which leaves with the session that it belongs to. */
export function startInvitationListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => selectDraft(now) !== selectDraft(before),
    effect: (_action, { getState }) => {
      const draft = selectDraft(getState())
      if (draft === emptyDraft) forgetDraft()
      else writeDraft(draft)
    },
  })
  startListening({
    predicate: (_action, now, before) => selectCurrentSlug(now) !== selectCurrentSlug(before),
    effect: (_action, { getState }) => writeStored('localStorage', storageKeys.invitationSlug, selectCurrentSlug(getState())),
  })
  startListening({
    // However it ended: signing in again and opening the invitation brings it back, the next couple must not see it.
    predicate: (_action, now, before) => sessionEnded(now, before),
    effect: (_action, { dispatch }) => void dispatch(currentSlugCleared()),
  })
}
