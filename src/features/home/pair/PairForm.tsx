import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Form, Formik, useField, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLandingSigninMutation } from '@/api'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FocusFirstError } from '@/ui/fields/FocusFirstError'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { useFieldError } from '@/ui/fields/useFieldError'
import { homeMessages, pairMessages } from '@/i18n/messages/home'
import * as look from './pairLook'
import { PAIR, PairInput, type PairName, type PairValues } from './PairInput'
import { object, string } from 'yup'
import { EGYPTIAN_MOBILE_SHAPE, EMAIL_SHAPE, normalizePhone } from '@shared/patterns'

// Errors are ids of messages: the field puts them into words, so that they follow a change of language.
const pairSchema = object({
  email: string().trim().required(pairMessages.emailRequired.id).matches(EMAIL_SHAPE, pairMessages.emailInvalid.id),
  phone: string().transform(normalizePhone).required(pairMessages.phoneRequired.id).matches(EGYPTIAN_MOBILE_SHAPE, pairMessages.phoneInvalid.id),
})

export interface PairFormProps {
  /** What was typed and sent off before this code had arrived. */
  typed: PairValues
  /** They have left their e-mail and phone. */
  onLeft: (email: string) => void
}

/** The hero's form itself: checks, sends to `/identity/landing-signin`, keeps what is typed when that fails (specification §2, "Home page"). */
export default function PairForm({ typed, onLeft }: PairFormProps) {
  const intl = useIntl()
  const [leave] = useLandingSigninMutation()

  const send = async (values: PairValues) => {
    const landingSignin = pairSchema.cast(values)
    await leave({ landingSignin }).unwrap()
    onLeft(landingSignin.email)
  }
  const { submit, failure } = useFormSubmit(send, { leavesPage: true })

  return (
    <Formik initialValues={typed} validationSchema={pairSchema} onSubmit={submit}>
      <Box component={Form} noValidate aria-label={intl.formatMessage(homeMessages.pairTitle)} sx={look.form}>
        {PAIR.map((kind) => (
          <PairField key={kind} kind={kind} />
        ))}
        <SubmitButton variant="outlined" sx={look.button} busyLabel={<FormattedMessage {...homeMessages.beginning} />}>
          <FormattedMessage {...homeMessages.begin} />
        </SubmitButton>
        {failure !== null && (
          <Alert severity="error" sx={look.whole}>
            {failure}
          </Alert>
        )}
        <FocusFirstError />
        <SendAtOnce />
      </Box>
    </Formik>
  )
}

function PairField({ kind }: { kind: PairName }) {
  const [field] = useField<string>(kind)
  return <PairInput kind={kind} field={field} error={useFieldError(kind)} />
}

/** The visitor has pressed the button already, while this code was on its way. */
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
