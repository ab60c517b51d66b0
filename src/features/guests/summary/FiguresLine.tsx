import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { countHouseholds } from '@shared/guests/summary'
import type { GuestList } from '@/api/weddings'
import { guestListMessages, guestSummaryMessages } from '@/i18n/messages/guests'
import { useEntryState } from '@/lib/history/useEntryMemory'
import { findHallWarning, getCountedHalls } from './hallWarnings'
import { Summary } from './Summary'

interface FiguresLineProps {
  list: GuestList
  /** The families that are shown, and their guests. */
  shown: { families: number; guests: number }
  /** The tag that the list is filtered by; empty for all families. */
  tag: string
  onTag: (tag: string) => void
}

/** The shown families and guests in one line, with halls that are too full and sides that have too many seats; it unfolds to all figures of the list. */
export function FiguresLine({ list, shown, tag, onTag }: FiguresLineProps) {
  const { households, wedding } = list
  const halls = useMemo(() => getCountedHalls(list.halls, wedding), [list.halls, wedding])
  const figuresId = useId()
  const [isOpen, setOpen] = useEntryState('figures', false)
  const counts = useMemo(() => countHouseholds(households, halls), [households, halls])
  const warning = findHallWarning(halls, counts)
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...guestListMessages.shown} values={shown} />
        </Typography>
        <Button
          color={warning ? 'error' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? figuresId : undefined}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'scaleY(-1)' : 'none' }} />}
          data-testid="figures"
          sx={{ paddingInline: 1, minBlockSize: 44 }}
        >
          <FormattedMessage {...(warning ?? guestSummaryMessages.unfold)} />
        </Button>
      </Box>
      {isOpen && (
        <div id={figuresId}>
          <Summary wedding={wedding} halls={halls} counts={counts} tag={tag} onTag={onTag} />
        </div>
      )}
    </div>
  )
}
