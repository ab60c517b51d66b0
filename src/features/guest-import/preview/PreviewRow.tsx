import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import { isSelectable, type Decision } from '../plan/choices'
import type { HallOption, PlannedRow, Verdict } from '../plan/types'
import { Changes } from './Changes'
import { RowDecision } from './RowDecision'
import { RowDetails } from './RowDetails'
import { VerdictChip } from './VerdictChip'
import { Warnings } from './Warnings'

interface PreviewRowProps {
  planned: PlannedRow
  outcome: Verdict
  checked: boolean
  decision: Decision | undefined
  halls: readonly HallOption[]
  /** The server's message. */
  error: string | undefined
  onCheck: (planned: PlannedRow, checked: boolean) => void
  onDecide: (line: number, decision: Decision) => void
  /** The fields of the row while it is edited, else null. */
  editor: ReactNode
  onEdit: (line: number) => void
}

/** One family of the list: what becomes of it, its details and what the person can choose. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { planned, outcome, checked, decision, halls, error, onCheck, onDecide, editor, onEdit } = props
  const intl = useIntl()
  const { honorific, name } = planned.row.details
  const fullName = [honorific, name].filter(Boolean).join(' ')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 1,
        padding: 1.5,
        border: `1px solid ${error === undefined ? palette.line : palette.error}`,
        borderRadius: '16px',
        backgroundColor: outcome === 'skip' || outcome === 'unchanged' ? 'transparent' : palette.surface,
      }}
    >
      <Box>
        {isSelectable(planned) && (
          <Checkbox
            checked={checked}
            onChange={(_event, next) => onCheck(planned, next)}
            slotProps={{ input: { 'aria-label': intl.formatMessage(previewMessages.take, { name: fullName }) } }}
            sx={{ inlineSize: 44, blockSize: 44 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, paddingBlockStart: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {fullName === '' ? <FormattedMessage {...previewMessages.nameless} /> : <bdi>{fullName}</bdi>}
          </Typography>
          <VerdictChip verdict={outcome} />
        </Box>
        {error !== undefined && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 500 }}>
            {error}
          </Typography>
        )}
        {editor ?? <Content planned={planned} halls={halls} />}
        {planned.verdict === 'ask' && checked && (
          <RowDecision
            row={planned}
            decision={decision}
            halls={halls}
            onDecide={(next) => onDecide(planned.line, next)}
          />
        )}
        {planned.verdict !== 'unchanged' && <Warnings warnings={planned.warnings} />}
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'end' }}>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', paddingBlockStart: 0.75 }}>
          <FormattedMessage {...previewMessages.row} values={{ line: planned.line }} />
        </Typography>
        <EditButton
          name={fullName === '' ? intl.formatMessage(previewMessages.nameless) : fullName}
          isEdited={editor !== null}
          onEdit={() => onEdit(planned.line)}
        />
      </Box>
    </Box>
  )
})

/** What a row changes on the list, or all that it says. */
const Content = ({ planned, halls }: Pick<PreviewRowProps, 'planned' | 'halls'>) =>
  planned.match && planned.verdict === 'update' ? (
    <Changes changes={planned.match.update.changes} halls={halls} />
  ) : (
    <RowDetails details={planned.addition ?? planned.row.details} halls={halls} />
  )

/** Opens the fields of the row, and takes the focus back from them. */
function EditButton({ name, isEdited, onEdit }: { name: string; isEdited: boolean; onEdit: () => void }) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <Button
      ref={button}
      aria-label={intl.formatMessage(previewMessages.editRow, { name })}
      aria-expanded={isEdited}
      onClick={onEdit}
      sx={{ paddingInline: 1 }}
    >
      <FormattedMessage {...previewMessages.edit} />
    </Button>
  )
}
