import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useDeleteWeddingMutation, type Wedding } from '@/api/weddings'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { weddingDeleteMessages } from '@/i18n/messages/weddings'
import { DeleteDialog } from '../DeleteDialog'
import { NewWeddingDialog } from '../form/NewWeddingDialog'
import { WeddingDialog } from '../form/WeddingDialog'

interface WeddingActionsProps {
  wedding: Wedding
  /** Whether it has neither invitations nor families. */
  isEmpty: boolean
  onCreated: (wedding: Wedding) => void
  onDeleted: () => void
}

/** Edits a wedding, adds another one, and deletes an empty one. */
export function WeddingActions({ wedding, isEmpty, onCreated, onDeleted }: WeddingActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'new' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
          <FormattedMessage {...dashboardMessages.edit} />
        </Button>
        <Button startIcon={<AddIcon />} onClick={() => setDialog('new')}>
          <FormattedMessage {...dashboardMessages.new} />
        </Button>
        {isEmpty && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDialog('delete')}>
            <FormattedMessage {...dashboardMessages.delete} />
          </Button>
        )}
      </Box>
      {dialog === 'edit' && <WeddingDialog wedding={wedding} onSaved={close} onClose={close} />}
      {dialog === 'new' && <NewWeddingDialog onSaved={onCreated} onClose={close} />}
      {dialog === 'delete' && <DeleteWeddingDialog wedding={wedding} onDeleted={onDeleted} onClose={close} />}
    </>
  )
}

interface DeleteWeddingDialogProps {
  wedding: Wedding
  onDeleted: () => void
  onClose: () => void
}

function DeleteWeddingDialog({ wedding, ...dialog }: DeleteWeddingDialogProps) {
  const [remove, { isLoading, error }] = useDeleteWeddingMutation()
  return (
    <DeleteDialog
      {...dialog}
      name={wedding.title}
      text={weddingDeleteMessages.text}
      inUse={weddingDeleteMessages.inUse}
      isBusy={isLoading}
      error={error}
      remove={async () => remove({ weddingId: wedding.id })}
    />
  )
}
