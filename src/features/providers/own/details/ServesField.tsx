import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import type { Governorate } from '@/api'
import { findGovernorate } from '@shared/places'
import { toSearchKey } from '@shared/text'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { isNameMatch } from '@/features/providers/places'
import type { DetailsValues } from './detailsValues'
import { useOptions } from './useOptions'

function filterGovernorates(ids: Governorate[], { inputValue }: { inputValue: string }): Governorate[] {
  const key = toSearchKey(inputValue)
  return ids.filter((id) => isNameMatch(findGovernorate(id)?.name, key))
}

/** The other governorates that are served. */
export function ServesField() {
  const intl = useIntl()
  const { governorates, formatGovernorate } = useOptions()
  const { values, setFieldValue } = useFormikContext<DetailsValues>()
  const others = governorates.map(({ value }) => value).filter((id) => id !== values.governorate)
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id="serves"
      options={others}
      value={values.serves}
      onChange={(_event, serves) => void setFieldValue('serves', serves)}
      filterOptions={filterGovernorates}
      getOptionLabel={formatGovernorate}
      noOptionsText={intl.formatMessage(ownFieldMessages.noPlace)}
      openText={intl.formatMessage(ownFormMessages.showList)}
      closeText={intl.formatMessage(ownFormMessages.hideList)}
      clearText={intl.formatMessage(ownFormMessages.clearList)}
      slotProps={{ listbox: { sx: { '& .MuiAutocomplete-option': { minBlockSize: 44 } } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={intl.formatMessage(ownFieldMessages.serves)}
          helperText={intl.formatMessage(ownFieldMessages.servesHint)}
        />
      )}
    />
  )
}
