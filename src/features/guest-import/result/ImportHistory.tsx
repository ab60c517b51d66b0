import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { useListImportsQuery, type Import, type ImportUndone } from '@/api/weddings'
import { sourceMessages } from '@/i18n/messages/guestImport'
import { resultMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { UndoDialog } from './UndoDialog'
import { useUndoImport } from './useUndoImport'

/** The imports of the last days, each with its undo while that is possible. */
export function ImportHistory({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const { data, error, refetch } = useListImportsQuery({ weddingId })
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const undo = useUndoImport(weddingId, setUndone)
  const heading = useRef<HTMLHeadingElement>(null)

  // The row loses its button: after the dialog has restored the focus, it moves to the heading.
  useEffect(() => {
    if (undone) heading.current?.focus()
  }, [undone])

  if (error && !data) return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <Stack component="section" spacing={2} sx={{ marginBlockStart: 8 }}>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        <FormattedMessage {...resultMessages.history} />
      </Typography>
      {undo.failure !== null && <Alert severity="error">{undo.failure}</Alert>}
      {undone && (
        <Alert severity="success">
          <FormattedMessage {...resultMessages.undone} values={undone} />
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.items.map((item) => (
          <HistoryRow key={item.id} item={item} onUndo={() => undo.ask(item.id)} />
        ))}
      </Box>
      <UndoDialog undo={undo} />
    </Stack>
  )
}

function HistoryRow({ item, onUndo }: { item: Import; onUndo: () => void }) {
  const intl = useIntl()
  const name = item.fileName ?? intl.formatMessage(sourceMessages[item.source])
  const formatTime = (time: string) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        paddingBlock: 1.5,
        borderBlockStart: `1px solid ${palette.line}`,
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <span>{formatTime(item.createdAt)}</span>
          <span>
            {item.undoneAt === undefined ? (
              <FormattedMessage {...resultMessages.counts} values={item} />
            ) : (
              <FormattedMessage {...resultMessages.undoneOn} values={{ time: formatTime(item.undoneAt) }} />
            )}
          </span>
        </Typography>
      </Box>
      {item.undoableUntil !== undefined && item.undoneAt === undefined && (
        <Button
          sx={{ paddingInline: 1, marginInlineStart: -1 }}
          onClick={onUndo}
          aria-label={intl.formatMessage(resultMessages.undoNamed, { name })}
        >
          <FormattedMessage {...resultMessages.undo} />
        </Button>
      )}
    </Box>
  )
}
