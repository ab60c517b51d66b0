import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall } from '@/api/weddings'
import { guestFieldMessages, guestListMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { LabelledSelect, type Option } from '@/ui/fields/LabelledSelect'
import { sideOptions, toHallOptions } from '../GuestSelects'
import { SearchField } from './SearchField'
import { EVERYONE, isFiltered, type Search, type SortOrder } from '../searchHouseholds'

interface ToolbarProps {
  search: Search
  onSearch: (change: (before: Search) => Search) => void
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
export const Toolbar = memo(function Toolbar({ search, onSearch, halls, tags }: ToolbarProps) {
  const intl = useIntl()
  // A new field is empty.
  const [clearings, setClearings] = useState(0)
  const set = useCallback((changes: Partial<Search>) => onSearch((before) => ({ ...before, ...changes })), [onSearch])
  const onText = useCallback((text: string) => set({ text }), [set])
  const clear = () => {
    setClearings(clearings + 1)
    onSearch(({ sort }) => ({ ...EVERYONE, sort }))
  }
  const tagOptions = tags.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: '2.2fr 1fr 1.2fr 1.2fr 1.4fr 1.2fr' },
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
      <LabelledSelect
        size="small"
        label={intl.formatMessage(guestFieldMessages.hall)}
        value={search.hallId}
        onChange={(hallId) => set({ hallId })}
        options={withEvery(<FormattedMessage {...searchGuestMessages.everyHall} />, toHallOptions(halls))}
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
