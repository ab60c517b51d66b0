import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { BusyButton } from '../fields/BusyButton'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  cancelLabel: ReactNode
  confirmLabel: ReactNode
  tone?: 'error' | 'primary'
  busy?: boolean
  /** The confirming button's label while busy. */
  busyLabel?: ReactNode
  /** Whether the content has a field, which takes the focus. */
  hasFields?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before an action that cannot be undone. The safe choice has the focus, unless the action needs more input. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancelLabel,
  confirmLabel,
  tone = 'primary',
  busy = false,
  busyLabel,
  hasFields = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={busy ? undefined : onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{children}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 2, gap: 1.5, flexWrap: 'wrap' }}>
        <Button onClick={onCancel} disabled={busy} autoFocus={!hasFields}>
          {cancelLabel}
        </Button>
        <BusyButton variant="contained" color={tone} onClick={onConfirm} isBusy={busy}>
          {(busy && busyLabel) || confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
