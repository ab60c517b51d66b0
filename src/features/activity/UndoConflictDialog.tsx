import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { undoMessages } from '@/i18n/messages/activity'
import { palette } from '@/theme/tokens'
import { ComparedField } from '@/ui/feedback/ComparedField'
import { BusyButton } from '@/ui/fields/BusyButton'
import type { DetailTexts } from './changedDetails'
import { formatSentence } from './sentences'
import type { UndoConflict } from './useUndoChange'

interface UndoConflictDialogProps {
  conflict: UndoConflict
  texts: DetailTexts
  isBusy: boolean
  onUndo: () => void
  onLeave: () => void
}

/** Shows what a change has set, what it is now and what it would be again, and asks whether to undo the change all the same. */
export function UndoConflictDialog({ conflict, texts, isBusy, onUndo, onLeave }: UndoConflictDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const { change, current } = conflict
  const { before = {}, after = {} } = change
  const rows = change.kind === 'householdEdited' ? texts.compareDetails(change, [after, current, before]) : []
  return (
    <Dialog open onClose={isBusy ? undefined : onLeave} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...undoMessages.title} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div" sx={{ marginBlockEnd: 3 }}>
          <Box component="p" sx={{ marginBlock: '0 8px', color: 'text.primary' }}>
            {formatSentence(intl, texts, change)}
          </Box>
          <FormattedMessage {...(rows.length > 0 ? undoMessages.text : undoMessages.textWhole)} />
          {change.phoneChanged && (
            <>
              {' '}
              <FormattedMessage {...undoMessages.phoneStays} />
            </>
          )}
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {rows.map(({ label, values: [set = '', now = '', again = ''] }) => (
            <ComparedField
              key={label}
              label={label}
              values={[
                { name: undoMessages.set, text: set, background: palette.paper },
                { name: undoMessages.now, text: now, background: palette.surface },
                { name: undoMessages.again, text: again, background: palette.hennaWash },
              ]}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ padding: 3, gap: 1.5, flexDirection: { xs: 'column-reverse', sm: 'row' }, alignItems: 'stretch' }}
      >
        <Button variant="outlined" onClick={onLeave} disabled={isBusy} autoFocus>
          <FormattedMessage {...undoMessages.leave} />
        </Button>
        <BusyButton variant="contained" onClick={onUndo} isBusy={isBusy} data-testid="undo-anyway">
          <FormattedMessage {...(isBusy ? undoMessages.undoing : undoMessages.anyway)} />
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
