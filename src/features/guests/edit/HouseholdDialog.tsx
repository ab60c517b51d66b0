import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Formik } from 'formik'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isNotFound } from '@/api'
import { useUpdateHouseholdMutation } from '@/api/weddings'
import type { Household } from '@/api/weddings'
import { editGuestMessages } from '@/i18n/messages/guests'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { ConflictDialog } from '@/ui/feedback/ConflictDialog'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import type { GuestList } from '@/api/weddings'
import { compareHouseholds } from './compareHouseholds'
import { HouseholdFields } from './HouseholdFields'
import { createHouseholdSchema, toUpdate, toValues } from './householdForm'
import type { HouseholdValues } from './householdForm'

interface HouseholdDialogProps {
  household: Household
  list: GuestList
  onClose: () => void
}

/** Saving stays in sight while the form is scrolled. */
const stickyActions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  padding: 2,
  borderBlockStart: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const

/** Edits a household. When it was edited elsewhere meanwhile, shows both values and lets the person choose. */
export function HouseholdDialog({ household, list, onClose }: HouseholdDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width: 600px)')
  const [update] = useUpdateHouseholdMutation()
  const [first] = useState(() => toValues(household, list.halls))
  const { send, conflict } = useVersionedSave<HouseholdValues, Household>({
    stored: household,
    toValues: (stored) => toValues(stored, list.halls),
    save: (values, base) => {
      const householdUpdate = toUpdate(values, (base ?? household).version)
      return update({ weddingId: list.wedding.id, householdId: household.id, householdUpdate }).unwrap()
    },
    onSaved: onClose,
  })
  const describe = (error: unknown) => (isNotFound(error) ? intl.formatMessage(editGuestMessages.gone) : undefined)
  const { submit, failure } = useFormSubmit(send, { describe })

  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
        <Formik initialValues={first} validationSchema={createHouseholdSchema(list.halls)} onSubmit={submit}>
          <>
            <DialogTitle id={titleId} variant="h3">
              <FormattedMessage {...editGuestMessages.title} />
            </DialogTitle>
            <FormShell failure={failure}>
              <DialogContent>
                <HouseholdFields halls={list.halls} />
              </DialogContent>
              <DialogActions sx={stickyActions}>
                <Button onClick={onClose}>
                  <FormattedMessage {...editGuestMessages.cancel} />
                </Button>
                <SubmitButton busyLabel={<FormattedMessage {...editGuestMessages.saving} />}>
                  <FormattedMessage {...editGuestMessages.save} />
                </SubmitButton>
              </DialogActions>
            </FormShell>
          </>
        </Formik>
      </Dialog>
      {conflict && (
        <ConflictDialog
          rows={compareHouseholds(intl, list.halls, conflict)}
          onTakeTheirs={() => conflict.choose('theirs')}
          onKeepMine={() => conflict.choose('mine')}
        />
      )}
    </>
  )
}
