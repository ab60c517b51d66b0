import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { CategoriesField } from './CategoriesField'
import { registrationMessages } from '@/i18n/messages/providers'

const pair = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const
/** Left to right in both languages. */
const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const

/** The registration fields (specification §2), in two groups: the person and the business. */
export function RegistrationFields() {
  const intl = useIntl()
  const formatMessage = (key: keyof typeof registrationMessages) => intl.formatMessage(registrationMessages[key])
  return (
    <>
      <GroupTitle of="aboutYou" />
      <Box sx={pair}>
        <TextField required name="fullName" label={formatMessage('fullName')} autoComplete="name" />
        <TextField name="businessName" label={formatMessage('businessName')} autoComplete="organization" />
        <TextField
          required
          name="contactNumber"
          type="tel"
          label={formatMessage('contactNumber')}
          helperText={formatMessage('contactNumberHint')}
          autoComplete="tel"
          slotProps={{ htmlInput: { ...latin, inputMode: 'tel' } }}
        />
        <TextField
          required
          name="emailAddress"
          type="email"
          label={formatMessage('emailAddress')}
          autoComplete="email"
          slotProps={{ htmlInput: { ...latin, inputMode: 'email' } }}
        />
      </Box>
      <TextField
        name="address"
        label={formatMessage('address')}
        helperText={formatMessage('addressHint')}
        autoComplete="street-address"
      />
      <GroupTitle of="aboutServices" />
      <CategoriesField />
      <Box sx={pair}>
        <TextField
          name="priceRange"
          label={formatMessage('priceRange')}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
        />
        <TextField
          name="capacityOrScale"
          label={formatMessage('capacityOrScale')}
          helperText={formatMessage('capacityOrScaleHint')}
        />
      </Box>
      <TextField
        name="websiteOrSocialMedia"
        label={formatMessage('websiteOrSocialMedia')}
        autoComplete="url"
        slotProps={{ htmlInput: { ...latin, inputMode: 'url', enterKeyHint: 'send' } }}
      />
    </>
  )
}

function GroupTitle({ of }: { of: 'aboutYou' | 'aboutServices' }) {
  return (
    <Typography variant="h4" component="h3">
      <FormattedMessage {...registrationMessages[of]} />
    </Typography>
  )
}
