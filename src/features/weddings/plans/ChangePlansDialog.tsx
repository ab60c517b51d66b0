import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazy, object } from 'yup'
import { findCurrent, hasErrorCode } from '@/api'
import { useChangePlansMutation, useGetPlansQuery, type Event, type EventList } from '@/api/weddings'
import { eventFormMessages } from '@/i18n/messages/events'
import { planMessages, planStatusMessages, saveMessages } from '@/i18n/messages/plans'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useToday } from '@/lib/useToday'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { DateField } from '@/ui/fields/calendar/DateField'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import { eventSchema, toEventValues } from '../form/eventValues'
import { PlaceFields } from '../form/PlaceFields'
import { ChangeSummary } from './ChangeSummary'
import type { ChangePlansProps } from './changePlansProps'
import { asksAboutReplies, getPlanStatus, isChanged, listOtherDays, toPlanChange, type PlanValues } from './planChange'

interface ChangePlansDialogProps extends ChangePlansProps {
  onSaved: () => void
  onClose: () => void
}

/** The form that changes date, hour and place of the wedding, postpones it or calls it off, and the other days with it. */
export function ChangePlansDialog({ onSaved, onClose, ...given }: ChangePlansDialogProps) {
  const { wedding, day, hasInvitation } = given
  const intl = useIntl()
  const [changePlans] = useChangePlansMutation()
  const today = useToday(wedding.timeZone)
  // Days that have passed stay as they were; the former date of a postponed one says nothing.
  const events = given.events.filter(
    ({ id, date, status }) => id === day.id || status !== undefined || date === undefined || date >= today,
  )
  const plans = { ...given, events }
  const initialValues: PlanValues = {
    ...toEventValues(day),
    status: getPlanStatus(day),
    otherDays: 'shift',
    replies: 'keep',
  }
  const send = async (values: PlanValues) => {
    const planChange = toPlanChange(events, day, values)
    try {
      await changePlans({ weddingId: wedding.id, planChange }).unwrap()
    } catch (error) {
      const current = findCurrent(error, 'version_conflict') as EventList | undefined
      if (!current || !isChanged(current.items, planChange)) throw error
    }
    onSaved()
  }
  const { submit, failure } = useFormSubmit(send, {
    describe: (error) =>
      hasErrorCode(error, 'version_conflict') ? intl.formatMessage(planMessages.conflict) : undefined,
  })
  return (
    <FormDialog
      title={<FormattedMessage {...planMessages.title} />}
      initialValues={initialValues}
      schema={createSchema(hasInvitation, day, today)}
      failure={failure}
      keepAs={`plans:${wedding.id}`}
      submitLabel={<SubmitLabel />}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField name="status" label={<FormattedMessage {...planMessages.what} />} options={statuses} isStacked />
      <NewPlans {...plans} today={today} />
      <OtherDays {...plans} />
      <Replies {...plans} />
      <ChangeSummary {...plans} />
    </FormDialog>
  )
}

const statuses = (['planned', 'postponed', 'calledOff'] as const).map((value) => ({
  value,
  label: <FormattedMessage {...planStatusMessages[value]} />,
}))

/** The stored date stays valid when it has passed, but a wedding that was postponed cannot take place on it again. */
function createSchema(hasInvitation: boolean, day: Event, today: string) {
  const planned = eventSchema('wedding', hasInvitation).test('future', (values, { createError }) => {
    const { date } = values as PlanValues
    const isKept = date === day.date && day.status === undefined
    if (!date || isKept || date >= today) return true
    return createError({ path: 'date', message: planMessages.past.id })
  })
  return lazy((values: PlanValues) => (values.status === 'planned' ? planned : object({})))
}

function SubmitLabel() {
  const { values } = useFormikContext<PlanValues>()
  return <FormattedMessage {...saveMessages[values.status]} />
}

type NewPlansProps = Pick<ChangePlansProps, 'hasInvitation' | 'translationLanguage'> & { today: string }

/** Date, hour and place, unless the wedding is postponed without a date or called off. */
function NewPlans({ hasInvitation, translationLanguage, today }: NewPlansProps) {
  const intl = useIntl()
  const { values } = useFormikContext<PlanValues>()
  if (values.status !== 'planned') return null
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { sm: '3fr 2fr' } }}>
        <DateField name="date" label={eventFormMessages.date} today={today} needsHall isRequired={hasInvitation} />
        <TextField name="time" type="time" label={intl.formatMessage(eventFormMessages.time)} />
      </Box>
      <PlaceFields isRequired={hasInvitation} translationLanguage={translationLanguage} />
    </>
  )
}

/** Whether the other days move with the wedding; asked once they can. */
function OtherDays({ events, day }: Pick<ChangePlansProps, 'events' | 'day'>) {
  const { values } = useFormikContext<PlanValues>()
  const { status } = values
  if (status === 'calledOff' || listOtherDays(events, day, values).length === 0) return null
  const shift = status === 'postponed' ? planMessages.postponedToo : planMessages.shift
  return (
    <ChoiceField
      name="otherDays"
      label={<FormattedMessage {...planMessages.otherDays} />}
      options={[
        { value: 'shift', label: <FormattedMessage {...shift} /> },
        { value: 'stay', label: <FormattedMessage {...planMessages.stay} /> },
      ]}
    />
  )
}

/** Whether those who have replied are asked again; asked once there is another day. */
function Replies({ wedding, day }: Pick<ChangePlansProps, 'wedding' | 'day'>) {
  const { values } = useFormikContext<PlanValues>()
  const { data: plans } = useGetPlansQuery({ weddingId: wedding.id })
  const answered = plans?.answered ?? 0
  if (answered === 0 || !asksAboutReplies(day, values)) return null
  return (
    <ChoiceField
      name="replies"
      label={<FormattedMessage {...planMessages.replies} values={{ count: answered }} />}
      options={[
        { value: 'keep', label: <FormattedMessage {...planMessages.keepReplies} /> },
        { value: 'askAgain', label: <FormattedMessage {...planMessages.askAgain} /> },
      ]}
    />
  )
}
