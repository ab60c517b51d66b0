import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormattedMessage } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { isChecked, isSelectable, type Choices } from '../plan/choices'
import type { PlannedRow } from '../plan/types'
import { decideAll, setChecked } from './choiceChanges'
import type { Filter } from './filters'

interface BulkActionsProps {
  filter: Filter
  /** The rows of the filter. */
  rows: readonly PlannedRow[]
  choices: Choices
  onChange: (choices: Choices) => void
}

/** Ticks, or decides on, all rows that are shown. */
export function BulkActions({ filter, rows, choices, onChange }: BulkActionsProps) {
  const selectable = rows.filter(isSelectable)
  if (selectable.length < 2) return null
  const areAllChecked = selectable.every((row) => isChecked(row, choices))
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', '& button': { paddingInline: 1 } }}>
      <Button onClick={() => onChange(setChecked(choices, rows, !areAllChecked))}>
        <FormattedMessage {...(areAllChecked ? previewMessages.deselectShown : previewMessages.selectShown)} />
      </Button>
      {filter === 'ask' && (
        <>
          <Button onClick={() => onChange(decideAll(choices, rows, 'add'))}>
            <FormattedMessage {...previewMessages.addAll} />
          </Button>
          <Button onClick={() => onChange(decideAll(choices, rows, 'update'))}>
            <FormattedMessage {...previewMessages.updateAll} />
          </Button>
        </>
      )}
    </Stack>
  )
}
