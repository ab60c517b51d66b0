import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Locale } from '@/i18n/locales'
import { eventFormMessages, translationMessages } from '@/i18n/messages/events'
import { MapLinkField } from '@/ui/fields/mapLink/MapLinkField'
import { TextField } from '@/ui/fields/TextField'
import type { EventValues } from './eventValues'

interface PlaceFieldsProps {
  /** The invitation shows the place. */
  isRequired: boolean
  /** The other language in which guests read, if some do. */
  translationLanguage: Locale | undefined
}

/** The place of an event: its name, address and map link, and how they are written in the other language. */
export function PlaceFields({ isRequired, translationLanguage }: PlaceFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <Line
        name="place"
        label={eventFormMessages.place}
        isRequired={isRequired}
        hint={intl.formatMessage(eventFormMessages.placeHint)}
      />
      <AddressFields address="address" area="area" isRequired={isRequired} />
      <MapLinkField />
      {translationLanguage !== undefined && (
        <Box role="group" aria-labelledby="translation" sx={{ display: 'grid', gap: 3 }}>
          <Typography id="translation" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...translationMessages[translationLanguage]} />
          </Typography>
          <Line name="translatedPlace" label={eventFormMessages.place} />
          <AddressFields address="translatedAddress" area="translatedArea" />
        </Box>
      )}
    </>
  )
}

interface AddressFieldsProps {
  address: keyof EventValues
  area: keyof EventValues
  isRequired?: boolean
}

const AddressFields = ({ address, area, isRequired = false }: AddressFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { sm: '3fr 2fr' } }}>
    <Line name={address} label={eventFormMessages.address} isRequired={isRequired} />
    <Line name={area} label={eventFormMessages.area} isRequired={isRequired} />
  </Box>
)

interface LineProps {
  name: keyof EventValues
  label: MessageDescriptor
  isRequired?: boolean
  hint?: string
}

function Line({ name, label, isRequired = false, hint }: LineProps) {
  return (
    <TextField
      name={name}
      required={isRequired}
      label={useIntl().formatMessage({ id: label.id })}
      helperText={hint}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}
