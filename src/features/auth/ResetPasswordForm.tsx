import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { getFieldErrors, useResetPasswordMutation } from '@/api'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { authMessages } from '@/i18n/messages/account'
import { NewPasswordField } from './NewPasswordField'
import { resetPasswordSchema } from './schema'

interface Values {
  newPassword: string
}

/** The token is not a field of the form, but most failures are links that were used or have expired. */
const describe = (error: unknown) => getFieldErrors(error)['token']

/** Sets a new password with the one-time token of a reset link. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const intl = useIntl()
  const [resetPassword] = useResetPasswordMutation()

  const send = async ({ newPassword }: Values) => {
    await resetPassword({ resetPassword: { token, newPassword } }).unwrap()
    onReset()
  }
  const { submit, failure } = useFormSubmit(send, { leavesPage: true, describe })

  return (
    <Formik initialValues={{ newPassword: '' }} validationSchema={resetPasswordSchema} onSubmit={submit}>
      <FormShell failure={failure}>
        <NewPasswordField name="newPassword" label={intl.formatMessage(authMessages.newPassword)} />
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...authMessages.saving} />}>
          <FormattedMessage {...authMessages.savePassword} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
