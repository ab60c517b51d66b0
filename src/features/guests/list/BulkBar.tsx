import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GuestList } from '@/api/weddings'
import { bulkGuestMessages } from '@/i18n/messages/guests'
import { BulkDialog, type BulkChange } from './BulkDialog'

interface BulkBarProps {
  list: GuestList
  selected: ReadonlySet<string>
  tags: readonly string[]
  onClear: () => void
  onDelete: () => void
}

const CHANGES: readonly BulkChange[] = ['addTag', 'removeTag', 'setSide', 'setSeats']

/** On a phone one line below the number, that is swiped: the list keeps its room. */
const actionsStyle = {
  display: 'flex',
  gap: 1,
  order: { xs: 1, md: 0 },
  inlineSize: { xs: '100%', md: 'auto' },
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '5px',
  margin: '-5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const

/** What can be done with the selected households. Stays at the bottom of the window while some are selected. */
export function BulkBar({ list, selected, tags, onClear, onDelete }: BulkBarProps) {
  const [change, setChange] = useState<BulkChange | null>(null)
  return (
    <Paper
      role="region"
      elevation={0}
      aria-live="polite"
      sx={{
        position: 'sticky',
        insetBlockEnd: 'calc(8px + var(--bottom-bar))',
        zIndex: 2,
        padding: 1.5,
        borderColor: 'primary.main',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, marginInlineEnd: 'auto' }}>
          <FormattedMessage {...bulkGuestMessages.selected} values={{ count: selected.size }} />
        </Typography>
        <Box sx={actionsStyle}>
          {CHANGES.filter((one) => one !== 'removeTag' || tags.length > 0).map((one) => (
            <Button key={one} onClick={() => setChange(one)}>
              <FormattedMessage {...bulkGuestMessages[one]} />
            </Button>
          ))}
          <Button color="error" onClick={onDelete}>
            <FormattedMessage {...bulkGuestMessages.delete} />
          </Button>
        </Box>
        <Button onClick={onClear}>
          <FormattedMessage {...bulkGuestMessages.clear} />
        </Button>
      </Box>
      {change && (
        <BulkDialog list={list} ids={[...selected]} tags={tags} change={change} onClose={() => setChange(null)} />
      )}
    </Paper>
  )
}
