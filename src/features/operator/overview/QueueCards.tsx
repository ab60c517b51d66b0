import Box from '@mui/material/Box'
import { FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OperatorOverview } from '@/api/operator'
import { overviewMessages } from '@/i18n/messages/operator'
import { palette } from '@/theme/tokens'
import { consolePaths } from '../common/consolePaths'

type Queue = keyof OperatorOverview['queues']

/** Those in which something waits for an operator come first and stand out. */
const CARDS: readonly { queue: Queue; label: MessageDescriptor; to: string; isWork?: true }[] = [
  { queue: 'providers', label: overviewMessages.providers, to: consolePaths.providers, isWork: true },
  { queue: 'reviews', label: overviewMessages.reviews, to: consolePaths.reviews, isWork: true },
  { queue: 'messages', label: overviewMessages.messages, to: consolePaths.messages, isWork: true },
  { queue: 'mails', label: overviewMessages.mails, to: consolePaths.mails },
  { queue: 'leads', label: overviewMessages.leads, to: consolePaths.leads },
  { queue: 'subscribers', label: overviewMessages.subscribers, to: consolePaths.newsletter },
]

/** The queues with their counts, each a link to its page. */
export const QueueCards = ({ queues }: { queues: OperatorOverview['queues'] }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
      gap: 1.5,
      listStyle: 'none',
      padding: 0,
      margin: 0,
    }}
  >
    {CARDS.map(({ queue, label, to, isWork }) => (
      <li key={queue}>
        <Box
          component={Link}
          to={to}
          data-testid={`queue-${queue}`}
          sx={{
            display: 'block',
            blockSize: '100%',
            padding: 2,
            border: `1px solid ${palette.line}`,
            borderInlineStart: `4px solid ${isWork && queues[queue] > 0 ? palette.henna : palette.line}`,
            borderRadius: '12px',
            backgroundColor: palette.surface,
            color: palette.ink,
            textDecoration: 'none',
            '&:hover': { borderColor: palette.henna },
          }}
        >
          <Box component="strong" sx={{ display: 'block', font: 'var(--h4)', fontSize: '1.75rem' }}>
            <FormattedNumber value={queues[queue]} />
          </Box>
          <Box component="span" sx={{ font: 'var(--body2)', color: palette.inkSoft }}>
            <FormattedMessage {...label} />
          </Box>
        </Box>
      </li>
    ))}
  </Box>
)
