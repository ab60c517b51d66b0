import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Formik, useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Profile } from '@/api'
import { localeNames, locales } from '@/i18n/locales'
import { Banner } from '@/ui/fields/Banner'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { FormShell } from '@/ui/fields/FormShell'
import { PasswordField } from '@/ui/fields/PasswordField'
import { SubmitButton } from '@/ui/fields/SubmitButton'
import { TextField, type TextFieldProps } from '@/ui/fields/TextField'
import { renderBdi } from '@/i18n/renderBdi'
import { accountMessages } from '@/i18n/messages/account'
import { isPhoneChanged, profileSchema, type ProfileValues } from './profileValues'
import { useProfileForm } from './useProfileForm'

const languages = locales.map((locale) => ({ value: locale, label: <span lang={locale}>{localeNames[locale]}</span> }))

/** Name, phone, language and newsletter of the signed-in account. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const intl = useIntl()
  const { saved, storedPhone, newer, notice, failure, submit, loadNewer } = useProfileForm(profile)
  return (
    <Formik initialValues={saved} validationSchema={profileSchema(storedPhone)} onSubmit={submit}>
      <FormShell
        failure={failure}
        success={notice === 'saved' && <FormattedMessage {...accountMessages.saved} />}
        keepAs={`profile:${profile.id}`}
      >
        {notice === 'conflict' && <Conflict loadNewer={loadNewer} />}
        {notice === 'newerLoaded' && (
          <Banner severity="info">
            <FormattedMessage {...accountMessages.newerLoaded} />
          </Banner>
        )}
        <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <ComparedField
            name="firstName"
            newer={newer}
            label={intl.formatMessage(accountMessages.firstName)}
            autoComplete="given-name"
          />
          <ComparedField
            name="lastName"
            newer={newer}
            label={intl.formatMessage(accountMessages.lastName)}
            autoComplete="family-name"
          />
        </Box>
        <ComparedField
          name="phone"
          type="tel"
          newer={newer}
          label={intl.formatMessage(accountMessages.phone)}
          autoComplete="tel"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
        />
        <PasswordForPhone storedPhone={storedPhone} />
        <ChoiceField name="language" label={<FormattedMessage {...accountMessages.language} />} options={languages} />
        <CheckboxField name="newsletter" label={<FormattedMessage {...accountMessages.newsletter} />} />
        <SubmitButton
          busyLabel={<FormattedMessage {...accountMessages.saving} />}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          <FormattedMessage {...accountMessages.save} />
        </SubmitButton>
      </FormShell>
    </Formik>
  )
}

/** The current password, required while the typed phone differs from the stored one. */
function PasswordForPhone({ storedPhone }: { storedPhone: string }) {
  const intl = useIntl()
  const { values } = useFormikContext<ProfileValues>()
  if (!isPhoneChanged(values.phone, storedPhone)) return null
  return (
    <PasswordField
      name="currentPassword"
      // The password form has a field of this name, too.
      id="profileCurrentPassword"
      label={intl.formatMessage(accountMessages.currentPassword)}
      helperText={intl.formatMessage(accountMessages.passwordForPhone)}
      autoComplete="current-password"
    />
  )
}

/** Warns that the profile was changed elsewhere, and offers to load those values into the fields. */
function Conflict({ loadNewer }: { loadNewer: (typed: ProfileValues) => ProfileValues }) {
  const { values, setValues } = useFormikContext<ProfileValues>()
  const load = (
    <Button color="inherit" onClick={() => void setValues(loadNewer(values))}>
      <FormattedMessage {...accountMessages.loadNewer} />
    </Button>
  )
  return (
    <Banner severity="warning" action={load}>
      <FormattedMessage {...accountMessages.conflict} />
    </Banner>
  )
}

type ComparedFieldProps = TextFieldProps & { name: 'firstName' | 'lastName' | 'phone'; newer: ProfileValues | null }

/** A text field that shows the newer value while it differs. */
function ComparedField({ newer, ...props }: ComparedFieldProps) {
  const { values } = useFormikContext<ProfileValues>()
  const elsewhere = newer?.[props.name]
  const differs = elsewhere !== undefined && elsewhere !== '' && elsewhere !== values[props.name]
  return (
    <TextField
      {...props}
      helperText={
        differs && <FormattedMessage {...accountMessages.elsewhere} values={{ value: elsewhere, bdi: renderBdi }} />
      }
    />
  )
}
