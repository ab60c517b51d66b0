import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import type { GuestList } from '@/api/weddings'
import { guestListMessages, hallListMessages } from '@/i18n/messages/guests'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { HallSelect } from '../GuestSelects'
import { groupByTable } from './groupByTable'
import { HallSheet } from './HallSheet'

/** The list of one hall as it is printed, with the choice of the hall, which is kept in the query; at first the first hall with families. */
export function HallPrint({ list: { wedding, households, events, halls } }: { list: GuestList }) {
  const namedHalls = useNamedHalls(events)
  const [query, setQuery] = useSearchParams()
  const [hasPhones, setPhones] = useState(false)
  const seated = useMemo(
    () => new Set(households.flatMap(({ seats }) => seats.map(({ hallId }) => hallId))),
    [households],
  )
  const hall = halls.find(({ id }) => id === query.get('hall')) ?? halls.find(({ id }) => seated.has(id)) ?? halls[0]
  const groups = useMemo(() => (hall ? groupByTable(households, hall.id) : []), [households, hall])

  if (!hall)
    return (
      <EmptyState
        title={<FormattedMessage {...hallListMessages.noHallTitle} />}
        text={<FormattedMessage {...hallListMessages.noHallText} />}
        action={
          <Button component={Link} to={weddingPath('events', wedding.id)} variant="contained">
            <FormattedMessage {...guestListMessages.events} />
          </Button>
        }
      />
    )
  const selectHall = (id: string) =>
    setQuery(
      (before) => {
        before.set('hall', id)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <Box sx={controls}>
        <HallSelect halls={namedHalls} value={hall.id} onChange={selectHall} />
        <FormControlLabel
          control={<Checkbox checked={hasPhones} onChange={(event) => setPhones(event.target.checked)} />}
          label={<FormattedMessage {...hallListMessages.withPhones} />}
        />
        <Button
          variant="contained"
          size="large"
          startIcon={<PrintIcon />}
          disabled={groups.length === 0}
          onClick={() => window.print()}
        >
          <FormattedMessage {...hallListMessages.print} />
        </Button>
      </Box>
      {groups.length === 0 ? (
        <EmptyState
          title={<FormattedMessage {...hallListMessages.emptyTitle} />}
          text={<FormattedMessage {...hallListMessages.emptyText} />}
          action={
            <Button component={Link} to={weddingPath('guests', wedding.id)} variant="contained">
              <FormattedMessage {...guestListMessages.title} />
            </Button>
          }
        />
      ) : (
        <HallSheet
          wedding={wedding}
          event={events.find(({ id }) => id === hall.eventId)!}
          hall={hall}
          groups={groups}
          hasPhones={hasPhones}
        />
      )}
    </>
  )
}

const controls = {
  displayPrint: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(220px, 340px) 1fr auto' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  marginBlockEnd: 3,
} as const
