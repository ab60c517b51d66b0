import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Formik, type FormikHelpers } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object, string } from 'yup'
import { getFieldErrors, hasErrorCode, useCreateDeepLinkMutation } from '@/api/operator'
import { operatorLinkMessages } from '@/i18n/messages/operatorTools'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { Panel } from '../common/Panel'
import { useShowToast } from '../common/useShowToast'

/** As in the OpenAPI document (ShortCode, NewOperatorLink). */
const CODE_SHAPE = /^[A-Za-z0-9_-]{1,40}$/
const TARGET_MAX_CHARACTERS = 2000

const blank = { shortCode: '', target: '' }
const schema = object({
  shortCode: string()
    .trim()
    .required(operatorLinkMessages.codeRequired.id)
    .matches(CODE_SHAPE, operatorLinkMessages.codeInvalid.id),
  target: string()
    .trim()
    .required(operatorLinkMessages.targetRequired.id)
    .max(TARGET_MAX_CHARACTERS, operatorLinkMessages.targetInvalid.id)
    .matches(/^[^\s<>"\p{Cc}]+$/u, operatorLinkMessages.targetInvalid.id),
})

const isTaken = (error: unknown) => hasErrorCode(error, 'already_exists')
const describe = (error: unknown) => (isTaken(error) ? null : undefined)
const toFieldErrors = (error: unknown) =>
  isTaken(error) ? { shortCode: operatorLinkMessages.codeTaken.id } : getFieldErrors(error)

/** Creates a short link. */
export function NewLinkForm() {
  const intl = useIntl()
  const showToast = useShowToast()
  const [create] = useCreateDeepLinkMutation()
  const send = async ({ shortCode, target }: typeof blank, helpers: FormikHelpers<typeof blank>) => {
    await create({ newOperatorLink: { shortCode: shortCode.trim(), target: target.trim() } }).unwrap()
    showToast('success', operatorLinkMessages.created)
    helpers.resetForm()
  }
  const { submit, failure } = useFormSubmit(send, { describe, toFieldErrors })
  const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Panel component="section">
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 2.5 }}>
        <FormattedMessage {...operatorLinkMessages.createTitle} />
      </Typography>
      <Formik initialValues={blank} validationSchema={schema} onSubmit={submit}>
        <FormShell failure={failure} keepAs="operator-link">
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 2fr' } }}>
            <TextField
              name="shortCode"
              required
              label={intl.formatMessage(operatorLinkMessages.code)}
              helperText={intl.formatMessage(operatorLinkMessages.codeHint)}
              autoComplete="off"
              slotProps={{ htmlInput: latin }}
            />
            <TextField
              name="target"
              required
              label={intl.formatMessage(operatorLinkMessages.target)}
              helperText={intl.formatMessage(operatorLinkMessages.targetHint)}
              autoComplete="off"
              slotProps={{ htmlInput: { ...latin, inputMode: 'url', enterKeyHint: 'go' } }}
            />
          </Box>
          <div>
            <SubmitButton size="medium" busyLabel={<FormattedMessage {...operatorLinkMessages.creating} />}>
              <FormattedMessage {...operatorLinkMessages.create} />
            </SubmitButton>
          </div>
        </FormShell>
      </Formik>
    </Panel>
  )
}
