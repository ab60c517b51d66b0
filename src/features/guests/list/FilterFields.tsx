import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Event, Hall, Side } from '@/api/weddings'
import { guestFieldMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { useEventTexts } from '@/lib/useEventTexts'
import { LabelledSelect, type Option } from '@/ui/fields/LabelledSelect'
import { listSideOptions, toHallOptions } from '../GuestSelects'
import type { Search, SortOrder } from '../searchHouseholds'

export interface FilterFieldsProps {
  search: Search
  onSearch: (change: (before: Search) => Search) => void
  events: readonly Event[]
  halls: readonly Hall[]
  /** All tags on the list. */
  tags: readonly string[]
  /** The sides whose families the member sees. */
  sides: readonly Side[]
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

/** The filters of the list and its order. */
export function FilterFields({ search, onSearch, events, halls, tags, sides }: FilterFieldsProps) {
  const intl = useIntl()
  const { formatEventName } = useEventTexts()
  const set = (changes: Partial<Search>) => onSearch((before) => ({ ...before, ...changes }))
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
      sx={{
        display: 'grid',
        gap: 1.5,
        // The labels stand on the upper borders of the fields.
        rowGap: 2,
        paddingBlockStart: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${hasEvents ? 6 : 5}, 1fr)` },
      }}
    >
      <LabelledSelect
        size="small"
        label={intl.formatMessage(guestFieldMessages.side)}
        value={search.side}
        onChange={(side) => set({ side })}
        options={withEvery(<FormattedMessage {...searchGuestMessages.everySide} />, listSideOptions(sides))}
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
    </Box>
  )
}
