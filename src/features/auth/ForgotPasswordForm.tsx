import Alert from '@mui/material/Alert'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldErrors, useErrorText, useForgotPasswordMutation } from '@/api'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { EmailField } from './EmailField'
import { authMessages } from '@/i18n/messages/account'
import { forgotPasswordSchema } from './schema'

interface Values {
  email: string
}

/** Asks for a reset link. The answer is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const errorText = useErrorText()
  const [forgotPassword, { isSuccess }] = useForgotPasswordMutation()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async ({ email }: Values, { setErrors }: FormikHelpers<Values>) => {
    setFailure(null)
    await forgotPassword({ forgotPassword: { email: email.trim() } })
      .unwrap()
      .catch((error: unknown) => {
        setErrors(fieldErrors(error))
        setFailure(errorText(error))
      })
  }

  if (isSuccess) {
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
