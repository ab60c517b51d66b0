import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Invitation } from '@/api'
import { listMessages } from '@/i18n/messages/studio'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { isUnfinished } from '../draft'
import { invitationOpened, selectDraft } from '../invitationSlice'

/** The question whether the unfinished draft may be lost. */
interface Question {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
}

/**
 * Makes a published invitation the draft of the studio.
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
  const edit = (invitation: Invitation) => (isUnfinished(draft) ? setAsked(invitation) : open(invitation))
  const question: Question = {
    isOpen: asked !== null,
    onCancel: () => setAsked(null),
    onConfirm: () => asked && open(asked),
  }
  return { edit, question }
}

/** Asks before an unfinished draft is lost. */
export const EditQuestion = ({ question: { isOpen, onCancel, onConfirm } }: { question: Question }) => (
  <ConfirmDialog
    open={isOpen}
    title={<FormattedMessage {...listMessages.replaceTitle} />}
    cancelLabel={<FormattedMessage {...listMessages.finishFirst} />}
    confirmLabel={<FormattedMessage {...listMessages.replace} />}
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    <FormattedMessage {...listMessages.replaceText} />
  </ConfirmDialog>
)
