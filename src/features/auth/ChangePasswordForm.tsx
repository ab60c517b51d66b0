import { Formik, type FormikHelpers } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChangePasswordMutation } from '@/api'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { authMessages } from '@/i18n/messages/account'
import { NewPasswordField } from './NewPasswordField'
import { changePasswordSchema } from './schema'

const blank = { currentPassword: '', newPassword: '' }
type Values = typeof blank

/** Changes the password, which signs out all other devices (openapi: changePassword). `email` is for password managers. */
export function ChangePasswordForm({ email }: { email: string }) {
  const intl = useIntl()
  const [changePassword] = useChangePasswordMutation()

  const send = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    await changePassword({ changePassword: values }).unwrap()
    resetForm()
  }
  const { submit, failure, succeeded } = useFormSubmit(send)

  return (
    <Formik initialValues={blank} validationSchema={changePasswordSchema} onSubmit={submit}>
      <FormShell failure={failure} success={succeeded && <FormattedMessage {...authMessages.passwordChanged} />}>
        <div>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            required
            name="currentPassword"
            label={intl.formatMessage(authMessages.currentPassword)}
            autoComplete="current-password"
          />
        </div>
        <NewPasswordField name="newPassword" label={intl.formatMessage(authMessages.newPassword)} />
        <SubmitButton
          busyLabel={<FormattedMessage {...authMessages.saving} />}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          <FormattedMessage {...authMessages.changePassword} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
