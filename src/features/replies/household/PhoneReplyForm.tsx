import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Formik, useFormikContext } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRecordReplyMutation, type GuestList, type HouseholdStatus, type Household } from '@/api/weddings'
import { localizeDigits } from '@shared/localizeDigits'
import { householdReplyMessages } from '@/i18n/messages/replies'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useSendOnce } from '@/lib/useSendOnce'
import { BusyButton } from '@/ui/fields/BusyButton'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import {
  createPhoneReplySchema,
  toPhoneReplyValues,
  toReplyInput,
  type AskedHall,
  type PhoneReplyValues,
} from './phoneReply'

interface PhoneReplyFormProps {
  list: GuestList
  household: Household
  status: HouseholdStatus | undefined
  asksChildren: boolean
  onRecorded: (status: HouseholdStatus) => void
}

/** Records a reply that the couple got by phone, with two buttons for the usual ones. */
export function PhoneReplyForm({ list, household, status, asksChildren, onRecorded }: PhoneReplyFormProps) {
  const intl = useIntl()
  const halls = useMemo(() => listAskedHalls(list, household), [list, household])
  const [record] = useRecordReplyMutation()
  const sendOnce = useSendOnce()
  const { submit, failure } = useFormSubmit<PhoneReplyValues>(async (values) => {
    const recorded = await sendOnce(values, (id) =>
      record({
        weddingId: list.wedding.id,
        householdId: household.id,
        replyInput: toReplyInput(values, id),
      }).unwrap(),
    )
    onRecorded(recorded)
  })
  const schema = useMemo(
    () =>
      createPhoneReplySchema(halls, (rule, max) =>
        rule === 'range'
          ? intl.formatMessage(householdReplyMessages.range, { allowed: max })
          : intl.formatMessage(householdReplyMessages.childrenRange, { coming: max }),
      ),
    [halls, intl],
  )
  if (halls.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...householdReplyMessages.noSeats} />
      </Typography>
    )
  return (
    <Formik
      initialValues={toPhoneReplyValues(halls, status?.reply, intl.locale)}
      validationSchema={schema}
      onSubmit={submit}
    >
      <FormShell failure={failure} keepAs={`reply:${household.id}`}>
        <QuickReplies halls={halls} />
        {halls.map(({ id, name, allowed }) => (
          <Box key={id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: asksChildren ? { sm: '1fr 1fr' } : '1fr' }}>
            <TextField
              name={`coming.${id}`}
              label={intl.formatMessage(householdReplyMessages.coming, { hall: name, allowed })}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            {asksChildren && (
              <TextField
                name={`children.${id}`}
                label={intl.formatMessage(householdReplyMessages.children, { hall: name })}
                autoComplete="off"
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            )}
          </Box>
        ))}
        <TextField
          name="message"
          multiline
          minRows={2}
          label={intl.formatMessage(householdReplyMessages.message)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <SubmitButton
          size="medium"
          sx={{ alignSelf: 'flex-start' }}
          busyLabel={<FormattedMessage {...householdReplyMessages.saving} />}
        >
          <FormattedMessage {...householdReplyMessages.save} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}

/** @returns the halls in which the household has seats */
const listAskedHalls = ({ halls }: GuestList, { seats }: Household): AskedHall[] =>
  halls.flatMap(({ id, name }) => {
    const allowed = seats.find(({ hallId }) => hallId === id)?.allowed ?? 0
    return allowed > 0 ? [{ id, name, allowed }] : []
  })

/** Fills in the numbers and records them at once. */
function QuickReplies({ halls }: { halls: readonly AskedHall[] }) {
  const { locale } = useIntl()
  const { values, setValues, submitForm, isSubmitting } = useFormikContext<PhoneReplyValues>()
  const fill = (getNumber: (hall: AskedHall) => number) =>
    Object.fromEntries(halls.map((hall) => [hall.id, localizeDigits(getNumber(hall), locale)]))
  const recordAll = async (isComing: boolean) => {
    const coming = fill(({ allowed }) => (isComing ? allowed : 0))
    const children = isComing ? values.children : fill(() => 0)
    await setValues({ ...values, coming, children })
    await submitForm()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton variant="outlined" isBusy={isSubmitting} onClick={() => void recordAll(true)}>
        <FormattedMessage {...householdReplyMessages.allComing} />
      </BusyButton>
      <BusyButton variant="outlined" isBusy={isSubmitting} onClick={() => void recordAll(false)}>
        <FormattedMessage {...householdReplyMessages.notComing} />
      </BusyButton>
    </Box>
  )
}
