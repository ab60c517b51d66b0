import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object, string } from 'yup'
import type { QueuedProvider } from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleMessages } from '@/i18n/messages/operator'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { getProviderTitle } from './getProviderTitle'

/** As in the OpenAPI document (ProviderDecision). */
const REASON_MAX_CHARACTERS = 1000
const blank = { reason: '' }
const schema = object({
  reason: string()
    .trim()
    .required(providerQueueMessages.reasonRequired.id)
    .max(REASON_MAX_CHARACTERS, providerQueueMessages.reasonTooLong.id),
})

interface RefuseProviderDialogProps {
  provider: QueuedProvider
  onCancel: () => void
  /** Rejects when it was not stored. */
  onRefuse: (reason: string) => Promise<void>
}

/** @returns what a refusal does: of an edit, of a listed provider or of a registration */
function getEffect({ edit, status }: QueuedProvider) {
  if (edit && edit.refusal === null) return providerQueueMessages.refuseEdit
  return status === 'approved' ? providerQueueMessages.refuseListed : providerQueueMessages.refusePending
}

/** Asks why a provider or its edit is refused; the provider gets the words by e-mail. */
export function RefuseProviderDialog({ provider, onCancel, onRefuse }: RefuseProviderDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const { submit, failure } = useFormSubmit(async ({ reason }: typeof blank) => onRefuse(reason.trim()))
  return (
    <Formik initialValues={blank} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open
          // A click beside the dialog must not lose what was typed.
          onClose={(_event, reason) => reason !== 'backdropClick' && !isSubmitting && onCancel()}
          fullWidth
          maxWidth="sm"
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage
              {...providerQueueMessages.refuseTitle}
              values={{ name: getProviderTitle(provider), bdi: renderBdi }}
            />
          </DialogTitle>
          <DialogContent>
            <FormShell failure={failure}>
              <Typography>
                <FormattedMessage {...getEffect(provider)} />
              </Typography>
              <TextField
                id="reason"
                name="reason"
                label={intl.formatMessage(providerQueueMessages.reason)}
                helperText={<FormattedMessage {...providerQueueMessages.reasonHint} />}
                required
                multiline
                minRows={3}
              />
              <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                <Button onClick={onCancel} disabled={isSubmitting}>
                  <FormattedMessage {...consoleMessages.cancel} />
                </Button>
                <SubmitButton
                  size="medium"
                  color="error"
                  busyLabel={<FormattedMessage {...providerQueueMessages.refusing} />}
                >
                  <FormattedMessage {...providerQueueMessages.refuse} />
                </SubmitButton>
              </Stack>
            </FormShell>
          </DialogContent>
        </Dialog>
      )}
    </Formik>
  )
}
