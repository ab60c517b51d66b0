import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { Import, ImportUndone, MaybeElsewhere } from '@/api/weddings'
import { resultMessages } from '@/i18n/messages/guestImportPreview'
import { renderBdi } from '@/i18n/renderBdi'
import { palette, radius } from '@/theme/tokens'
import { Khatim } from '@/ui/ornament/Khatim'
import { StepHeading } from '../StepHeading'
import { UndoDialog } from './UndoDialog'
import { useUndoImport } from './useUndoImport'

interface ImportResultProps {
  weddingId: string
  result: Import
  maybeElsewhere: MaybeElsewhere | undefined
  onRestart: () => void
  /** Given when the person has changed the list since it was sent. */
  onCheckAgain: (() => void) | undefined
}

/** What the import has done, with its undo. */
export function ImportResult({ weddingId, result, maybeElsewhere, onRestart, onCheckAgain }: ImportResultProps) {
  const intl = useIntl()
  const [undone, setUndone] = useState<ImportUndone | null>(null)
  const undo = useUndoImport(weddingId, setUndone)
  // It can be undone in the list of imports, too.
  const isUndone = undone !== null || result.undoneAt !== undefined
  const time = intl.formatDate(result.undoableUntil, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'flex-start',
        padding: { xs: 3, md: 5 },
        border: `1px solid ${palette.line}`,
        borderRadius: `${radius.card}px`,
        backgroundColor: palette.surface,
      }}
    >
      <Box sx={{ inlineSize: 44, color: palette.gold }}>
        <Khatim filled />
      </Box>
      <StepHeading
        key={isUndone ? 'undone' : 'done'}
        title={isUndone ? resultMessages.undoneTitle : resultMessages.title}
      />
      <Typography role="status">
        {undone && <FormattedMessage {...resultMessages.undone} values={undone} />}
        {!isUndone && <FormattedMessage {...resultMessages.counts} values={result} />}
      </Typography>
      {onCheckAgain && !isUndone && (
        <Alert severity="warning">
          <FormattedMessage {...resultMessages.changedSince} />
        </Alert>
      )}
      {maybeElsewhere && !isUndone && (
        <Alert severity="info">
          <FormattedMessage
            {...resultMessages.maybeElsewhere}
            values={{
              names: intl.formatList(maybeElsewhere.names, { type: 'unit' }),
              more: maybeElsewhere.count - maybeElsewhere.names.length,
              bdi: renderBdi,
            }}
          />
        </Alert>
      )}
      {undo.failure !== null && <Alert severity="error">{undo.failure}</Alert>}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to={weddingPath('guests', weddingId)} variant="contained" size="large">
          <FormattedMessage {...resultMessages.toList} />
        </Button>
        <Button variant="outlined" size="large" onClick={onCheckAgain ?? onRestart}>
          <FormattedMessage {...(onCheckAgain ? resultMessages.checkAgain : resultMessages.again)} />
        </Button>
      </Stack>
      {!isUndone && result.undoableUntil !== undefined && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...resultMessages.undoable} values={{ time }} />
          </Typography>
          <Button sx={{ paddingInline: 1, marginInlineStart: -1 }} onClick={() => undo.ask(result.id)}>
            <FormattedMessage {...resultMessages.undo} />
          </Button>
        </Stack>
      )}
      <UndoDialog undo={undo} />
    </Stack>
  )
}
