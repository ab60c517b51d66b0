import { useIntl } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { authMessages } from '@/i18n/messages/account'

/** The e-mail field, always left to right. `enterKeyHint` labels the Enter key of a phone's keyboard. */
export function EmailField({ enterKeyHint }: { enterKeyHint: 'next' | 'send' }) {
  const intl = useIntl()
  return (
    <TextField
      name="email"
      type="email"
      required
      label={intl.formatMessage(authMessages.email)}
      autoComplete="username"
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', enterKeyHint } }}
    />
  )
}
