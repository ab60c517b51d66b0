import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatCouple } from '@shared/formatCouple'
import { useDeleteInvitationMutation, useErrorText, type Invitation } from '@/api'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { EditQuestion, useEditInvitation } from './editInvitation'
import { EmptyList } from './EmptyList'
import { InvitationRow } from './InvitationRow'
import { listMessages } from '@/i18n/messages/studio'

interface RowsProps {
  /** Whether the member may edit invitations, and publish another one. */
  canEdit: boolean
  canDelete: boolean
  onEdit: () => void
  onDeleted: () => void
}

interface InvitationListProps extends RowsProps {
  weddingId: string
  /** Starts another invitation of the wedding; undefined while it is not possible yet. */
  onCreate: (() => void) | undefined
}

/** The invitations of a wedding, to open and, for members who may, to edit, delete and add another one. */
export function InvitationList({ weddingId, onCreate, ...rows }: InvitationListProps) {
  const list = useWeddingInvitations(weddingId)
  return (
    <section>
      <Stack
        direction="row"
        sx={{
          gap: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 44,
          marginBlockEnd: 2,
        }}
      >
        <Typography component="h2" variant="h3">
          <FormattedMessage {...listMessages.title} />
        </Typography>
        {rows.canEdit && list.items && list.items.length > 0 && (
          <Button onClick={onCreate} disabled={!onCreate}>
            <FormattedMessage {...listMessages.create} />
          </Button>
        )}
      </Stack>
      <Content {...list} {...rows} onCreate={onCreate} />
    </section>
  )
}

type ContentProps = ReturnType<typeof useWeddingInvitations> & Omit<InvitationListProps, 'weddingId'>

function Content({ items, error, retry, onCreate, ...rows }: ContentProps) {
  const errorText = useErrorText()
  if (error) return <FailureNotice text={errorText(error)} onRetry={retry} />
  if (!items) {
    return (
      <Skeleton
        variant="rounded"
        aria-busy="true"
        data-testid="list-skeleton"
        sx={{ borderRadius: '20px', blockSize: { xs: 224, sm: 188 } }}
      />
    )
  }
  if (items.length === 0) return <EmptyList canEdit={rows.canEdit} onCreate={onCreate} />
  return <Rows items={items} {...rows} />
}

function Rows({ items, canEdit, canDelete, onEdit, onDeleted }: RowsProps & { items: Invitation[] }) {
  const { edit, question } = useEditInvitation(onEdit)
  const [deleting, setDeleting] = useState<Invitation | null>(null)
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {items.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          onEdit={canEdit ? () => edit(invitation) : undefined}
          onDelete={canDelete ? () => setDeleting(invitation) : undefined}
        />
      ))}
      {deleting && <DeleteDialog invitation={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />}
      <EditQuestion question={question} />
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
  const { locale } = useIntl()
  const errorText = useErrorText()
  const [remove, { isLoading, error }] = useDeleteInvitationMutation()
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
      <FormattedMessage {...listMessages.deleteText} values={{ couple: formatCouple(invitation, locale) }} />
      {error && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
