import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { authMessages, passwordRuleMessages } from '@/i18n/messages/account'
import { PasswordField } from '@/ui/fields/PasswordField'
import { findUnmetRules } from './passwordRules'

interface NewPasswordFieldProps {
  name: string
  label: string
}

/** The field of a new password. While it is typed, the rules that are not met yet are shown beside it and read to screen readers. */
export function NewPasswordField({ name, label }: NewPasswordFieldProps) {
  const intl = useIntl()
  const [{ value }] = useField<string>(name)
  const unmet = value === '' ? [] : findUnmetRules(value)
  const rules = intl.formatList(
    unmet.map(({ id }) => intl.formatMessage({ id })),
    { type: 'conjunction' },
  )
  return (
    <div>
      <PasswordField
        required
        name={name}
        label={label}
        helperText={intl.formatMessage(authMessages.passwordHint)}
        autoComplete="new-password"
      />
      <Typography role="status" variant="body2" sx={{ marginInline: 1.75, color: 'text.secondary' }}>
        {unmet.length > 0 && <FormattedMessage {...passwordRuleMessages.unmet} values={{ rules }} />}
      </Typography>
    </div>
  )
}
