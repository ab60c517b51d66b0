import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { useErrorText } from '@/api'
import { useListStatusesQuery, type GuestList, type StatusEntities } from '@/api/weddings'
import { guestListMessages, hallListMessages, listContentMessages } from '@/i18n/messages/guests'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { HallSelect } from '../GuestSelects'
import { groupByTable } from './groupByTable'
import { HallSheet } from './HallSheet'

interface HallPrintProps {
  list: GuestList
  /** What is shown until the replies are loaded. */
  skeleton: ReactNode
}

/** The list of one hall as it is printed: loads the replies. */
export function HallPrint({ list, skeleton }: HallPrintProps) {
  const errorText = useErrorText()
  const {
    data: statuses,
    error,
    isFetching,
    refetch,
  } = useListStatusesQuery({ weddingId: list.wedding.id }, { refetchOnMountOrArgChange: true })
  if (statuses) return <HallList list={list} statuses={statuses.entities} />
  if (error === undefined || isFetching) return skeleton
  return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
}

interface HallListProps {
  list: GuestList
  statuses: StatusEntities['entities']
}

/** The choice of the hall, which is kept in the query, at first the first hall with families, and of what its list has. */
function HallList({ list: { wedding, households, events, halls }, statuses }: HallListProps) {
  const namedHalls = useNamedHalls(events)
  const [query, setQuery] = useSearchParams()
  const [content, setContent] = useState({ hasPhones: false, hasDeclined: false, hasMessages: false })
  const { hasPhones, hasDeclined, hasMessages } = content
  const seated = useMemo(
    () => new Set(households.flatMap(({ seats }) => seats.map(({ hallId }) => hallId))),
    [households],
  )
  const hall = halls.find(({ id }) => id === query.get('hall')) ?? halls.find(({ id }) => seated.has(id)) ?? halls[0]
  const groups = useMemo(
    () => (hall ? groupByTable(households, statuses, hall.id, { hasDeclined }) : []),
    [households, statuses, hall, hasDeclined],
  )

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
  // Without those that are not coming, nobody may be left.
  const areAllDeclined = !hasDeclined && seated.has(hall.id)
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
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', maxInlineSize: { sm: 340 } }}>
          <HallSelect halls={namedHalls} value={hall.id} onChange={selectHall} />
        </Box>
        <FormGroup row sx={{ columnGap: 1 }}>
          {CHOICES.map(({ name, label }) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={content[name]}
                  onChange={(_event, checked) => setContent((before) => ({ ...before, [name]: checked }))}
                />
              }
              label={<FormattedMessage {...label} />}
            />
          ))}
        </FormGroup>
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
          title={<FormattedMessage {...hallListMessages[areAllDeclined ? 'declinedTitle' : 'emptyTitle']} />}
          text={<FormattedMessage {...hallListMessages[areAllDeclined ? 'declinedText' : 'emptyText']} />}
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
          hasMessages={hasMessages}
        />
      )}
    </>
  )
}

const CHOICES = [
  { name: 'hasPhones', label: hallListMessages.withPhones },
  { name: 'hasDeclined', label: listContentMessages.withDeclined },
  { name: 'hasMessages', label: listContentMessages.withMessages },
] as const

const controls = {
  displayPrint: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  marginBlockEnd: 3,
} as const
