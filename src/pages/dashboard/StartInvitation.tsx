import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { paths } from '@shared/routes'
import type { Wedding } from '@/api/weddings'
import type { WeddingPlans } from '@/features/invitation/draft'
import { hasUnsavedChanges, isUnfinished } from '@/features/invitation/draftState'
import { draftCleared, selectDraft, weddingInvitationStarted } from '@/features/invitation/invitationSlice'
import { listMessages } from '@/i18n/messages/studio'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'

/** The question whether the unfinished invitation of another wedding, or the unsaved changes of a published one, may be lost. */
interface Question {
  isOpen: boolean
  isEdit: boolean
  onCancel: () => void
  onConfirm: () => void
}

/**
 * Starts an invitation of a wedding in the studio. An unfinished one without a wedding is continued.
 * @param weddings all weddings of the account
 * @param plans of the wedding; undefined until loaded
 * @param options of the navigation to the studio
 * @returns `start`, undefined until it is possible, and the question that it may ask first
 */
export function useStartInvitation(
  weddings: readonly Wedding[],
  plans: WeddingPlans | undefined,
  options?: NavigateOptions,
) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const draft = useAppSelector(selectDraft)
  const [isOpen, setOpen] = useState(false)
  const isOfOther = draft.weddingId !== plans?.weddingId && weddings.some(({ id }) => id === draft.weddingId)

  const open = (started: WeddingPlans) => {
    if (isOfOther) dispatch(draftCleared())
    dispatch(weddingInvitationStarted(started))
    void navigate(paths.createInvitation, options)
  }
  const isEdit = hasUnsavedChanges(draft)
  const start = plans && (() => (isEdit || (isOfOther && isUnfinished(draft)) ? setOpen(true) : open(plans)))
  const question: Question = { isOpen, isEdit, onCancel: () => setOpen(false), onConfirm: () => plans && open(plans) }
  return { start, question }
}

/** Asks before unfinished work is lost. */
export function StartInvitation({ question: { isOpen, isEdit, onCancel, onConfirm } }: { question: Question }) {
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage {...(isEdit ? listMessages.unsavedTitle : listMessages.replaceTitle)} />}
      cancelLabel={<FormattedMessage {...listMessages.finishFirst} />}
      confirmLabel={<FormattedMessage {...(isEdit ? listMessages.goOn : listMessages.start)} />}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <FormattedMessage {...(isEdit ? listMessages.unsavedText : listMessages.startText)} />
    </ConfirmDialog>
  )
}
