import { Form, Formik, useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLandingSigninMutation } from '@/api'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { FocusFirstError } from '@/ui/fields/FocusFirstError'
import { KeepServerErrors } from '@/ui/fields/KeepServerErrors'
import { useFieldError } from '@/ui/fields/useFieldError'
import { Notice } from '@/ui/feedback/Notice'
import { homeMessages, leadMessages } from '@/i18n/messages/home'
import { LeadButton } from './LeadButton'
import styles from './LeadForm.module.css'
import { LEAD_FIELDS, LeadInput, type LeadFieldName, type LeadValues } from './LeadInput'
import { object, string } from 'yup'
import { EGYPTIAN_MOBILE_SHAPE, EMAIL_SHAPE, normalizePhone } from '@shared/patterns'

// Errors are message ids: the field formats them, so that they follow a change of language.
const leadSchema = object({
  email: string().trim().required(leadMessages.emailRequired.id).matches(EMAIL_SHAPE, leadMessages.emailInvalid.id),
  phone: string()
    .transform(normalizePhone)
    .required(leadMessages.phoneRequired.id)
    .matches(EGYPTIAN_MOBILE_SHAPE, leadMessages.phoneInvalid.id),
})

export interface LeadFormProps {
  /** What was typed and submitted before this code was loaded. */
  typed: LeadValues
  /** Called after e-mail and phone are sent. */
  onSubmitted: (email: string) => void
}

/**
 * The hero's form: validates, sends to `/identity/landing-signin`, keeps what was typed after a failure (decisions,
 * "Faults").
 */
export default function LeadForm({ typed, onSubmitted }: LeadFormProps) {
  const intl = useIntl()
  const [leave] = useLandingSigninMutation()
  const sendOnce = useSendOnce()

  const send = async (values: LeadValues) => {
    const landingSignin = leadSchema.cast(values)
    await sendOnce(landingSignin, (key) => leave({ 'Idempotency-Key': key, landingSignin }).unwrap())
    onSubmitted(landingSignin.email)
  }
  const { submit, failure } = useFormSubmit(send, { leavesPage: true })

  return (
    <Formik initialValues={typed} validationSchema={leadSchema} onSubmit={submit}>
      <Form noValidate aria-label={intl.formatMessage(homeMessages.pairTitle)} className={styles.form}>
        {LEAD_FIELDS.map((kind) => (
          <LeadField key={kind} kind={kind} />
        ))}
        <SendButton />
        {failure !== null && (
          <Notice tone="error" className={styles.failure}>
            {failure}
          </Notice>
        )}
        <KeepServerErrors />
        <FocusFirstError />
        <SendAtOnce />
      </Form>
    </Formik>
  )
}

function LeadField({ kind }: { kind: LeadFieldName }) {
  const [field] = useField<string>(kind)
  return <LeadInput kind={kind} field={field} error={useFieldError(kind)} />
}

function SendButton() {
  const { isSubmitting } = useFormikContext()
  return <LeadButton isBusy={isSubmitting} />
}

/** Submits on mount: the visitor has pressed the button before this code was loaded. */
function SendAtOnce() {
  const { submitForm } = useFormikContext()
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void submitForm()
  }, [submitForm])
  return null
}
