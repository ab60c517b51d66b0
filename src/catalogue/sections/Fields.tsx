import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@shared/routes'
import { DateField } from '@/ui/fields/calendar/DateField'
import { CategoriesField } from '@/features/providers/registration/CategoriesField'
import { localeNames, locales } from '@/i18n/locales'
import { useLocale } from '@/i18n/LocaleProvider'
import { accountMessages, authMessages } from '@/i18n/messages/account'
import { formMessages } from '@/i18n/messages/studio'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { PasswordField } from '@/ui/fields/PasswordField'
import { TextField } from '@/ui/fields/TextField'
import { createLinkTag } from '@/ui/layout/messageTags'
import { FieldForm, FieldStates } from '../FieldStates'
import { names } from '../fixtures'
import { Samples } from '../Samples'
import { ImageUpload } from './ImageUpload'

const email = { filled: 'laila@example.com', invalid: 'laila@', error: authMessages.emailInvalid }
const password = { filled: 'Farah#2027', invalid: 'farah', error: authMessages.passwordRule }
const phone = { filled: '01012345678', invalid: '0101', error: accountMessages.phoneInvalid }
const date = { filled: '2027-06-18', invalid: '2020-06-18', error: formMessages.datePast }
const time = { filled: '19:30', invalid: '', error: formMessages.required }
const terms = { filled: true, invalid: false, error: authMessages.termsRequired }

const latin = { htmlInput: { dir: 'ltr' } }
const termsLinks = { terms: createLinkTag({ to: paths.terms }), privacy: createLinkTag({ to: paths.privacy }) }
const languages = locales.map((locale) => ({ value: locale, label: <span lang={locale}>{localeNames[locale]}</span> }))

/** The form fields in each of their states. */
export function Fields() {
  const { formatMessage } = useIntl()
  const { bride } = names[useLocale().locale]
  return (
    <>
      <FieldStates title="Text" filled={bride} invalid="" error={authMessages.nameRequired}>
        {(props) => <TextField required label={formatMessage(authMessages.firstName)} {...props} />}
      </FieldStates>
      <FieldStates title="E-mail" {...email}>
        {(props) => (
          <TextField required type="email" label={formatMessage(authMessages.email)} slotProps={latin} {...props} />
        )}
      </FieldStates>
      <FieldStates title="Password" {...password}>
        {(props) => (
          <PasswordField
            required
            label={formatMessage(authMessages.newPassword)}
            helperText={formatMessage(authMessages.passwordHint)}
            autoComplete="new-password"
            {...props}
          />
        )}
      </FieldStates>
      <FieldStates title="Phone" {...phone}>
        {(props) => <TextField type="tel" label={formatMessage(accountMessages.phone)} slotProps={latin} {...props} />}
      </FieldStates>
      <FieldStates title="Date" {...date} last={{ state: 'in Ramadan', value: '2027-02-20' }}>
        {({ name }) => <DateField name={name} label={formMessages.weddingDate} today="2026-11-26" needsHall />}
      </FieldStates>
      <FieldStates title="Time" {...time}>
        {(props) => <TextField type="time" label={formatMessage(formMessages.weddingTime)} {...props} />}
      </FieldStates>
      <FieldStates title="Checkbox" {...terms} last={null}>
        {({ name }) => (
          <CheckboxField
            required
            name={name}
            label={<FormattedMessage {...authMessages.terms} values={termsLinks} />}
          />
        )}
      </FieldStates>
      <Samples
        of={{
          Choice: (
            <FieldForm name="language" value="ar">
              <ChoiceField name="language" label={formatMessage(accountMessages.language)} options={languages} />
            </FieldForm>
          ),
          Categories: (
            <FieldForm name="serviceClasses" value={['photographer']}>
              <CategoriesField />
            </FieldForm>
          ),
        }}
      />
      <ImageUpload />
    </>
  )
}
