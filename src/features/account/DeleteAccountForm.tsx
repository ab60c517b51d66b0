import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDeleteAccountMutation } from '@/api'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { accountMessages } from '@/i18n/messages/account'

const blank = { emailOrPhone: '', password: '' }
type Values = typeof blank

/** Deletes the account with these credentials, signed in or not, after a confirmation (specification §2, §4 and §8). */
export function DeleteAccountForm({ onDeleted }: { onDeleted: (emailOrPhone: string) => void }) {
  const intl = useIntl()
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation()
  const [credentialsToConfirm, setCredentialsToConfirm] = useState<Values | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const failed = intl.formatMessage(accountMessages.deleteFailed)

  const askForConfirmation = ({ emailOrPhone, password }: Values, { setSubmitting }: FormikHelpers<Values>) => {
    setFailure(null)
    // The form is not submitting while the dialog asks.
    setSubmitting(false)
    setCredentialsToConfirm({ emailOrPhone: emailOrPhone.trim(), password })
  }

  const sendDeletion = async (credentials: Values) => {
    try {
      const { success, errors } = await deleteAccount({ deleteAccount: credentials }).unwrap()
      if (success) onDeleted(credentials.emailOrPhone)
      else setFailure(errors.join(', ') || failed)
    } catch {
      setFailure(failed)
    } finally {
      setCredentialsToConfirm(null)
    }
  }

  return (
    <>
      <Formik initialValues={blank} onSubmit={askForConfirmation}>
        <FormShell failure={failure}>
          <TextField
            required
            name="emailOrPhone"
            label={intl.formatMessage(accountMessages.emailOrPhone)}
            autoComplete="username"
            slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'next' } }}
          />
          <PasswordField
            required
            name="password"
            label={intl.formatMessage(accountMessages.password)}
            autoComplete="current-password"
          />
          <DeleteButton />
        </FormShell>
      </Formik>
      <ConfirmDialog
        open={credentialsToConfirm !== null}
        tone="error"
        busy={isLoading}
        title={<FormattedMessage {...accountMessages.confirmTitle} />}
        cancelLabel={<FormattedMessage {...accountMessages.cancel} />}
        confirmLabel={<FormattedMessage {...accountMessages.confirm} />}
        busyLabel={<FormattedMessage {...accountMessages.deleting} />}
        onCancel={() => setCredentialsToConfirm(null)}
        onConfirm={() => credentialsToConfirm && void sendDeletion(credentialsToConfirm)}
      >
        <FormattedMessage {...accountMessages.confirmText} />
      </ConfirmDialog>
    </>
  )
}

/** Enabled once both fields have visible characters. */
function DeleteButton() {
  const { values } = useFormikContext<Values>()
  const complete = values.emailOrPhone.trim() !== '' && values.password.trim() !== ''
  return (
    <SubmitButton
      color="error"
      fullWidth
      disabled={!complete}
      busyLabel={<FormattedMessage {...accountMessages.deleting} />}
    >
      <FormattedMessage {...accountMessages.deleteTitle} />
    </SubmitButton>
  )
}
