import { useIntl } from 'react-intl'
import { consoleSignInMessages } from '@/i18n/messages/operator'
import { TextField } from '@/ui/fields/TextField'

interface AccountEmailFieldProps {
  /** By default `email`. */
  id?: string
  label?: string
  /** `username` for one's own, `off` for somebody else's. */
  autoComplete?: 'username' | 'off'
  enterKeyHint: 'next' | 'search'
}

/** The e-mail address of an account, always left to right. */
export function AccountEmailField({ id = 'email', label, autoComplete = 'off', enterKeyHint }: AccountEmailFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      required
      label={label ?? intl.formatMessage(consoleSignInMessages.email)}
      autoComplete={autoComplete}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', enterKeyHint } }}
    />
  )
}
