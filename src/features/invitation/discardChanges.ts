import type { Invitation } from '@/api'
import type { AppThunk } from '@/store/hooks'
import { draftCleared, invitationOpened, selectDraft } from './invitationSlice'

/** Makes the draft the invitation as it is stored. A draft of an earlier release does not know that, and is cleared. */
export const discardChanges = (): AppThunk => (dispatch, getState) => {
  const { editing } = selectDraft(getState())
  dispatch(editing && 'groom' in editing ? invitationOpened(editing as Invitation) : draftCleared())
}
