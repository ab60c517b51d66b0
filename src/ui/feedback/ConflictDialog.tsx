import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { conflictMessages } from '@/i18n/messages/weddings'
import { palette } from '@/theme/tokens'
import { ComparedField } from './ComparedField'

/** A field with two values, formatted; an empty text is shown as "(empty)". */
export interface ConflictRow {
  label: string
  mine: string
  theirs: string
}

/** What was edited here and elsewhere, while the user has not chosen yet (`useVersionedSave`). */
export interface ShownConflict {
  rows: ConflictRow[]
  choose: (choice: 'mine' | 'theirs') => void
}

/** Lets the user choose between two edits of the same fields. It has no way out but a choice, so that no edit is lost unnoticed. */
export function ConflictDialog({ rows, choose }: ShownConflict) {
  const titleId = useId()
  return (
    <Dialog open role="alertdialog" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...conflictMessages.title} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 3 }}>
          <FormattedMessage {...conflictMessages.text} />
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {rows.map((row) => (
            <ComparedField
              key={row.label}
              label={row.label}
              values={[
                { name: conflictMessages.mine, text: row.mine, background: palette.hennaWash },
                { name: conflictMessages.theirs, text: row.theirs, background: palette.paper },
              ]}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ padding: 3, gap: 1.5, flexDirection: { xs: 'column-reverse', sm: 'row' }, alignItems: 'stretch' }}
      >
        <Button variant="outlined" onClick={() => choose('theirs')}>
          <FormattedMessage {...conflictMessages.takeTheirs} />
        </Button>
        <Button variant="contained" onClick={() => choose('mine')} autoFocus>
          <FormattedMessage {...conflictMessages.keepMine} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}
