import Chip from '@mui/material/Chip'
import { FormattedMessage } from 'react-intl'
import { verdictMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import type { Verdict } from '../plan/types'

const colors: Record<Verdict, { backgroundColor: string; color: string }> = {
  add: { backgroundColor: '#E4EFEB', color: palette.jade },
  update: { backgroundColor: '#F6EEDD', color: palette.goldText },
  ask: { backgroundColor: palette.hennaWash, color: palette.henna },
  unchanged: { backgroundColor: palette.paper, color: palette.inkSoft },
  skip: { backgroundColor: palette.paper, color: palette.inkSoft },
}

/** What becomes of a row. */
export const VerdictChip = ({ verdict }: { verdict: Verdict }) => (
  <Chip
    size="small"
    label={<FormattedMessage {...verdictMessages[verdict]} />}
    sx={{
      ...colors[verdict],
      fontWeight: 500,
      blockSize: 28,
      fontSize: '0.875rem',
      '& .MuiChip-label': { overflow: 'visible' },
    }}
  />
)
