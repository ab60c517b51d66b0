import FilterIcon from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useCallback, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { guestListMessages, searchGuestMessages } from '@/i18n/messages/guests'
import { SearchField } from '@/ui/fields/SearchField'
import { OnDemand } from '@/ui/feedback/OnDemand'
import { importFilters } from '../onDemand'
import { countFilters, EVERYONE, isFiltered } from '../searchHouseholds'
import type { FilterFieldsProps } from './FilterFields'

interface ToolbarProps extends FilterFieldsProps {
  /** The number of families that are shown. */
  shown: number
}

/** Search as one types; the filters and the order of the list below it, or on a phone in a sheet. */
export const Toolbar = memo(function Toolbar({ shown, ...filters }: ToolbarProps) {
  const { search, onSearch } = filters
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const fieldsId = useId()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  // A new field is empty.
  const [clearings, setClearings] = useState(0)
  const onText = useCallback((text: string) => onSearch((before) => ({ ...before, text })), [onSearch])
  const clear = () => {
    setClearings(clearings + 1)
    onSearch(({ sort }) => ({ ...EVERYONE, sort }))
  }
  const count = countFilters(search)
  return (
    <Box role="search">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, maxInlineSize: { md: 480 }, display: 'grid' }}>
          <SearchField key={clearings} initialText={search.text} onSearch={onText} />
        </Box>
        <Button
          variant={count > 0 ? 'outlined' : 'text'}
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen && !isPhone ? fieldsId : undefined}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          onClick={() => {
            setOpen(!isOpen)
            setOpened(true)
          }}
          data-testid="filters"
          sx={{ paddingInline: 1.5, minBlockSize: 44, flexShrink: 0 }}
        >
          <FormattedMessage {...searchGuestMessages.filters} values={{ count }} />
        </Button>
        {isFiltered(search) && !isPhone && (
          <Button onClick={clear} sx={{ minBlockSize: 44, flexShrink: 0 }}>
            <FormattedMessage {...guestListMessages.clear} />
          </Button>
        )}
      </Box>
      {hasOpened && (
        <OnDemand
          importComponent={importFilters}
          props={{
            ...filters,
            isPhone,
            fieldsId,
            isOpen,
            shown,
            canClear: count > 0,
            onClear: clear,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </Box>
  )
})
