import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { TextField } from '@/ui/fields/TextField'
import { latin, pair, WebsiteField } from '@/features/providers/registration/RegistrationFields'
import type { DetailsValues } from './detailsValues'
import { Group } from './Group'

/** WhatsApp, website and social media. */
export function ReachFields() {
  const intl = useIntl()
  const { values } = useFormikContext<DetailsValues>()
  return (
    <Group title={ownFormMessages.reach}>
      <Box sx={pair}>
        <TextField
          name="whatsApp"
          type="tel"
          label={intl.formatMessage(ownFieldMessages.whatsApp)}
          helperText={intl.formatMessage(ownFieldMessages.whatsAppHint)}
          slotProps={{ htmlInput: { ...latin, inputMode: 'tel' } }}
        />
        <WebsiteField />
      </Box>
      <Group title={ownFieldMessages.socialLinks} lead={ownFieldMessages.socialLinksHint}>
        <Box sx={pair}>
          {values.socialLinks.map((_link, index) => (
            <TextField
              // The fields have no other identity than their place.
              key={index}
              name={`socialLinks[${index}]`}
              label={intl.formatMessage(ownFormMessages.socialLink, { number: index + 1 })}
              slotProps={{ htmlInput: { ...latin, inputMode: 'url' } }}
            />
          ))}
        </Box>
      </Group>
    </Group>
  )
}
