import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WeddingRights } from '@shared/weddingRights'
import type { GuestList } from '@/api/weddings'
import { bulkGuestMessages } from '@/i18n/messages/guests'
import { withTheme } from '@/theme/withTheme'
import { OnDemand } from '@/ui/feedback/OnDemand'
import type { BulkChange } from './BulkDialog'

const importBulkDialog = () => import(/* webpackChunkName: "guest-bulk" */ './BulkDialog')

interface BulkBarProps {
  list: GuestList
  selected: ReadonlySet<string>
  tags: readonly string[]
  rights: WeddingRights
  onClear: () => void
  onDelete: (ids: string[]) => void
}

const CHANGES: readonly BulkChange[] = ['addTag', 'removeTag', 'setSide', 'setSeats']

/** A planner changes tags alone, and a side manager moves no family to another side. */
const isAllowed = (change: BulkChange, { editableSides, canLabelGuests }: WeddingRights): boolean => {
  if (canLabelGuests) return change === 'addTag' || change === 'removeTag'
  return change !== 'setSide' || editableSides.length > 1
}

/** @returns the selected households that the member may change */
const listChangeable = (
  { households }: GuestList,
  selected: ReadonlySet<string>,
  { editableSides, canLabelGuests }: WeddingRights,
): string[] =>
  households
    .filter(({ id, side }) => selected.has(id) && (canLabelGuests || editableSides.includes(side)))
    .map(({ id }) => id)

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

/** What can be done with the selected households, and how many of them the member may not change. Stays at the bottom of the window while some are selected. */
function BulkBar({ list, selected, tags, rights, onClear, onDelete }: BulkBarProps) {
  const [change, setChange] = useState<BulkChange | null>(null)
  const ids = listChangeable(list, selected, rights)
  const staying = selected.size - ids.length
  const changes = CHANGES.filter((one) => isAllowed(one, rights) && (one !== 'removeTag' || tags.length > 0))
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
          {staying > 0 && (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              <FormattedMessage {...bulkGuestMessages.staying} values={{ count: staying }} />
            </Typography>
          )}
        </Typography>
        <Box sx={actionsStyle}>
          {changes.map((one) => (
            <Button key={one} disabled={ids.length === 0} onClick={() => setChange(one)}>
              <FormattedMessage {...bulkGuestMessages[one]} />
            </Button>
          ))}
          {!rights.canLabelGuests && (
            <Button color="error" disabled={ids.length === 0} onClick={() => onDelete(ids)}>
              <FormattedMessage {...bulkGuestMessages.delete} />
            </Button>
          )}
        </Box>
        <Button onClick={onClear}>
          <FormattedMessage {...bulkGuestMessages.clear} />
        </Button>
      </Box>
      {change && (
        <OnDemand
          importComponent={importBulkDialog}
          props={{ list, ids, tags, change, onClose: () => setChange(null) }}
        />
      )}
    </Paper>
  )
}

export default withTheme(BulkBar)
