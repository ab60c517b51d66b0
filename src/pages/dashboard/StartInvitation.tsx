import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { paths } from '@shared/routes'
import type { Wedding } from '@/api/weddings'
import { isUnfinished, type WeddingPlans } from '@/features/invitation/draft'
import { draftCleared, selectDraft, weddingInvitationStarted } from '@/features/invitation/invitationSlice'
import { listMessages } from '@/i18n/messages/studio'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'

/** The question whether the unfinished invitation of another wedding may be lost. */
interface Question {
  isOpen: boolean
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
  const start = plans && (() => (isOfOther && isUnfinished(draft) ? setOpen(true) : open(plans)))
  const question: Question = { isOpen, onCancel: () => setOpen(false), onConfirm: () => plans && open(plans) }
  return { start, question }
}

/** Asks before the unfinished invitation of another wedding is lost. */
export function StartInvitation({ question: { isOpen, onCancel, onConfirm } }: { question: Question }) {
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage {...listMessages.replaceTitle} />}
      cancelLabel={<FormattedMessage {...listMessages.finishFirst} />}
      confirmLabel={<FormattedMessage {...listMessages.start} />}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <FormattedMessage {...listMessages.startText} />
    </ConfirmDialog>
  )
}
