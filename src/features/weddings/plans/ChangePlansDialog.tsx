import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectSchema } from 'yup'
import { findCurrent, hasErrorCode } from '@/api'
import { useChangePlansMutation, type EventList } from '@/api/weddings'
import { eventFormMessages } from '@/i18n/messages/weddings'
import { planMessages } from '@/i18n/messages/plans'
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
import { countShiftedDays, isChanged, toPlanChange, type PlanValues } from './planChange'

interface ChangePlansDialogProps extends ChangePlansProps {
  onSaved: () => void
  onClose: () => void
}

/** The form that changes date, hour and place of the wedding, and the other days with it. */
export function ChangePlansDialog({ onSaved, onClose, ...plans }: ChangePlansDialogProps) {
  const { wedding, events, day, hasInvitation, translationLanguage } = plans
  const intl = useIntl()
  const [changePlans] = useChangePlansMutation()
  const today = useToday(wedding.timeZone)
  const initialValues: PlanValues = { ...toEventValues(day), otherDays: 'shift' }
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
      schema={createSchema(hasInvitation, day.date, today)}
      failure={failure}
      keepAs={`plans:${wedding.id}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { sm: '3fr 2fr' } }}>
        <DateField name="date" label={eventFormMessages.date} today={today} needsHall isRequired={hasInvitation} />
        <TextField name="time" type="time" label={intl.formatMessage(eventFormMessages.time)} />
      </Box>
      <OtherDays {...plans} />
      <PlaceFields isRequired={hasInvitation} translationLanguage={translationLanguage} />
      <ChangeSummary {...plans} />
    </FormDialog>
  )
}

/** The stored date stays valid when it has passed. */
const createSchema = (hasInvitation: boolean, storedDate: string | undefined, today: string): ObjectSchema<object> =>
  eventSchema('wedding', hasInvitation).test('future', (values, { createError }) => {
    const { date } = values as PlanValues
    if (!date || date === storedDate || date >= today) return true
    return createError({ path: 'date', message: planMessages.past.id })
  })

/** Whether the other days move with the wedding; asked once the date has changed. */
function OtherDays({ events, day }: Pick<ChangePlansProps, 'events' | 'day'>) {
  const { values } = useFormikContext<PlanValues>()
  const hasOthers = events.some(({ id, date }) => id !== day.id && date !== undefined)
  if (!hasOthers || countShiftedDays(day, values) === 0) return null
  return (
    <ChoiceField
      name="otherDays"
      label={<FormattedMessage {...planMessages.otherDays} />}
      options={[
        { value: 'shift', label: <FormattedMessage {...planMessages.shift} /> },
        { value: 'stay', label: <FormattedMessage {...planMessages.stay} /> },
      ]}
    />
  )
}
