import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { getFieldErrors, isApiError, useConfirmOperatorSetupMutation } from '@/api/operator'
import { consoleSetupMessages } from '@/i18n/messages/operator'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { CodeField } from '../common/CodeField'
import { cleanCode, codeRule } from '../common/rules'

const schema = object({ code: codeRule })

interface SetupCodeFormProps {
  token: string
  onConfirmed: (recoveryCodes: string[]) => void
  /** The link has stopped working meanwhile. */
  onBadLink: () => void
}

/** Confirms the second factor with its first code. */
export function SetupCodeForm({ token, onConfirmed, onBadLink }: SetupCodeFormProps) {
  const intl = useIntl()
  const [confirm] = useConfirmOperatorSetupMutation()
  const send = async ({ code }: { code: string }) => {
    const { recoveryCodes } = await confirm({ operatorSetupConfirmation: { token, code: cleanCode(code) } })
      .unwrap()
      .catch((error: unknown) => {
        if ('token' in getFieldErrors(error) || (isApiError(error) && error.kind === 'notFound')) onBadLink()
        throw error
      })
    onConfirmed(recoveryCodes)
  }
  const describe = (error: unknown) =>
    isApiError(error) && (error.kind === 'badRequest' || error.kind === 'unauthorized')
      ? intl.formatMessage(consoleSetupMessages.wrongCode)
      : undefined
  const { submit, failure } = useFormSubmit(send, { describe })
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 2 }}>
        <FormattedMessage {...consoleSetupMessages.codeTitle} />
      </Typography>
      <Formik initialValues={{ code: '' }} validationSchema={schema} onSubmit={submit}>
        <FormShell failure={failure}>
          <CodeField hint={<FormattedMessage {...consoleSetupMessages.codeHint} />} allowsRecovery={false} />
          <SubmitButton busyLabel={<FormattedMessage {...consoleSetupMessages.confirming} />}>
            <FormattedMessage {...consoleSetupMessages.confirm} />
          </SubmitButton>
        </FormShell>
      </Formik>
    </section>
  )
}
