import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toSearchKey } from '@shared/text'
import type { Wedding } from '@/api/weddings'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { useToday } from '@/lib/useToday'
import { sortWeddings } from './sortWeddings'
import { WeddingOption } from './WeddingOption'
import type { WeddingSwitchProps } from './weddingSwitchProps'

const filterWeddings = (weddings: Wedding[], { inputValue }: { inputValue: string }): Wedding[] => {
  const key = toSearchKey(inputValue)
  return weddings.filter(({ title }) => toSearchKey(title).includes(key))
}

/** Finds one of many weddings by a part of its title. */
export default function WeddingSearch({ weddings, selectedId, onSelect }: WeddingSwitchProps) {
  const intl = useIntl()
  const selected = weddings.find(({ id }) => id === selectedId)!
  const today = useToday(selected.timeZone)
  const options = useMemo(() => sortWeddings(weddings, today), [weddings, today])
  return (
    <Autocomplete
      // The title of another wedding replaces what was typed.
      key={selectedId}
      disableClearable
      selectOnFocus
      handleHomeEndKeys
      options={options}
      value={selected}
      onChange={(_event, wedding) => onSelect(wedding.id)}
      filterOptions={filterWeddings}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...item }, wedding) => (
        <li key={key} {...item}>
          <WeddingOption wedding={wedding} />
        </li>
      )}
      noOptionsText={<FormattedMessage {...dashboardMessages.noWeddingFound} />}
      openText={intl.formatMessage(dashboardMessages.openList)}
      closeText={intl.formatMessage(dashboardMessages.closeList)}
      slotProps={{ listbox: { sx: { '& .MuiAutocomplete-option': { minBlockSize: 44 } } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={intl.formatMessage(dashboardMessages.findWedding)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, enterKeyHint: 'search', dir: 'auto' },
          }}
        />
      )}
    />
  )
}
