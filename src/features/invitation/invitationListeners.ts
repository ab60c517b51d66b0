import { generatedApi } from '../../api'
import { writeStored } from '../../config/browserStorage'
import { storageKeys } from '../../config/storageKeys'
import type { StartListening } from '../../store/listeners'
import { emptyDraft } from './draft'
import { forgetDraft, writeDraft } from './draftStorage'
import { selectDraft } from './invitationSlice'

/** Storage follows the draft; the slug of what was published last is kept as well (specification §3). */
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
    matcher: generatedApi.endpoints.createInvitation.matchFulfilled,
    effect: ({ payload }) => writeStored('localStorage', storageKeys.invitationSlug, payload.slug),
  })
}
