import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import { getWeddingRights } from '@shared/weddingRights'
import { isNotFound } from '@/api'
import { useUpdateHouseholdMutation } from '@/api/weddings'
import type { GuestList, Household } from '@/api/weddings'
import { editGuestMessages } from '@/i18n/messages/guests'
import { storedListMessages } from '@/i18n/messages/weddings'
import { useIsUnsent } from '@/lib/offline/offlineApi'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { withTheme } from '@/theme/withTheme'
import { FormDialog } from '@/ui/fields/FormDialog'
import { getEditForm } from './getEditForm'
import { compareHouseholds } from './compareHouseholds'
import { HouseholdFields, LabelFields } from './HouseholdFields'
import { PersonalLink } from './PersonalLink'
import { createHouseholdSchema, toUpdate, toValues } from './householdForm'
import type { HouseholdValues } from './householdForm'

interface HouseholdDialogProps {
  household: Household
  list: GuestList
  onClose: () => void
}

/** Edits a household; a planner its table and tags alone. When it was edited elsewhere meanwhile, shows both values and lets the person choose. */
function HouseholdDialog({ household, list, onClose }: HouseholdDialogProps) {
  const intl = useIntl()
  const rights = getWeddingRights(list.wedding)
  const isUnsent = useIsUnsent(household.id)
  const [update] = useUpdateHouseholdMutation()
  // Its link may have been changed in this dialog.
  const current = list.households.find(({ id }) => id === household.id) ?? household
  // Digits of another language would look like an edit.
  const [locale] = useState(intl.locale)
  const [first] = useState(() => toValues(household, list.halls, locale))
  const { send, conflict } = useVersionedSave<HouseholdValues, Household>({
    stored: household,
    toValues: (stored) => toValues(stored, list.halls, locale),
    save: (values, base) => {
      const householdUpdate = toUpdate(values, (base ?? household).version)
      return update({ weddingId: list.wedding.id, householdId: household.id, householdUpdate }).unwrap()
    },
    onSaved: onClose,
  })
  const describe = (error: unknown) => (isNotFound(error) ? intl.formatMessage(editGuestMessages.gone) : undefined)
  const { submit, failure } = useFormSubmit(send, { describe })

  return (
    <FormDialog
      title={
        rights.canLabelGuests ? (
          <bdi>{formatFullName(household)}</bdi>
        ) : (
          <FormattedMessage {...editGuestMessages.title} />
        )
      }
      maxWidth={rights.canLabelGuests ? 'sm' : 'md'}
      initialValues={first}
      schema={createHouseholdSchema(list.halls)}
      failure={failure}
      keepAs={getEditForm(household.id)}
      conflict={conflict && { rows: compareHouseholds(intl, list.halls, conflict), choose: conflict.choose }}
      onSubmit={submit}
      onClose={onClose}
    >
      {rights.canLabelGuests ? (
        <LabelFields />
      ) : (
        <>
          <HouseholdFields halls={list.halls} hasSide={rights.editableSides.length > 1} />
          {list.isStored || isUnsent ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...storedListMessages.noLinks} />
            </Typography>
          ) : (
            <PersonalLink weddingId={list.wedding.id} household={current} />
          )}
        </>
      )}
    </FormDialog>
  )
}

export default withTheme(HouseholdDialog)
