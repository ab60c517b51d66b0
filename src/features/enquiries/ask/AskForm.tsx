import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Formik } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { isNotFound } from '@/api'
import { useSendEnquiryMutation } from '@/api/providers'
import { askMessages } from '@/i18n/messages/enquiries'
import { renderBdi } from '@/i18n/renderBdi'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { useToday } from '@/lib/useToday'
import { palette } from '@/theme/tokens'
import { ClearEditedErrors } from '@/ui/fields/ClearEditedErrors'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { getEnquiryLink, type EnquiryContent } from '../enquiryText'
import { AskFields } from './AskFields'
import type { AskedProvider } from './askedProvider'
import { createAskSchema, toNewEnquiry, type AskValues } from './askValues'
import type { Prefill } from './prefill'

/** Sending stays in sight while the form is scrolled. */
const actions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: 2,
  paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  backgroundColor: palette.surface,
  borderBlockStart: `1px solid ${palette.line}`,
} as const

interface AskFormProps {
  provider: AskedProvider
  prefill: Prefill
  onSent: (enquiry: EnquiryContent) => void
}

/** Stores the enquiry, and then opens WhatsApp with its text. */
export function AskForm({ provider, prefill, onSent }: AskFormProps) {
  const intl = useIntl()
  const today = useToday(DEFAULT_TIME_ZONE)
  const schema = useMemo(() => createAskSchema(today), [today])
  const [sendEnquiry] = useSendEnquiryMutation()
  const sendOnce = useSendOnce()

  const send = async (values: AskValues) => {
    const newEnquiry = toNewEnquiry(values)
    const { reference } = await sendOnce(newEnquiry, (key) =>
      sendEnquiry({ id: provider.id, 'Idempotency-Key': key, newEnquiry }).unwrap(),
    )
    const enquiry = { ...newEnquiry, reference }
    // A browser may block it: what is shown next has the link.
    window.open(getEnquiryLink(intl, provider, enquiry), '_blank', 'noopener')
    onSent(enquiry)
  }
  const describe = (error: unknown) => (isNotFound(error) ? intl.formatMessage(askMessages.gone) : undefined)
  const { submit, failure } = useFormSubmit(send, { describe })

  return (
    <>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...askMessages.lead} values={{ name: provider.name, bdi: renderBdi }} />
      </Typography>
      <Formik
        initialValues={{ ...prefill.values, message: intl.formatMessage(askMessages.firstMessage) }}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <FormShell failure={failure} keepAs={`ask:${provider.id}`}>
          <ClearEditedErrors />
          {prefill.weddingField}
          <AskFields providerName={provider.name} />
          <Box sx={actions}>
            <SubmitButton fullWidth busyLabel={<FormattedMessage {...askMessages.sending} />}>
              <FormattedMessage {...askMessages.send} />
            </SubmitButton>
          </Box>
        </FormShell>
      </Formik>
    </>
  )
}
