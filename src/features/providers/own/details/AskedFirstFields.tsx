import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { CapacityField, LowestPriceField, pair } from '@/features/providers/registration/RegistrationFields'
import { Group } from './Group'
import { useOptions } from './useOptions'

/** Prices and capacity. */
export function AskedFirstFields() {
  const intl = useIntl()
  const { units } = useOptions()
  return (
    <Group title={ownFormMessages.askedFirst}>
      <Box sx={pair}>
        <LowestPriceField />
        <TextField
          name="priceTo"
          label={intl.formatMessage(ownFieldMessages.priceTo)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
        <SelectField
          name="priceUnit"
          label={intl.formatMessage(ownFieldMessages.priceUnit)}
          options={[{ value: '', label: intl.formatMessage(ownFieldMessages.noUnit) }, ...units]}
        />
        <TextField
          name="capacityPersons"
          label={intl.formatMessage(ownFieldMessages.capacityPersons)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
        />
      </Box>
      <CapacityField />
    </Group>
  )
}
