import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { useLoginMutation } from '@/api'
import { paths } from '@shared/routes'
import { SubmitRefused, useFormSubmit } from '@/lib/useFormSubmit'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { standaloneLink } from '@/ui/standaloneLink'
import { LOGIN_SUCCESS } from './authSlice'
import { EmailField } from './EmailField'
import { authMessages } from '@/i18n/messages/account'
import { errorMessages } from '@/i18n/messages/site'
import { loginSchema } from './schema'

const blank = { email: '', password: '', rememberMe: false }
type Values = typeof blank

interface LoginFormProps {
  email?: string
  onSignedIn: () => void
}

/** Sign-in. A message other than 'success' is shown in the banner (specification §8). */
export function LoginForm({ email = '', onSignedIn }: LoginFormProps) {
  const intl = useIntl()
  const [login] = useLoginMutation()

  const send = async (values: Values) => {
    const { message, token } = await login({ loginRequest: { ...values, email: values.email.trim() } }).unwrap()
    if (message !== LOGIN_SUCCESS) throw new SubmitRefused(message)
    if (!token) throw new SubmitRefused(intl.formatMessage(errorMessages.server))
    onSignedIn()
  }
  const { submit, failure } = useFormSubmit(send, { leavesPage: true })

  return (
    <Formik initialValues={{ ...blank, email }} validationSchema={loginSchema} onSubmit={submit}>
      <FormShell failure={failure}>
        <EmailField enterKeyHint="next" />
        <PasswordField
          required
          name="password"
          label={intl.formatMessage(authMessages.password)}
          autoComplete="current-password"
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
          }}
        >
          <CheckboxField name="rememberMe" label={<FormattedMessage {...authMessages.rememberMe} />} />
          <Link component={RouterLink} to={paths.forgotPassword} sx={standaloneLink}>
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
