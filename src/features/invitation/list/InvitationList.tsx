import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  useDeleteInvitationMutation,
  useErrorText,
  useGetProfileQuery,
  useListUserInvitationsQuery,
  type Invitation,
} from '@/api'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { hasContent } from '../draft'
import { invitationOpened, selectDraft } from '../invitationSlice'
import { EmptyList } from './EmptyList'
import { InvitationRow } from './InvitationRow'
import { listMessages } from '@/i18n/messages/studio'

interface InvitationListProps {
  onEdit: () => void
  onDeleted: () => void
}

/** The couple's own invitations, newest first, to open, edit and delete. */
export function InvitationList({ onEdit, onDeleted }: InvitationListProps) {
  const errorText = useErrorText()
  const profile = useGetProfileQuery()
  const list = useListUserInvitationsQuery({ userId: profile.data?.id ?? '' }, { skip: !profile.data })
  const error = profile.error ?? list.error

  if (error) {
    const retry = () => void (profile.error ? profile.refetch() : list.refetch())
    return <FailureNotice text={errorText(error)} onRetry={retry} />
  }
  if (!list.data) {
    return (
      <Stack spacing={2} aria-busy="true" data-testid="list-skeleton">
        {[1, 2].map((row) => (
          <Skeleton key={row} variant="rounded" height={148} sx={{ borderRadius: '20px' }} />
        ))}
      </Stack>
    )
  }
  if (list.data.items.length === 0) return <EmptyList />
  return <Rows items={list.data.items} onEdit={onEdit} onDeleted={onDeleted} />
}

function Rows({ items, onEdit, onDeleted }: InvitationListProps & { items: Invitation[] }) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const [deleting, setDeleting] = useState<Invitation | null>(null)
  const [replacing, setReplacing] = useState<Invitation | null>(null)

  const openInvitation = (invitation: Invitation) => {
    dispatch(invitationOpened(invitation))
    onEdit()
  }
  const editOrConfirm = (invitation: Invitation) => {
    const unfinished = draft.editing === null && hasContent(draft)
    if (unfinished) setReplacing(invitation)
    else openInvitation(invitation)
  }

  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {items.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onEdit={() => editOrConfirm(invitation)}
          onDelete={() => setDeleting(invitation)}
        />
      ))}
      {deleting && <DeleteDialog invitation={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />}
      <ConfirmDialog
        open={replacing !== null}
        title={<FormattedMessage {...listMessages.replaceTitle} />}
        cancelLabel={<FormattedMessage {...listMessages.finishFirst} />}
        confirmLabel={<FormattedMessage {...listMessages.replace} />}
        onCancel={() => setReplacing(null)}
        onConfirm={() => replacing && openInvitation(replacing)}
      >
        <FormattedMessage {...listMessages.replaceText} />
      </ConfirmDialog>
    </Stack>
  )
}

function DeleteDialog({
  invitation,
  onClose,
  onDeleted,
}: {
  invitation: Invitation
  onClose: () => void
  onDeleted: () => void
}) {
  const errorText = useErrorText()
  const [remove, { isLoading, error }] = useDeleteInvitationMutation()
  const { groom, bride } = invitation
  const deleteInvitation = async () => {
    const { error: failed } = await remove({ id: invitation.id })
    if (failed) return
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      busy={isLoading}
      title={<FormattedMessage {...listMessages.deleteTitle} />}
      cancelLabel={<FormattedMessage {...listMessages.cancel} />}
      confirmLabel={<FormattedMessage {...listMessages.delete} />}
      busyLabel={<FormattedMessage {...listMessages.deleting} />}
      onCancel={onClose}
      onConfirm={() => void deleteInvitation()}
    >
      <FormattedMessage {...listMessages.deleteText} values={{ groom, bride }} />
      {error && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
