import Autocomplete from '@mui/material/Autocomplete'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { SEARCH_MAX_CHARACTERS } from '@/config/limits'
import { directoryMessages } from '@/i18n/messages/directory'
import { useLocale } from '@/i18n/LocaleProvider'
import { LabelledInput } from '@/ui/fields/LabelledInput'
import { toSearchKey } from '@shared/text'
import { isNameMatch, PLACES, type NamedPlace } from '../places'
import type { DirectoryFilters } from './search'

/** A known place, or the text of another. */
export type PlaceFilter = Pick<DirectoryFilters, 'governorate' | 'city' | 'area'>

interface PlaceFieldProps {
  value: PlaceFilter
  /** While text is typed. */
  onType: (area: string) => void
  /** When a place of the list is chosen. */
  onChoose: (place: PlaceFilter) => void
}

/** The places with this name, and all cities of a governorate with this name. */
function filterPlaces(places: NamedPlace[], { inputValue }: { inputValue: string }): NamedPlace[] {
  const key = toSearchKey(inputValue)
  return places.filter(({ name, governorateName }) => isNameMatch(name, key) || isNameMatch(governorateName, key))
}

const isSamePlace = (a: PlaceFilter | NamedPlace, b: PlaceFilter | NamedPlace): boolean =>
  a.governorate === b.governorate && a.city === b.city

/** Governorates and cities, found in both scripts. Any other text is accepted as well. Without scripts it is a field for text. */
export function PlaceField({ value, onType, onChoose }: PlaceFieldProps) {
  const intl = useIntl()
  const { locale } = useLocale()
  const { formatPlace } = useFormatProfile()
  const formatName = (place: PlaceFilter | NamedPlace) =>
    formatPlace({ ...place, governorate: place.governorate || null })

  return (
    <Autocomplete<NamedPlace, false, false, true>
      freeSolo
      // As high as the other fields.
      sx={{ '& .MuiInputBase-root.MuiOutlinedInput-root': { paddingBlock: '4.5px' } }}
      id="directory-area"
      options={PLACES}
      value={PLACES.find((place) => isSamePlace(place, value)) ?? null}
      inputValue={formatName(value) ?? value.area}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onType(typed)
      }}
      onChange={(_event, place) => {
        if (place !== null && typeof place !== 'string')
          onChoose({ governorate: place.governorate, city: place.city, area: '' })
      }}
      filterOptions={filterPlaces}
      isOptionEqualToValue={(option, chosen) => typeof chosen !== 'string' && isSamePlace(option, chosen)}
      getOptionKey={(place) => (typeof place === 'string' ? place : `${place.governorate} ${place.city}`)}
      getOptionLabel={(place) => (typeof place === 'string' ? place : (formatName({ ...place, area: '' }) ?? ''))}
      groupBy={({ governorateName }) => governorateName[locale]}
      renderOption={({ key, ...item }, { city, name }) => (
        <li key={key} {...item}>
          {city === '' ? (
            <FormattedMessage {...directoryMessages.wholeGovernorate} values={{ governorate: name[locale] }} />
          ) : (
            name[locale]
          )}
        </li>
      )}
      clearText={intl.formatMessage(directoryMessages.clearPlace)}
      slotProps={{ listbox: { sx: { '& .MuiAutocomplete-option': { minBlockSize: 44 } } } }}
      renderInput={({ id, disabled, slotProps: { input, htmlInput } }) => (
        <LabelledInput
          {...input}
          id={id}
          disabled={disabled}
          name="area"
          label={intl.formatMessage(directoryMessages.place)}
          placeholder={intl.formatMessage(directoryMessages.placeHint)}
          error={null}
          inputProps={{ ...htmlInput, maxLength: SEARCH_MAX_CHARACTERS, enterKeyHint: 'search', dir: 'auto' }}
        />
      )}
    />
  )
}
