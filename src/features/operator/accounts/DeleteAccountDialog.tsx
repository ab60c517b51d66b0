import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { Formik } from 'formik'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { hasErrorCode, useDeleteAccountOfOwnerMutation, type FoundAccount } from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleMessages } from '@/i18n/messages/operator'
import { operatorAccountMessages } from '@/i18n/messages/operatorTools'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { Notice } from '@/ui/feedback/Notice'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { AccountEmailField } from '../common/AccountEmailField'
import { CodeField } from '../common/CodeField'
import { cleanCode, codeRule, emailRule } from '../common/rules'
import { useShowToast } from '../common/useShowToast'

const blank = { email: '', code: '' }

interface DeleteAccountDialogProps {
  account: FoundAccount
  onClose: () => void
  onDeleted: () => void
}

/** Deletes an account at its owner's written request: asks for its e-mail address again and for a new code. */
export function DeleteAccountDialog({ account, onClose, onDeleted }: DeleteAccountDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const showToast = useShowToast()
  const [deleteAccount, { isLoading }] = useDeleteAccountOfOwnerMutation()
  const isSameEmail = (typed = '') => typed.trim().toLowerCase() === account.email.toLowerCase()
  const schema = object({
    email: emailRule.test('same', operatorAccountMessages.deleteEmailDiffers.id, isSameEmail),
    code: codeRule,
  })
  const send = async ({ email, code }: typeof blank) => {
    const ownerRequestedDeletion = { email: email.trim(), code: cleanCode(code) }
    await deleteAccount({ accountId: account.id, ownerRequestedDeletion }).unwrap()
    showToast('success', operatorAccountMessages.deleted)
    onDeleted()
  }
  const describe = (error: unknown): string | undefined =>
    hasErrorCode(error, 'in_use') ? intl.formatMessage(operatorAccountMessages.inUse) : undefined
  const { submit, failure } = useFormSubmit(send, { describe })
  // A click beside the dialog must not lose what was typed.
  const close = (_event: object, reason: string) => reason !== 'backdropClick' && !isLoading && onClose()
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...operatorAccountMessages.deleteTitle} values={{ email: account.email, bdi: renderBdi }} />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Notice tone="warning">
            <FormattedMessage {...operatorAccountMessages.deleteText} />
          </Notice>
          <Formik initialValues={blank} validationSchema={schema} onSubmit={submit}>
            <FormShell failure={failure}>
              <AccountEmailField
                id="email-again"
                label={intl.formatMessage(operatorAccountMessages.deleteEmail)}
                enterKeyHint="next"
              />
              <CodeField hint={<FormattedMessage {...operatorAccountMessages.deleteCodeHint} />} />
              <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                <Button onClick={onClose} disabled={isLoading}>
                  <FormattedMessage {...consoleMessages.cancel} />
                </Button>
                <SubmitButton
                  size="medium"
                  color="error"
                  busyLabel={<FormattedMessage {...operatorAccountMessages.deleting} />}
                >
                  <FormattedMessage {...operatorAccountMessages.deleteConfirm} />
                </SubmitButton>
              </Stack>
            </FormShell>
          </Formik>
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
