import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import { FieldArray, useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { PERSONS_PER_HOUSEHOLD } from '@shared/guests/household'
import { editGuestMessages } from '@/i18n/messages/guests'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { TextField } from '@/ui/fields/TextField'
import type { HouseholdValues } from './householdForm'

/** The persons of a household, each with a name and whether it is a child. */
export function PersonFields() {
  const intl = useIntl()
  const { values } = useFormikContext<HouseholdValues>()
  return (
    <FieldArray name="persons">
      {({ push, remove }) => (
        <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, display: 'grid', gap: 1.5 }}>
          <FormLabel component="legend" sx={{ fontWeight: 500, marginBlockEnd: 1 }}>
            <FormattedMessage {...editGuestMessages.persons} />
          </FormLabel>
          {values.persons.map((_person, index) => (
            // Persons have no id; fields of a removed one take the values of the next.
            // oxlint-disable-next-line react/no-array-index-key
            <Box
              key={index}
              sx={{ display: 'grid', gap: 1, alignItems: 'center', gridTemplateColumns: '1fr auto 44px' }}
            >
              <TextField
                name={`persons.${index}.name`}
                label={intl.formatMessage(editGuestMessages.personName, { number: index + 1 })}
                slotProps={{ htmlInput: { dir: 'auto' } }}
              />
              <CheckboxField
                name={`persons.${index}.child`}
                label={<FormattedMessage {...editGuestMessages.child} />}
              />
              <IconButton
                aria-label={intl.formatMessage(editGuestMessages.removePerson, { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <CloseIcon />
              </IconButton>
            </Box>
          ))}
          {values.persons.length < PERSONS_PER_HOUSEHOLD && (
            <Button onClick={() => push({ name: '', child: false })} sx={{ justifySelf: 'start' }}>
              <FormattedMessage {...editGuestMessages.addPerson} />
            </Button>
          )}
        </Box>
      )}
    </FieldArray>
  )
}
