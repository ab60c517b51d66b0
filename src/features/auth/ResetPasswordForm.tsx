import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldErrors, useErrorText, useResetPasswordMutation } from '@/api'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { untilLeft } from '@/ui/fields/untilLeft'
import { authMessages } from '@/i18n/messages/account'
import { resetPasswordSchema } from './schema'

interface Values {
  newPassword: string
}

/** Sets a new password with the one-time token of a reset link. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [resetPassword] = useResetPasswordMutation()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async ({ newPassword }: Values, { setErrors }: FormikHelpers<Values>) => {
    setFailure(null)
    try {
      await resetPassword({ resetPassword: { token, newPassword } }).unwrap()
      onReset()
      await untilLeft()
    } catch (error) {
      const wrong = fieldErrors(error)
      setErrors(wrong)
      // The token is no field of the form, yet what is wrong is mostly that the link was used or is too old.
      setFailure(wrong['token'] ?? errorText(error))
    }
  }

  return (
    <Formik initialValues={{ newPassword: '' }} validationSchema={resetPasswordSchema} onSubmit={submit}>
      <FormShell failure={failure}>
        <PasswordField
          required
          name="newPassword"
          label={intl.formatMessage(authMessages.newPassword)}
          helperText={intl.formatMessage(authMessages.passwordHint)}
          autoComplete="new-password"
        />
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...authMessages.saving} />}>
          <FormattedMessage {...authMessages.savePassword} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
