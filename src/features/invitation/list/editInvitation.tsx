import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Invitation } from '@/api'
import { listMessages } from '@/i18n/messages/studio'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { hasUnsavedChanges, isUnfinished } from '../draftState'
import { invitationOpened, selectDraft } from '../invitationSlice'

/** The question whether the unfinished draft may be lost. */
interface Question {
  isOpen: boolean
  /** Whether that edits a published invitation. */
  isEdit: boolean
  onCancel: () => void
  onConfirm: () => void
}

/**
 * Makes a published invitation the draft of the studio. Its unsaved changes are continued.
 * @returns `edit`, and the question that it may ask first
 */
export function useEditInvitation(onEdit: () => void) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const [asked, setAsked] = useState<Invitation | null>(null)
  const open = (invitation: Invitation) => {
    dispatch(invitationOpened(invitation))
    onEdit()
  }
  const edit = (invitation: Invitation) => {
    if (draft.editing?.id === invitation.id && hasUnsavedChanges(draft)) onEdit()
    else if (isUnfinished(draft)) setAsked(invitation)
    else open(invitation)
  }
  const question: Question = {
    isOpen: asked !== null,
    isEdit: draft.editing !== null,
    onCancel: () => setAsked(null),
    onConfirm: () => asked && open(asked),
  }
  return { edit, question }
}

/** Asks before an unfinished draft is lost. */
export const EditQuestion = ({ question: { isOpen, isEdit, onCancel, onConfirm } }: { question: Question }) => (
  <ConfirmDialog
    open={isOpen}
    title={<FormattedMessage {...(isEdit ? listMessages.unsavedTitle : listMessages.replaceTitle)} />}
    cancelLabel={<FormattedMessage {...listMessages.finishFirst} />}
    confirmLabel={<FormattedMessage {...(isEdit ? listMessages.goOn : listMessages.replace)} />}
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    <FormattedMessage {...(isEdit ? listMessages.unsavedText : listMessages.replaceText)} />
  </ConfirmDialog>
)
