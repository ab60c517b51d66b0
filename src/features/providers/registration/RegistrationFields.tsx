import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { CategoriesField } from './CategoriesField'
import { registrationMessages } from '@/i18n/messages/providers'

/** Two fields beside each other on a wide screen. */
export const pair = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const
/** Left to right in both languages. */
export const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const

type Key = keyof typeof registrationMessages

function useFormatMessage() {
  const intl = useIntl()
  return (key: Key) => intl.formatMessage(registrationMessages[key])
}

/** The registration fields (specification §2), in two groups: the person and the business. */
export function RegistrationFields() {
  return (
    <>
      <PersonFields />
      <GroupTitle of="aboutServices" />
      <CategoriesField />
      <Box sx={pair}>
        <LowestPriceField />
        <CapacityField />
      </Box>
      <WebsiteField enterKeyHint="send" />
    </>
  )
}

/** Who registers, and how to reach them. */
export function PersonFields() {
  const formatMessage = useFormatMessage()
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
    </>
  )
}

/** The lowest price. */
export function LowestPriceField() {
  return (
    <TextField
      name="priceRange"
      label={useFormatMessage()('priceRange')}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
    />
  )
}

/** What can be served, in words. */
export function CapacityField() {
  const formatMessage = useFormatMessage()
  return (
    <TextField
      name="capacityOrScale"
      label={formatMessage('capacityOrScale')}
      helperText={formatMessage('capacityOrScaleHint')}
    />
  )
}

/** The website. */
export function WebsiteField({ enterKeyHint }: { enterKeyHint?: 'send' }) {
  return (
    <TextField
      name="websiteOrSocialMedia"
      label={useFormatMessage()('websiteOrSocialMedia')}
      autoComplete="url"
      slotProps={{ htmlInput: { ...latin, inputMode: 'url', enterKeyHint } }}
    />
  )
}

/** The title of a group of fields. */
export function GroupTitle({ of }: { of: 'aboutYou' | 'aboutServices' }) {
  return (
    <Typography variant="h4" component="h3">
      <FormattedMessage {...registrationMessages[of]} />
    </Typography>
  )
}
