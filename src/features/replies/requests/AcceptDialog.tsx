import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useFormikContext } from 'formik'
import { useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GuestList, Hall, Household, ReplyRequest } from '@/api/weddings'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { requestMessages } from '@/i18n/messages/replies'
import { findSimilar } from '@/lib/guests/findSimilar'
import { formatFullName } from '@shared/guests/household'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import { addRequestedSeats, createAcceptSchema, NEW_FAMILY, toAcceptValues, type AcceptValues } from './acceptance'
import { useAccept } from './useAccept'
import { useDecisionErrorText } from './useDecisionErrorText'

const SIDES = (['groom', 'bride', 'both'] as const).map((side) => ({
  value: side,
  label: <FormattedMessage {...guestFieldMessages[side]} />,
}))

interface AcceptDialogProps {
  list: GuestList
  request: ReplyRequest
  onAccepted: (undo: () => Promise<unknown>) => void
  onClose: () => void
}

/** Accepts a request: as a new family, or into one on the list with the same phone or name. */
export function AcceptDialog({ list, request, onAccepted, onClose }: AcceptDialogProps) {
  const similar = useMemo(
    () => findSimilar(list.households, { name: request.name, phoneE164: request.phoneE164 ?? null }),
    [list.households, request],
  )
  const { locale } = useIntl()
  const accept = useAccept(list.wedding.id, request, similar)
  const { describe } = useDecisionErrorText()
  const { submit, failure } = useFormSubmit<AcceptValues>(async (values) => onAccepted(await accept(values)), {
    describe,
  })
  return (
    <FormDialog
      title={<FormattedMessage {...requestMessages.acceptNamed} values={{ name: request.name }} />}
      initialValues={toAcceptValues(request, list.halls, similar, locale)}
      schema={createAcceptSchema(list.halls)}
      failure={failure}
      keepAs={`request:${request.id}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields halls={list.halls} similar={similar} count={request.count} />
    </FormDialog>
  )
}

interface FieldsProps {
  halls: readonly Hall[]
  similar: readonly Household[]
  count: number
}

function Fields({ halls, similar, count }: FieldsProps) {
  const intl = useIntl()
  const { values } = useFormikContext<AcceptValues>()
  return (
    <>
      {similar.length > 0 && <HouseholdChoice halls={halls} similar={similar} count={count} />}
      {values.family === NEW_FAMILY && (
        <>
          <TextField
            name="name"
            required
            label={intl.formatMessage(guestFieldMessages.name)}
            helperText={intl.formatMessage(guestFieldMessages.nameHint)}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <TextField
            name="phone"
            type="tel"
            label={intl.formatMessage(guestFieldMessages.phone)}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
          />
          <ChoiceField name="side" label={<FormattedMessage {...guestFieldMessages.side} />} options={SIDES} />
        </>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {halls.map(({ id, name }) => (
          <TextField
            key={id}
            name={`seats.${id}`}
            label={intl.formatMessage(guestFieldMessages.seatsIn, { hall: name })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
      </Box>
    </>
  )
}

/** The families that may be the same, because only a person can tell. */
function HouseholdChoice({ halls, similar, count }: FieldsProps) {
  const labelId = useId()
  const { locale } = useIntl()
  const { values, setValues } = useFormikContext<AcceptValues>()
  const choose = (family: string) => {
    const household = similar.find(({ id }) => id === family)
    void setValues({ ...values, family, seats: addRequestedSeats(halls, household, count, locale) })
  }
  return (
    <FormControl>
      <FormLabel id={labelId}>
        <FormattedMessage {...requestMessages.family} />
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={values.family} onChange={(_event, family) => choose(family)}>
        {similar.map((household) => (
          <FormControlLabel
            key={household.id}
            value={household.id}
            control={<Radio />}
            label={<bdi>{formatFullName(household)}</bdi>}
          />
        ))}
        <FormControlLabel
          value={NEW_FAMILY}
          control={<Radio />}
          label={<FormattedMessage {...requestMessages.newFamily} />}
        />
      </RadioGroup>
      {values.family !== NEW_FAMILY && (
        <FormHelperText>
          <FormattedMessage {...requestMessages.existingHint} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
