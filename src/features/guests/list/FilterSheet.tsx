import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { guestListMessages, searchGuestMessages } from '@/i18n/messages/guests'

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    margin: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: '85dvh',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
} as const

export interface FilterSheetProps {
  isOpen: boolean
  /** The number of families that are shown. */
  shown: number
  canClear: boolean
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters on a phone: a sheet at its bottom, which says how many families it leaves. */
export function FilterSheet({ isOpen, shown, canClear, onClear, onClose, children }: FilterSheetProps) {
  const titleId = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} sx={sheet}>
      <DialogTitle id={titleId}>
        <FormattedMessage {...searchGuestMessages.filters} values={{ count: 0 }} />
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions disableSpacing sx={{ gap: 1, padding: 2, justifyContent: 'space-between' }}>
        <Button onClick={onClear} disabled={!canClear}>
          <FormattedMessage {...guestListMessages.clear} />
        </Button>
        <Button variant="contained" size="large" onClick={onClose}>
          <FormattedMessage {...searchGuestMessages.show} values={{ count: shown }} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}
