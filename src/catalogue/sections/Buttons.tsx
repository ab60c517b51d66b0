import CloseIcon from '@mui/icons-material/CloseOutlined'
import SearchIcon from '@mui/icons-material/SearchOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Formik, useFormikContext } from 'formik'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from '@/i18n/messages/account'
import { directoryMessages } from '@/i18n/messages/directory'
import { registrationMessages } from '@/i18n/messages/providers'
import { listMessages } from '@/i18n/messages/studio'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { Samples } from '../Samples'

const Edit = (props: ButtonProps) => (
  <Button {...props}>
    <FormattedMessage {...listMessages.edit} />
  </Button>
)

/** Primary, secondary, error, disabled and large. */
const Variant = ({ variant }: Pick<ButtonProps, 'variant'>) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <Edit variant={variant} />
    <Edit variant={variant} color="secondary" />
    <Edit variant={variant} color="error" />
    <Edit variant={variant} disabled />
    <Edit variant={variant} size="large" />
  </Stack>
)

/** Puts the form around it into its submitting state. */
function Submitting() {
  const { setSubmitting } = useFormikContext()
  useEffect(() => setSubmitting(true), [setSubmitting])
  return null
}

const Save = ({ children }: { children?: ReactNode }) => (
  <Formik initialValues={{}} onSubmit={() => undefined}>
    <>
      {children}
      <SubmitButton busyLabel={<FormattedMessage {...accountMessages.saving} />}>
        <FormattedMessage {...accountMessages.save} />
      </SubmitButton>
    </>
  </Formik>
)

/** Every variant, size and busy state of the buttons. */
export function Buttons() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Samples
        of={{
          contained: <Variant variant="contained" />,
          outlined: <Variant variant="outlined" />,
          text: <Variant variant="text" />,
        }}
      />
      <Samples
        width={230}
        of={{
          SubmitButton: <Save />,
          'SubmitButton: busy': (
            <Save>
              <Submitting />
            </Save>
          ),
          'With an icon': (
            <Button variant="contained" startIcon={<SearchIcon />}>
              <FormattedMessage {...directoryMessages.search} />
            </Button>
          ),
          'Icon only': (
            <IconButton aria-label={formatMessage(registrationMessages.close)}>
              <CloseIcon />
            </IconButton>
          ),
        }}
      />
    </>
  )
}
