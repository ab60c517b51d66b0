import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Queue } from '@shared/guests/queue'
import type { Household, MessageKind } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { palette } from '@/theme/tokens'

interface SendProgressProps {
  kind: MessageKind
  counts: Queue<Household>['counts']
  wrongNumbers: number
}

/** The kinds that ask for a reply. */
const ASKING: readonly MessageKind[] = ['invite', 'reminder']

/** How many messages of a kind were sent, to how many families that have not replied, and how many are left. */
export function SendProgress({ kind, counts, wrongNumbers }: SendProgressProps) {
  const { sent, waiting, skipped, left } = counts
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
        {waiting > 0 && ASKING.includes(kind) && (
          <span>
            <FormattedMessage {...deskMessages.waiting} values={{ count: waiting }} />
          </span>
        )}
        {left > 0 && (
          <span>
            <FormattedMessage {...deskMessages.left} values={{ count: left }} />
          </span>
        )}
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
