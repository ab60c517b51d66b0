import { Formik } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import { useUpdateHouseholdMutation, type Household } from '@/api/weddings'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { householdReplyMessages } from '@/i18n/messages/replies'
import { toHouseholdUpdate } from '@/lib/guests/toHouseholdUpdate'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { ConflictDialog } from '@/ui/feedback/ConflictDialog'
import { noteRule } from '@/ui/fields/householdRules'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField } from '@/ui/fields/TextField'

interface NoteValues {
  note: string
}

const noteSchema = object({ note: noteRule })
const toValues = ({ note = '' }: Household): NoteValues => ({ note })

interface NoteFormProps {
  weddingId: string
  household: Household
}

/** Edits the couple's note about a family. When it was edited elsewhere meanwhile, the person chooses. */
export function NoteForm({ weddingId, household }: NoteFormProps) {
  const intl = useIntl()
  const [update] = useUpdateHouseholdMutation()
  const save = ({ note }: NoteValues, base: Household | null) => {
    const householdUpdate = toHouseholdUpdate(base ?? household, { note: note.trim() || undefined })
    return update({ weddingId, householdId: household.id, householdUpdate }).unwrap()
  }
  const { send, conflict } = useVersionedSave({ stored: household, toValues, save, onSaved: () => undefined })
  const shownConflict = useFormatConflict<NoteValues>(householdReplyMessages, (_field, { note }) => note)(conflict)
  const { submit, failure, succeeded } = useFormSubmit(send)
  return (
    <Formik initialValues={toValues(household)} validationSchema={noteSchema} onSubmit={submit}>
      <FormShell
        failure={failure}
        success={succeeded && <FormattedMessage {...householdReplyMessages.noteSaved} />}
        keepAs={`note:${household.id}`}
      >
        <TextField
          name="note"
          multiline
          minRows={2}
          label={intl.formatMessage(householdReplyMessages.note)}
          helperText={intl.formatMessage(guestFieldMessages.noteHint)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <SubmitButton
          size="medium"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          busyLabel={<FormattedMessage {...householdReplyMessages.saving} />}
        >
          <FormattedMessage {...householdReplyMessages.noteSave} />
        </SubmitButton>
        {shownConflict && <ConflictDialog {...shownConflict} />}
      </FormShell>
    </Formik>
  )
}
