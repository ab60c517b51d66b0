import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { fieldErrors, useErrorText, useLoginMutation } from '@/api'
import { paths } from '@/config/paths'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { untilLeft } from '@/ui/fields/untilLeft'
import { LOGIN_SUCCESS } from './authSlice'
import { EmailField } from './EmailField'
import { authMessages } from '@/i18n/messages/account'
import { loginSchema } from './schema'

const initialValues = { email: '', password: '', rememberMe: false }
type Values = typeof initialValues

/** Sign-in. A message other than 'success' is shown in the banner (specification §8). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [login] = useLoginMutation()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async ({ email, ...rest }: Values, { setErrors }: FormikHelpers<Values>) => {
    setFailure(null)
    try {
      const { message } = await login({ loginRequest: { email: email.trim(), ...rest } }).unwrap()
      if (message !== LOGIN_SUCCESS) return setFailure(message)
      onSignedIn()
      await untilLeft()
    } catch (error) {
      setErrors(fieldErrors(error))
      setFailure(errorText(error))
    }
  }

  return (
    <Formik initialValues={initialValues} validationSchema={loginSchema} onSubmit={submit}>
      <FormShell failure={failure}>
        <EmailField enterKeyHint="next" />
        <PasswordField required name="password" label={intl.formatMessage(authMessages.password)} autoComplete="current-password" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 2 }}>
          <CheckboxField name="rememberMe" label={<FormattedMessage {...authMessages.rememberMe} />} />
          <Link component={RouterLink} to={paths.forgotPassword}>
            <FormattedMessage {...authMessages.forgotPassword} />
          </Link>
        </Box>
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...authMessages.signingIn} />}>
          <FormattedMessage {...authMessages.signIn} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
