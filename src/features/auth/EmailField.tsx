import { useIntl } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { authMessages } from '@/i18n/messages/account'

/** The account's address; always left to right. `enterKeyHint` is what a phone's keyboard offers for going on. */
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
