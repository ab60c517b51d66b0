import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Event, Hall } from '@/api/weddings'
import { guestFieldMessages, guestListMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { useEventTexts } from '@/lib/useEventTexts'
import { LabelledSelect, type Option } from '@/ui/fields/LabelledSelect'
import { sideOptions, toHallOptions } from '../GuestSelects'
import { SearchField } from '@/ui/fields/SearchField'
import { EVERYONE, isFiltered, type Search, type SortOrder } from '../searchHouseholds'

interface ToolbarProps {
  search: Search
  onSearch: (change: (before: Search) => Search) => void
  events: readonly Event[]
  halls: readonly Hall[]
  /** All tags on the list. */
  tags: readonly string[]
}

const withEvery = (label: React.ReactNode, options: readonly Option[]): Option[] => [{ value: '', label }, ...options]

const phoneOptions: readonly Option[] = [
  { value: '', label: <FormattedMessage {...searchGuestMessages.anyPhone} /> },
  { value: 'with', label: <FormattedMessage {...searchGuestMessages.withPhone} /> },
  { value: 'without', label: <FormattedMessage {...searchGuestMessages.withoutPhone} /> },
]
const sortOptions: readonly Option[] = [
  { value: 'name', label: <FormattedMessage {...searchGuestMessages.byName} /> },
  { value: 'newest', label: <FormattedMessage {...searchGuestMessages.newest} /> },
  { value: 'seats', label: <FormattedMessage {...searchGuestMessages.bySeats} /> },
  { value: 'table', label: <FormattedMessage {...searchGuestMessages.byTable} /> },
]

/** Search as one types, filters and the order of the list. */
export const Toolbar = memo(function Toolbar({ search, onSearch, events, halls, tags }: ToolbarProps) {
  const intl = useIntl()
  const { formatEventName } = useEventTexts()
  // A new field is empty.
  const [clearings, setClearings] = useState(0)
  const set = useCallback((changes: Partial<Search>) => onSearch((before) => ({ ...before, ...changes })), [onSearch])
  const onText = useCallback((text: string) => set({ text }), [set])
  const clear = () => {
    setClearings(clearings + 1)
    onSearch(({ sort }) => ({ ...EVERYONE, sort }))
  }
  const eventsWithHalls = events.filter(({ id }) => halls.some(({ eventId }) => eventId === id))
  const hasEvents = eventsWithHalls.length > 1
  const offeredHalls = search.eventId === '' ? halls : halls.filter(({ eventId }) => eventId === search.eventId)
  const setEvent = (eventId: string) =>
    onSearch((before) => {
      const hallEvent = halls.find(({ id }) => id === before.hallId)?.eventId
      return { ...before, eventId, hallId: eventId === '' || eventId === hallEvent ? before.hallId : '' }
    })
  const tagOptions = tags.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        // The labels stand on the upper borders of the fields.
        rowGap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${hasEvents ? 6 : 5}, 1fr)` },
      }}
    >
      <SearchField key={clearings} onSearch={onText} />
      <LabelledSelect
        size="small"
        label={intl.formatMessage(guestFieldMessages.side)}
        value={search.side}
        onChange={(side) => set({ side })}
        options={withEvery(<FormattedMessage {...searchGuestMessages.everySide} />, sideOptions)}
      />
      {hasEvents && (
        <LabelledSelect
          size="small"
          label={intl.formatMessage(searchGuestMessages.event)}
          value={search.eventId}
          onChange={setEvent}
          options={withEvery(
            <FormattedMessage {...searchGuestMessages.everyEvent} />,
            eventsWithHalls.map((event) => ({ value: event.id, label: <bdi>{formatEventName(event)}</bdi> })),
          )}
        />
      )}
      <LabelledSelect
        size="small"
        label={intl.formatMessage(guestFieldMessages.hall)}
        value={search.hallId}
        onChange={(hallId) => set({ hallId })}
        options={withEvery(<FormattedMessage {...searchGuestMessages.everyHall} />, toHallOptions(offeredHalls))}
      />
      <LabelledSelect
        size="small"
        label={intl.formatMessage(guestFieldMessages.tags)}
        value={search.tag}
        onChange={(tag) => set({ tag })}
        options={withEvery(<FormattedMessage {...searchGuestMessages.everyTag} />, tagOptions)}
      />
      <LabelledSelect
        size="small"
        label={intl.formatMessage(searchGuestMessages.phone)}
        value={search.phone}
        onChange={(phone) => set({ phone })}
        options={phoneOptions}
      />
      <LabelledSelect<SortOrder>
        size="small"
        label={intl.formatMessage(searchGuestMessages.sort)}
        value={search.sort}
        onChange={(sort) => set({ sort })}
        options={sortOptions}
      />
      {isFiltered(search) && (
        <Button onClick={clear} sx={{ justifySelf: 'start' }}>
          <FormattedMessage {...guestListMessages.clear} />
        </Button>
      )}
    </Box>
  )
})
