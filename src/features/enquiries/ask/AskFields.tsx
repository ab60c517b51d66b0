import Box from '@mui/material/Box'
import { useField } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { askMessages } from '@/i18n/messages/enquiries'
import { renderBdi } from '@/i18n/renderBdi'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { TextField } from '@/ui/fields/TextField'

/** Two fields beside each other on a wide screen. */
const pair = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const

/** What is asked, and how the provider reaches who asks. */
export function AskFields({ providerName }: { providerName: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <WeddingDateField />
      <Box sx={pair}>
        <TextField name="place" label={formatMessage(askMessages.place)} slotProps={{ htmlInput: { dir: 'auto' } }} />
        <TextField
          name="guests"
          label={formatMessage(askMessages.guests)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      <TextField
        required
        name="message"
        multiline
        minRows={3}
        maxRows={8}
        label={formatMessage(askMessages.message)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box sx={pair}>
        <TextField
          required
          name="name"
          label={formatMessage(askMessages.name)}
          autoComplete="name"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextField
          required
          name="phone"
          type="tel"
          label={formatMessage(askMessages.phone)}
          helperText={formatMessage(askMessages.phoneHint)}
          autoComplete="tel"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', enterKeyHint: 'send' } }}
        />
      </Box>
      <CheckboxField
        required
        name="consent"
        label={<FormattedMessage {...askMessages.consent} values={{ name: providerName, bdi: renderBdi }} />}
      />
    </>
  )
}

/** The date, or that it is not known yet. */
function WeddingDateField() {
  const { formatMessage } = useIntl()
  const [{ value: isOpen }] = useField<boolean>('isDateOpen')
  return (
    <div>
      <TextField
        required={!isOpen}
        disabled={isOpen}
        name="weddingDate"
        type="date"
        label={formatMessage(askMessages.weddingDate)}
        slotProps={isOpen ? { input: { value: '' } } : undefined}
      />
      <CheckboxField name="isDateOpen" label={formatMessage(askMessages.noDate)} />
    </div>
  )
}
