import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCreateHallMutation, useUpdateHallMutation, type Hall } from '@/api/weddings'
import { audienceMessages, eventFormMessages, hallMessages } from '@/i18n/messages/events'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import {
  audiences,
  emptyHall,
  findExcess,
  hallSchema,
  toHallDetails,
  toHallValues,
  type HallValues,
} from './hallValues'
import { useDescribeError } from './useDescribeError'

interface HallDialogProps {
  weddingId: string
  eventId: string
  eventName: string
  /** Of the event; undefined when it is unknown. */
  placeName: string | undefined
  /** Null to add one. */
  hall: Hall | null
  onSaved: (hall: Hall) => void
  onClose: () => void
}

/** The form to add or edit a hall. */
export function HallDialog({ weddingId, eventId, eventName, placeName, hall, onSaved, onClose }: HallDialogProps) {
  const { send, conflict } = useSaveHall({ weddingId, eventId, hall, onSaved })
  const { submit, failure } = useFormSubmit(send, { describe: useDescribeError() })
  const intl = useIntl()
  const formatConflict = useFormatConflict<HallValues>(eventFormMessages, (field, values) =>
    field === 'audience' ? intl.formatMessage(audienceMessages[values.audience]) : values[field],
  )
  return (
    <FormDialog
      title={
        hall ? (
          <FormattedMessage {...eventFormMessages.edit} values={{ name: hall.name }} />
        ) : (
          <FormattedMessage {...hallMessages.addNamed} values={{ event: eventName }} />
        )
      }
      initialValues={hall ? toHallValues(hall, intl.locale) : emptyHall}
      schema={hallSchema}
      failure={failure}
      keepAs={`hall:${hall?.id ?? eventId}`}
      conflict={formatConflict(conflict)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields placeName={placeName} />
    </FormDialog>
  )
}

type SaveOptions = Pick<HallDialogProps, 'weddingId' | 'eventId' | 'hall' | 'onSaved'>

function useSaveHall({ weddingId, eventId, hall, onSaved }: SaveOptions) {
  const { locale } = useIntl()
  const [create] = useCreateHallMutation()
  const [update] = useUpdateHallMutation()
  const [newId] = useState(() => crypto.randomUUID())
  const save = async (values: HallValues, base: Hall | null): Promise<Hall> => {
    const details = toHallDetails(values)
    return base
      ? update({ weddingId, hallId: base.id, hallUpdate: { ...details, version: base.version } }).unwrap()
      : create({ weddingId, hallInput: { ...details, id: newId, eventId } }).unwrap()
  }
  return useVersionedSave({ stored: hall, toValues: (stored) => toHallValues(stored, locale), save, onSaved })
}

function Fields({ placeName }: { placeName: string | undefined }) {
  const intl = useIntl()
  return (
    <>
      <TextField
        name="name"
        label={intl.formatMessage(eventFormMessages.name)}
        helperText={placeName && intl.formatMessage(eventFormMessages.nameHint, { place: placeName })}
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <ChoiceField
        name="audience"
        label={<FormattedMessage {...eventFormMessages.audience} />}
        options={audiences.map((value) => ({ value, label: <FormattedMessage {...audienceMessages[value]} /> }))}
      />
      <TextField
        name="capacity"
        label={intl.formatMessage(eventFormMessages.capacity)}
        helperText={intl.formatMessage(eventFormMessages.capacityHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <SideSeats />
    </>
  )
}

/** The seats of each side; more than the hall holds is a warning, not an error. */
function SideSeats() {
  const intl = useIntl()
  const excess = findExcess(useFormikContext<HallValues>().values)
  return (
    <div>
      <Typography variant="body2" sx={{ marginBlockEnd: 2, color: 'text.secondary' }}>
        <FormattedMessage {...eventFormMessages.quotas} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['groomSeats', 'brideSeats'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={intl.formatMessage(eventFormMessages[name])}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
      </Box>
      <div role="status">
        {excess > 0 && (
          <Alert severity="warning" role="note" sx={{ marginBlockStart: 1 }}>
            <FormattedMessage {...eventFormMessages.quotasExceed} values={{ count: excess }} />
          </Alert>
        )}
      </div>
    </div>
  )
}
