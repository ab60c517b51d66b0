import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { conflictMessages } from '@/i18n/messages/weddings'
import { palette } from '@/theme/tokens'

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
            <Row key={row.label} {...row} />
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

function Row({ label, mine, theirs }: ConflictRow) {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          margin: 0,
          border: `1px solid ${palette.line}`,
          borderRadius: '12px',
          overflow: 'hidden',
        }}
      >
        <Value name={conflictMessages.mine} background={palette.hennaWash}>
          {mine}
        </Value>
        <Value name={conflictMessages.theirs} background={palette.paper}>
          {theirs}
        </Value>
      </Box>
    </Box>
  )
}

function Value({ name, background, children }: { name: MessageDescriptor; background: string; children: ReactNode }) {
  return (
    <Box sx={{ padding: 2, backgroundColor: background }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...name} />
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        <bdi>{children || <FormattedMessage {...conflictMessages.empty} />}</bdi>
      </Typography>
    </Box>
  )
}
