import Box from '@mui/material/Box'
import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUpdateEnquiryMutation, type Enquiry } from '@/api/providers'
import { enquiryStatusMessages, myProvidersMessages } from '@/i18n/messages/enquiries'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { ConflictDialog } from '@/ui/feedback/ConflictDialog'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'
import { enquirySchema, normalizeEnquiry, toEnquiryUpdate, toEnquiryValues, type EnquiryValues } from './enquiryValues'
import { StatusField } from './StatusField'

export interface EnquiryFormProps {
  enquiry: Enquiry
  onDirtyChange: (isDirty: boolean) => void
  /** Beside the button that saves. */
  children?: ReactNode
}

/** Saves on top of the version with which the form was opened. */
function useEnquiryForm(enquiry: Enquiry) {
  const { formatNumber } = useIntl()
  const toValues = (stored: Enquiry) => toEnquiryValues(stored, formatNumber)
  const [initialValues] = useState(() => toValues(enquiry))
  const [update] = useUpdateEnquiryMutation()
  const saved = useRef(enquiry)
  const { send, conflict } = useVersionedSave<EnquiryValues, Enquiry>({
    stored: enquiry,
    toValues,
    save: (values, base) => {
      const enquiryUpdate = toEnquiryUpdate(values, (base ?? enquiry).version)
      return update({ enquiryId: enquiry.id, enquiryUpdate }).unwrap()
    },
    onSaved: (stored) => {
      saved.current = stored
    },
  })
  const sendAndSettle = async (values: EnquiryValues, helpers: FormikHelpers<EnquiryValues>) => {
    await send(normalizeEnquiry(values, formatNumber), helpers)
    helpers.resetForm({ values: toValues(saved.current) })
  }
  return { initialValues, conflict, ...useFormSubmit(sendAndSettle) }
}

/** What came of an enquiry: its status, the price and a note. After an edit elsewhere of the same field, the couple chooses. */
export function EnquiryForm({ enquiry, onDirtyChange, children }: EnquiryFormProps) {
  const intl = useIntl()
  const { initialValues, conflict, submit, failure, succeeded } = useEnquiryForm(enquiry)
  const shownConflict = useFormatConflict<EnquiryValues>(myProvidersMessages, (field, values) =>
    field === 'status' ? intl.formatMessage(enquiryStatusMessages[values.status]) : values[field],
  )(conflict)
  return (
    <Formik initialValues={initialValues} validationSchema={enquirySchema} onSubmit={submit}>
      <FormShell
        failure={failure}
        success={succeeded && <FormattedMessage {...myProvidersMessages.saved} />}
        keepAs={`enquiry:${enquiry.id}`}
      >
        <DirtyReport onChange={onDirtyChange} />
        <StatusField />
        <Fields enquiry={enquiry} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <SubmitButton
            size="medium"
            variant="outlined"
            busyLabel={<FormattedMessage {...myProvidersMessages.saving} />}
          >
            <FormattedMessage {...myProvidersMessages.save} />
          </SubmitButton>
          {children}
        </Box>
        {shownConflict && <ConflictDialog {...shownConflict} />}
      </FormShell>
    </Formik>
  )
}

function DirtyReport({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext()
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })
  useEffect(() => {
    report.current(dirty)
    return () => report.current(false)
  }, [dirty])
  return null
}

/** The date is asked for with a booking, unless it is that of a wedding of the account. */
function Fields({ enquiry: { id, weddingId, reviewFrom } }: { enquiry: Enquiry }) {
  const { formatMessage } = useIntl()
  const { values } = useFormikContext<EnquiryValues>()
  const hasDate = values.status === 'booked' && (weddingId === null || reviewFrom === null)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, rowGap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          name="amount"
          id={`amount-${id}`}
          label={formatMessage(myProvidersMessages.amount)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        {hasDate && (
          <TextField
            name="weddingDate"
            id={`date-${id}`}
            type="date"
            label={formatMessage(myProvidersMessages.weddingDate)}
            helperText={formatMessage(myProvidersMessages.dateHint)}
          />
        )}
      </Box>
      <TextField
        name="note"
        id={`note-${id}`}
        multiline
        minRows={2}
        label={formatMessage(myProvidersMessages.note)}
        helperText={formatMessage(myProvidersMessages.noteHint)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </>
  )
}
