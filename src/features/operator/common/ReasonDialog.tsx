import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { object, string } from 'yup'
import { consoleMessages } from '@/i18n/messages/operator'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'

/** As in the OpenAPI document (ProviderDecision). */
const REASON_MAX_CHARACTERS = 1000
const blank = { reason: '' }
const schema = object({
  reason: string()
    .trim()
    .required(providerQueueMessages.reasonRequired.id)
    .max(REASON_MAX_CHARACTERS, providerQueueMessages.reasonTooLong.id),
})

interface ReasonDialogProps {
  title: ReactNode
  /** What the decision does. */
  effect: MessageDescriptor
  /** Who reads the reason. */
  hint: MessageDescriptor
  submitLabel: MessageDescriptor
  busyLabel: MessageDescriptor
  onCancel: () => void
  /** Rejects when the decision was not stored. */
  onSubmit: (reason: string) => Promise<void>
}

/** Asks for the reason of a decision that refuses something. */
export function ReasonDialog({ title, effect, hint, submitLabel, busyLabel, onCancel, onSubmit }: ReasonDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const { submit, failure } = useFormSubmit(async ({ reason }: typeof blank) => onSubmit(reason.trim()))
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
            {title}
          </DialogTitle>
          <DialogContent>
            <FormShell failure={failure}>
              <Typography>
                <FormattedMessage {...effect} />
              </Typography>
              <TextField
                id="reason"
                name="reason"
                label={intl.formatMessage(providerQueueMessages.reason)}
                helperText={<FormattedMessage {...hint} />}
                required
                multiline
                minRows={3}
              />
              <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                <Button onClick={onCancel} disabled={isSubmitting}>
                  <FormattedMessage {...consoleMessages.cancel} />
                </Button>
                <SubmitButton size="medium" color="error" busyLabel={<FormattedMessage {...busyLabel} />}>
                  <FormattedMessage {...submitLabel} />
                </SubmitButton>
              </Stack>
            </FormShell>
          </DialogContent>
        </Dialog>
      )}
    </Formik>
  )
}
