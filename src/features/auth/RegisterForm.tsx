import Box from '@mui/material/Box'
import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { isApiError, useRegisterMutation, type RegisterApiArg } from '@/api'
import { shortPolicyPaths } from '@shared/routes'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { createLinkTag } from '@/ui/layout/messageTags'
import { NewPasswordField } from './NewPasswordField'
import { storePendingDetails } from './pendingDetails'
import { EmailField } from './EmailField'
import { authMessages } from '@/i18n/messages/account'
import { registerSchema } from './schema'

const blank = { firstName: '', lastName: '', email: '', password: '', terms: false, newsletter: false }
type Values = typeof blank

const inNewTab = { target: '_blank' } as const
const termsLabel = (
  <FormattedMessage
    {...authMessages.terms}
    values={{
      terms: createLinkTag({ to: shortPolicyPaths.terms, ...inNewTab }),
      privacy: createLinkTag({ to: shortPolicyPaths.privacy, ...inNewTab }),
    }}
  />
)

interface RegisterFormProps {
  email?: string
  /** The referral headers of the registration. */
  referral?: Omit<RegisterApiArg, 'credentials'>
  onRegistered: (email: string) => void
}

/**
 * The registration form. The body has e-mail and password only; the other fields wait on the device for the first
 * sign-in (specification §2, "Items page").
 */
export function RegisterForm({ email = '', referral, onRegistered }: RegisterFormProps) {
  const intl = useIntl()
  const [register] = useRegisterMutation()

  const send = async (values: Values) => {
    const address = values.email.trim()
    await register({ ...referral, credentials: { email: address, password: values.password } }).unwrap()
    storePendingDetails({
      email: address,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      newsletter: values.newsletter,
    })
    onRegistered(address)
  }
  const describe = (error: unknown) => {
    const taken = isApiError(error) && error.kind === 'other' && error.code === 'email_in_use'
    return taken ? intl.formatMessage(authMessages.emailInUse) : undefined
  }
  const { submit, failure } = useFormSubmit(send, { leavesPage: true, describe })

  return (
    <Formik initialValues={{ ...blank, email }} validationSchema={registerSchema} onSubmit={submit}>
      <FormShell failure={failure} keepAs="register">
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            required
            name="firstName"
            label={intl.formatMessage(authMessages.firstName)}
            autoComplete="given-name"
          />
          <TextField
            required
            name="lastName"
            label={intl.formatMessage(authMessages.lastName)}
            autoComplete="family-name"
          />
        </Box>
        <EmailField enterKeyHint="next" />
        <NewPasswordField name="password" label={intl.formatMessage(authMessages.password)} />
        <div>
          <CheckboxField required name="terms" label={termsLabel} />
          <CheckboxField name="newsletter" label={<FormattedMessage {...authMessages.newsletter} />} />
        </div>
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...authMessages.creatingAccount} />}>
          <FormattedMessage {...authMessages.createAccount} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
