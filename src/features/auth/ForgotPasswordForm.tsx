import Alert from '@mui/material/Alert'
import { Formik } from 'formik'
import { FormattedMessage } from 'react-intl'
import { useForgotPasswordMutation } from '@/api'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { EmailField } from './EmailField'
import { authMessages } from '@/i18n/messages/account'
import { forgotPasswordSchema } from './schema'

interface Values {
  email: string
}

/** Requests a reset link. The response is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [forgotPassword] = useForgotPasswordMutation()
  const { submit, failure, succeeded } = useFormSubmit(({ email }: Values) =>
    forgotPassword({ forgotPassword: { email: email.trim() } }).unwrap(),
  )

  if (succeeded) {
    return (
      <Alert severity="success">
        <FormattedMessage {...authMessages.linkSent} />
      </Alert>
    )
  }
  return (
    <Formik initialValues={{ email: '' }} validationSchema={forgotPasswordSchema} onSubmit={submit}>
      <FormShell failure={failure}>
        <EmailField enterKeyHint="send" />
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...authMessages.sending} />}>
          <FormattedMessage {...authMessages.sendLink} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
