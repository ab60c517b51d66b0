import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object, string } from 'yup'
import { isApiError, useSignInOperatorMutation } from '@/api/operator'
import { consoleSignInMessages } from '@/i18n/messages/operator'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { AccountEmailField } from '../common/AccountEmailField'
import { CodeField } from '../common/CodeField'
import { cleanCode, codeRule, emailRule } from '../common/rules'

const blank = { email: '', password: '', code: '' }
const schema = object({
  email: emailRule,
  password: string().required(consoleSignInMessages.passwordRequired.id),
  code: codeRule,
})

/** Signs an operator in: the session is stored in the API's cache, which `SessionGate` reads. */
export function SignInForm() {
  const intl = useIntl()
  const [signIn] = useSignInOperatorMutation()
  const describe = (error: unknown): string | undefined => {
    if (!isApiError(error)) return undefined
    if (error.kind === 'unauthorized') return intl.formatMessage(consoleSignInMessages.refused)
    if (error.kind === 'other' && error.status === 429) return intl.formatMessage(consoleSignInMessages.tooMany)
    return undefined
  }
  const { submit, failure } = useFormSubmit(
    ({ email, password, code }: typeof blank) =>
      signIn({ operatorSignIn: { email: email.trim(), password, code: cleanCode(code) } }).unwrap(),
    { describe },
  )
  return (
    <Formik initialValues={blank} validationSchema={schema} onSubmit={submit}>
      <FormShell failure={failure}>
        <AccountEmailField autoComplete="username" enterKeyHint="next" />
        <PasswordField
          required
          name="password"
          label={intl.formatMessage(consoleSignInMessages.password)}
          autoComplete="current-password"
        />
        <CodeField hint={<FormattedMessage {...consoleSignInMessages.codeHint} />} />
        <SubmitButton fullWidth busyLabel={<FormattedMessage {...consoleSignInMessages.busy} />}>
          <FormattedMessage {...consoleSignInMessages.submit} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
