import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ObjectSchema } from 'yup'
import { eventFormMessages } from '@/i18n/messages/weddings'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'

interface FormDialogProps<Values extends object> {
  title: ReactNode
  initialValues: Values
  schema: ObjectSchema<object>
  failure: string | null
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, full-screen on a phone. */
export function FormDialog<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  ...shell
}: FormDialogProps<Values>) {
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <Shell {...shell} />
    </Formik>
  )
}

type ShellProps = Pick<FormDialogProps<object>, 'title' | 'failure' | 'onClose' | 'children'>

function Shell({ title, failure, onClose, children }: ShellProps) {
  const titleId = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { isSubmitting } = useFormikContext()
  // A click beside the dialog must not lose what was typed.
  const close = (_event: object, reason: string) => reason !== 'backdropClick' && !isSubmitting && onClose()
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* The label of the first field is on its border, which the content would cut off. */}
      <DialogContent sx={{ '&&': { paddingBlockStart: 1 } }}>
        <FormShell failure={failure}>
          {children}
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'flex-end' }}>
            <Button size="large" onClick={onClose} disabled={isSubmitting}>
              <FormattedMessage {...eventFormMessages.cancel} />
            </Button>
            <SubmitButton busyLabel={<FormattedMessage {...eventFormMessages.saving} />}>
              <FormattedMessage {...eventFormMessages.save} />
            </SubmitButton>
          </Stack>
        </FormShell>
      </DialogContent>
    </Dialog>
  )
}
