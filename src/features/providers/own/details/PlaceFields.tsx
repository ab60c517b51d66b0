import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import type { Governorate } from '@/api'
import { findCity } from '@shared/places'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { SelectField } from '@/ui/fields/SelectField'
import { pair } from '@/features/providers/registration/RegistrationFields'
import type { DetailsValues } from './detailsValues'
import { Group } from './Group'
import { ServesField } from './ServesField'
import { useOptions } from './useOptions'

/** Where the business is, and where else it serves. */
export function PlaceFields() {
  const intl = useIntl()
  const { governorates, getCities } = useOptions()
  const { values, setValues } = useFormikContext<DetailsValues>()
  const none = { value: '', label: intl.formatMessage(ownFieldMessages.notChosen) }

  const chooseGovernorate = (governorate: Governorate | '') =>
    void setValues({
      ...values,
      governorate,
      city: findCity(governorate, values.city) ? values.city : '',
      serves: values.serves.filter((id) => id !== governorate),
    })

  return (
    <Group title={ownFormMessages.place}>
      <Box sx={pair}>
        <LabelledSelect
          name="governorate"
          label={intl.formatMessage(ownFieldMessages.governorate)}
          options={[none, ...governorates]}
          value={values.governorate}
          onChange={chooseGovernorate}
        />
        <SelectField
          name="city"
          label={intl.formatMessage(ownFieldMessages.city)}
          helperText={values.governorate === '' ? intl.formatMessage(ownFieldMessages.cityHint) : undefined}
          options={[none, ...getCities(values.governorate)]}
        />
      </Box>
      <ServesField />
    </Group>
  )
}
