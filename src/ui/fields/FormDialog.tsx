import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Lazy, ObjectSchema } from 'yup'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConflictDialog, type ShownConflict } from '../feedback/ConflictDialog'
import { useIsPhone } from '../useScreen'
import { FormShell } from './FormShell'
import { SubmitButton } from './SubmitButton'

interface FormDialogProps<Values extends object> {
  title: ReactNode
  initialValues: Values
  /** May depend on the values. */
  schema: ObjectSchema<object> | Lazy<object>
  failure: string | null
  conflict?: ShownConflict | null
  maxWidth?: 'sm' | 'md'
  /** See `FormShell`. */
  keepAs?: string
  /** Instead of "Save". */
  submitLabel?: ReactNode
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Saving stays in sight while the form is scrolled. */
const actionsStyle = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  justifyContent: 'flex-end',
  paddingBlock: 2,
  borderBlockStart: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const

/** A form in a dialog, full-screen on a phone. When the same fields were edited elsewhere meanwhile, the user chooses. */
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

type ShellProps = Omit<FormDialogProps<object>, 'initialValues' | 'schema' | 'onSubmit'>

function Shell({ title, failure, conflict, maxWidth = 'sm', keepAs, submitLabel, onClose, children }: ShellProps) {
  const titleId = useId()
  const isPhone = useIsPhone()
  const { isSubmitting } = useFormikContext()
  // A click beside the dialog must not lose what was typed.
  const close = (_event: object, reason: string) => reason !== 'backdropClick' && !isSubmitting && onClose()
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* The label of the first field is on its border, which the content would cut off. */}
      <DialogContent sx={{ '&&': { paddingBlock: '8px 0' } }}>
        <FormShell failure={failure} keepAs={keepAs}>
          {children}
          <Stack direction="row" spacing={2} sx={actionsStyle}>
            <Button size="large" onClick={onClose} disabled={isSubmitting}>
              <FormattedMessage {...formDialogMessages.cancel} />
            </Button>
            <SubmitButton busyLabel={<FormattedMessage {...formDialogMessages.saving} />}>
              {submitLabel ?? <FormattedMessage {...formDialogMessages.save} />}
            </SubmitButton>
          </Stack>
        </FormShell>
        {conflict && <ConflictDialog {...conflict} />}
      </DialogContent>
    </Dialog>
  )
}
