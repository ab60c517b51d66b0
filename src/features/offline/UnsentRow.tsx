import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { unsentMessages } from '@/i18n/messages/offline'
import type { UnsentEdit } from '@/lib/offline/mergeUnsent'
import type { UnsentChange } from '@/lib/offline/unsentChange'

interface UnsentRowProps {
  change: UnsentChange
  onChoose: (change: UnsentEdit) => void
  onAddAgain: (change: UnsentEdit) => void
  onRetry: () => void
  onDiscard: () => void
}

/** A change that waits, with what can be decided about it. */
export function UnsentRow({ change, onChoose, onAddAgain, onRetry, onDiscard }: UnsentRowProps) {
  const intl = useIntl()
  const { endpoint, name, createdAt, problem } = change
  return (
    <Box component="li" sx={{ borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...unsentMessages[endpoint]} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedDate value={createdAt} dateStyle="medium" timeStyle="short" />
          </Typography>
        </Box>
        <IconButton
          aria-label={intl.formatMessage(unsentMessages.discard, { name })}
          onClick={onDiscard}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
      {problem && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'warning.dark' }}>
          <Problem problem={problem} />
          {problem.kind === 'conflict' && endpoint === 'updateHousehold' && (
            <Button variant="outlined" onClick={() => onChoose(change)}>
              <FormattedMessage {...unsentMessages.choose} />
            </Button>
          )}
          {problem.kind === 'gone' && endpoint === 'updateHousehold' && (
            <Button variant="outlined" onClick={() => onAddAgain(change)}>
              <FormattedMessage {...unsentMessages.addAgain} />
            </Button>
          )}
          {problem.kind === 'refused' && (
            <Button variant="outlined" onClick={onRetry}>
              <FormattedMessage {...unsentMessages.retry} />
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

function Problem({ problem }: { problem: NonNullable<UnsentChange['problem']> }) {
  const errorText = useErrorText()
  return (
    <Typography variant="body2">
      {problem.kind === 'refused' ? errorText(problem.error) : <FormattedMessage {...unsentMessages[problem.kind]} />}
    </Typography>
  )
}
