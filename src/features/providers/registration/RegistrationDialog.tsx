import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Formik, type FormikHelpers } from 'formik'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isApiError } from '@/api'
import { useRegisterProviderMutation } from '@/api/providers'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { palette } from '@/theme/tokens'
import { withTheme } from '@/theme/withTheme'
import { ClearEditedErrors } from '@/ui/fields/ClearEditedErrors'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { registrationMessages } from '@/i18n/messages/providers'
import { RegistrationFields } from './RegistrationFields'
import { registrationSchema } from './schema'
import { blankRegistration, toRegistration, type RegistrationValues } from './values'

interface RegistrationDialogProps {
  open: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onClosed: () => void
  onRegistered: () => void
}

/** Full-screen on a phone, a centred card elsewhere. */
const paper = {
  margin: { xs: 0, sm: 4 },
  inlineSize: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxBlockSize: { xs: '100dvh', sm: 'calc(100% - 64px)' },
  blockSize: { xs: '100dvh', sm: 'auto' },
  borderRadius: { xs: 0, sm: '20px' },
} as const

const actions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  // Overrides the Stack's margins of its children.
  '&&': { marginInline: { xs: -2, sm: -4 } },
  paddingInline: { xs: 2, sm: 4 },
  paddingBlock: 2,
  backgroundColor: palette.surface,
  borderBlockStart: `1px solid ${palette.line}`,
} as const

/**
 * Become a Provider (specification §2, §5). Stays mounted while the page is open, so that a click outside loses
 * nothing; only a successful registration resets the form.
 */
function RegistrationDialog({ open, onClose, onClosed, onRegistered }: RegistrationDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const [register] = useRegisterProviderMutation()
  const sendOnce = useSendOnce()

  const send = async (values: RegistrationValues, { resetForm }: FormikHelpers<RegistrationValues>) => {
    const providerRegistration = toRegistration(values)
    await sendOnce(providerRegistration, (key) => register({ 'Idempotency-Key': key, providerRegistration }).unwrap())
    resetForm()
    onRegistered()
  }
  const describe = (error: unknown) => (isApiError(error) ? undefined : intl.formatMessage(registrationMessages.failed))
  const { submit, failure } = useFormSubmit(send, { describe })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepMounted
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: paper }, transition: { onExited: onClosed } }}
    >
      <DialogTitle
        id={titleId}
        variant="h3"
        component="h2"
        sx={{
          paddingInline: { xs: 2, sm: 4 },
          paddingBlock: 2,
          paddingInlineEnd: '64px !important',
          borderBlockEnd: `1px solid ${palette.line}`,
        }}
      >
        <FormattedMessage {...registrationMessages.becomeProvider} />
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={intl.formatMessage(registrationMessages.close)}
        sx={{ position: 'absolute', insetInlineEnd: 12, insetBlockStart: 14 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent
        sx={{ paddingInline: { xs: 2, sm: 4 }, paddingBlock: '24px 0 !important', scrollPaddingBlock: '16px 96px' }}
      >
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
          <FormattedMessage {...registrationMessages.lead} />
        </Typography>
        <Formik
          initialValues={blankRegistration}
          validationSchema={registrationSchema}
          validateOnChange={false}
          validateOnBlur={false}
          onSubmit={submit}
        >
          <FormShell failure={failure} keepAs="provider">
            <ClearEditedErrors />
            <RegistrationFields />
            <Box sx={actions}>
              <Button onClick={onClose} size="large">
                <FormattedMessage {...registrationMessages.cancel} />
              </Button>
              <SubmitButton
                busyLabel={<FormattedMessage {...registrationMessages.submitting} />}
                sx={{ flexGrow: { xs: 1, sm: 0 } }}
              >
                <FormattedMessage {...registrationMessages.submit} />
              </SubmitButton>
            </Box>
          </FormShell>
        </Formik>
      </DialogContent>
    </Dialog>
  )
}

export default withTheme(RegistrationDialog)
