import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Queue } from '@shared/guests/queue'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { palette } from '@/theme/tokens'

interface SendProgressProps {
  counts: Queue<Household>['counts']
  wrongNumbers: number
}

/** How many messages of a kind were sent. */
export function SendProgress({ counts: { sent, skipped, left }, wrongNumbers }: SendProgressProps) {
  const labelId = useId()
  const total = sent + left + wrongNumbers
  if (total === 0) return <span />
  return (
    <Box sx={{ flexGrow: 1, minInlineSize: 0, maxInlineSize: 420 }}>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        <FormattedMessage {...deskMessages.progress} values={{ sent, total }} />
      </Typography>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={(100 * sent) / total}
        aria-labelledby={labelId}
        sx={{ blockSize: 8, borderRadius: 4, marginBlock: 0.5, backgroundColor: palette.line }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {skipped > 0 && (
          <span>
            <FormattedMessage {...deskMessages.skipped} values={{ count: skipped }} />
          </span>
        )}
        {wrongNumbers > 0 && (
          <span>
            <FormattedMessage {...deskMessages.wrongNumbers} values={{ count: wrongNumbers }} />
          </span>
        )}
      </Typography>
    </Box>
  )
}
