import Box from '@mui/material/Box'
import { Formik } from 'formik'
import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { registrationMessages } from '@/i18n/messages/providers'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { ConflictDialog } from '@/ui/feedback/ConflictDialog'
import { ClearEditedErrors } from '@/ui/fields/ClearEditedErrors'
import { FormShell } from '@/ui/fields/FormShell'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { CategoriesField } from '@/features/providers/registration/CategoriesField'
import { PersonFields } from '@/features/providers/registration/RegistrationFields'
import { AboutFields } from './AboutFields'
import { AskedFirstFields } from './AskedFirstFields'
import { detailsSchema } from './detailsSchema'
import type { DetailsValues } from './detailsValues'
import { LeaveQuestion } from './LeaveQuestion'
import { PackagesField } from './PackagesField'
import { PlaceFields } from './PlaceFields'
import { ReachFields } from './ReachFields'
import { useDetailsForm } from './useDetailsForm'
import { useFormatDetail } from './useFormatDetail'

/** Saving stays in sight while the form is scrolled. */
const actions = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: 2,
  backgroundColor: 'background.default',
  borderBlockStart: 1,
  borderColor: 'divider',
} as const

const labels = { ...registrationMessages, ...ownFieldMessages }

/** All that couples read about an entry. */
export function DetailsForm({ provider }: { provider: OwnProvider }) {
  const { form, initialValues, submit, failure, conflict } = useDetailsForm(provider)
  const shownConflict = useFormatConflict<DetailsValues>(labels, useFormatDetail())(conflict)
  return (
    <Formik
      innerRef={form}
      initialValues={initialValues}
      validationSchema={detailsSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormShell failure={failure} keepAs={`ownProvider:${provider.id}`}>
        <ClearEditedErrors />
        <LeaveQuestion />
        <PersonFields />
        <CategoriesField />
        <AskedFirstFields />
        <PlaceFields />
        <ReachFields />
        <AboutFields />
        <PackagesField />
        <Box sx={actions}>
          <SubmitButton
            busyLabel={<FormattedMessage {...ownFormMessages.saving} />}
            sx={{ inlineSize: { xs: '100%', sm: 'auto' } }}
          >
            <FormattedMessage {...ownFormMessages.save} />
          </SubmitButton>
        </Box>
        {shownConflict && <ConflictDialog {...shownConflict} />}
      </FormShell>
    </Formik>
  )
}
