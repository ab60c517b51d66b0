import Box from '@mui/material/Box'
import { Formik, type FormikHelpers } from 'formik'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isApiError, useSendContactMessageMutation } from '@/api'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { contactMessages } from '@/i18n/messages/help'
import { contactSchema } from './schema'
import { collectVisitorFacts } from './visitor/visitorFacts'

const blank = { name: '', email: '', phone: '', message: '', sendsPlace: false }
type Values = typeof blank

/** Only installations with look-ups load it. Without it the form works, and makes no look-up. */
const PlaceConsent = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "place-consent" */ './visitor/PlaceConsent').catch(() => ({ default: () => null })),
)

const NO_LOOK_UPS = { ipLookupUrl: '', geoLookupUrl: '' }

/** Whether look-ups are configured. Known after hydration: pages are prerendered before the configuration is known. */
function useCanLookUp(): boolean {
  const { ipLookupUrl, geoLookupUrl } = useSiteConfig()
  const [canLookUp, setCanLookUp] = useState(false)
  useEffect(() => setCanLookUp(ipLookupUrl !== '' || geoLookupUrl !== ''), [ipLookupUrl, geoLookupUrl])
  return canLookUp
}

interface ContactFormProps {
  /** Where the message was written, for the team. */
  source?: string
  showPhone?: boolean
}

/** The contact form: reset after success, unchanged after a failure (specification §2, §4 and §8). */
export function ContactForm({ source = 'Contact Form', showPhone = true }: ContactFormProps) {
  const intl = useIntl()
  const config = useSiteConfig()
  const canLookUp = useCanLookUp()
  const [sendMessage] = useSendContactMessageMutation()
  const sendOnce = useSendOnce()

  const send = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    const { name, email, phone, message } = contactSchema.cast(values)
    const content = { name, email, phone: phone || null, message, source }
    const facts = await collectVisitorFacts(values.sendsPlace ? config : NO_LOOK_UPS)
    await sendOnce(content, (key) =>
      sendMessage({ 'Idempotency-Key': key, contactMessage: { ...content, ...facts } }).unwrap(),
    )
    resetForm()
  }
  const describe = (error: unknown) => (isApiError(error) ? undefined : intl.formatMessage(contactMessages.failed))
  const { submit, failure, succeeded } = useFormSubmit(send, { describe })

  return (
    <Formik initialValues={blank} validationSchema={contactSchema} onSubmit={submit}>
      <FormShell
        failure={failure}
        success={succeeded && <FormattedMessage {...contactMessages.sent} />}
        keepAs={`contact:${source}`}
      >
        <TextField
          required
          name="name"
          label={intl.formatMessage(contactMessages.name)}
          autoComplete="name"
          slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: showPhone ? { sm: '1fr 1fr' } : undefined }}>
          <TextField
            required
            name="email"
            type="email"
            label={intl.formatMessage(contactMessages.email)}
            autoComplete="email"
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', enterKeyHint: 'next' } }}
          />
          {showPhone && (
            <TextField
              name="phone"
              type="tel"
              label={intl.formatMessage(contactMessages.phone)}
              autoComplete="tel"
              slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel', enterKeyHint: 'next' } }}
            />
          )}
        </Box>
        <TextField
          required
          name="message"
          label={intl.formatMessage(contactMessages.message)}
          multiline
          minRows={5}
          maxRows={14}
        />
        {canLookUp && (
          <Suspense fallback={null}>
            <PlaceConsent />
          </Suspense>
        )}
        <SubmitButton
          busyLabel={<FormattedMessage {...contactMessages.sending} />}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          <FormattedMessage {...contactMessages.send} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
