import Box from '@mui/material/Box'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldErrors, isApiError, useErrorText, useSendContactMessageMutation } from '../../api'
import { useSiteConfig } from '../../config/SiteConfigContext'
import { FormShell } from '../../ui/fields/FormShell'
import { SubmitButton } from '../../ui/fields/SubmitButton'
import { TextField } from '../../ui/fields/TextField'
import { contactMessages } from './messages'
import { contactSchema } from './schema'
import { visitorFacts } from './visitor/visitorFacts'

const blank = { name: '', email: '', phone: '', message: '' }
type Values = typeof blank

interface ContactFormProps {
  /** Tells the team where the message was written. */
  source?: string
  showPhone?: boolean
}

/** A message to the team: empty again once it is sent, as it was typed when that fails (specification §2, §4 and §8). */
export function ContactForm({ source = 'Contact Form', showPhone = true }: ContactFormProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const config = useSiteConfig()
  const [send] = useSendContactMessageMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)

  const submit = async (values: Values, { resetForm, setErrors }: FormikHelpers<Values>) => {
    setFailure(null)
    setSent(false)
    const { name, email, phone, message } = contactSchema.cast(values)
    try {
      const facts = await visitorFacts(config)
      await send({ contactMessage: { name, email, phone: phone || null, message, source, ...facts } }).unwrap()
      setSent(true)
      resetForm()
    } catch (error) {
      setErrors(fieldErrors(error))
      setFailure(isApiError(error) ? errorText(error) : intl.formatMessage(contactMessages.failed))
    }
  }

  return (
    <Formik initialValues={blank} validationSchema={contactSchema} onSubmit={submit}>
      <FormShell failure={failure} success={sent && <FormattedMessage {...contactMessages.sent} />}>
        <TextField name="name" label={intl.formatMessage(contactMessages.name)} autoComplete="name" slotProps={{ htmlInput: { enterKeyHint: 'next' } }} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: showPhone ? { sm: '1fr 1fr' } : undefined }}>
          <TextField
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
        <TextField name="message" label={intl.formatMessage(contactMessages.message)} multiline minRows={5} maxRows={14} />
        <SubmitButton busyLabel={<FormattedMessage {...contactMessages.sending} />} sx={{ alignSelf: { sm: 'flex-start' } }}>
          <FormattedMessage {...contactMessages.send} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}
