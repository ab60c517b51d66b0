import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { UNDO_MS } from '@/config/limits'
import { palette } from '@/theme/tokens'
import { feedbackMessages } from '@/i18n/messages/site'
import { useTopRight } from './useTopRight'

interface UndoNoticeProps {
  /** The text for what was done. */
  text: string
  /** The label of the button, by default "Undo". */
  label?: ReactNode
  onUndo: () => void
  onClose: () => void
}

/** Offers to undo the last action, for longer than a toast is shown. */
export function UndoNotice({ text, label, onUndo, onClose }: UndoNoticeProps) {
  const topRight = useTopRight()
  const handleUndo = () => {
    onUndo()
    onClose()
  }
  return (
    <Snackbar
      open
      autoHideDuration={UNDO_MS}
      anchorOrigin={topRight}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        severity="info"
        variant="filled"
        sx={{ backgroundColor: palette.ink }}
        action={
          <Button color="inherit" onClick={handleUndo} data-testid="undo">
            {label ?? <FormattedMessage {...feedbackMessages.undo} />}
          </Button>
        }
      >
        {text}
      </Alert>
    </Snackbar>
  )
}
