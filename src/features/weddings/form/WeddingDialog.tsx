import { FormattedMessage, useIntl } from 'react-intl'
import { isNotFound } from '@/api'
import { useUpdateWeddingMutation, type Wedding } from '@/api/weddings'
import { eventFormMessages } from '@/i18n/messages/events'
import { weddingFormMessages } from '@/i18n/messages/weddings'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { FormDialog } from '@/ui/fields/FormDialog'
import { findCountry, listTimeZones, toWeddingValues, weddingSchema, type WeddingValues } from './weddingValues'

const LANGUAGES = { ar: weddingFormMessages.arabic, en: weddingFormMessages.english }

interface WeddingDialogProps {
  wedding: Wedding
  onSaved: () => void
  onClose: () => void
}

/** The form to edit a wedding. */
export function WeddingDialog({ wedding, onSaved, onClose }: WeddingDialogProps) {
  const intl = useIntl()
  const [update] = useUpdateWeddingMutation()
  const save = (values: WeddingValues, base: Wedding | null): Promise<Wedding> => {
    const { version } = base ?? wedding
    return update({ weddingId: wedding.id, weddingUpdate: { ...values, version } }).unwrap()
  }
  const { send, conflict } = useVersionedSave({ stored: wedding, toValues: toWeddingValues, save, onSaved })
  const describe = (error: unknown) => (isNotFound(error) ? intl.formatMessage(weddingFormMessages.gone) : undefined)
  const { submit, failure } = useFormSubmit(send, { describe })
  const formatValue = useFormatValue()
  const formatConflict = useFormatConflict<WeddingValues>(weddingFormMessages, (field, values) =>
    formatValue(field, values[field]),
  )
  return (
    <FormDialog
      title={<FormattedMessage {...eventFormMessages.edit} values={{ name: wedding.title }} />}
      initialValues={toWeddingValues(wedding)}
      schema={weddingSchema}
      failure={failure}
      keepAs={`wedding:${wedding.id}`}
      conflict={formatConflict(conflict)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TitleField />
      <ChoiceField
        name="language"
        label={<FormattedMessage {...weddingFormMessages.language} />}
        options={(['ar', 'en'] as const).map((value) => ({
          value,
          label: <FormattedMessage {...LANGUAGES[value]} />,
        }))}
      />
      <SelectField
        name="timeZone"
        label={intl.formatMessage(weddingFormMessages.timeZone)}
        helperText={intl.formatMessage(weddingFormMessages.timeZoneHint)}
        options={listTimeZones(wedding.timeZone).map((value) => ({ value, label: formatValue('timeZone', value) }))}
      />
    </FormDialog>
  )
}

/** The title of a wedding, in the form of a new one too. */
export function TitleField() {
  const intl = useIntl()
  return (
    <TextField
      name="title"
      required
      label={intl.formatMessage(weddingFormMessages.title)}
      helperText={intl.formatMessage(weddingFormMessages.titleHint)}
      autoComplete="off"
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}

/** @returns a function that formats a field of a wedding: a time zone as the country that it is of */
function useFormatValue() {
  const intl = useIntl()
  return (field: keyof WeddingValues, value: string): string => {
    if (field === 'language') return intl.formatMessage(LANGUAGES[value as WeddingValues['language']])
    const country = field === 'timeZone' ? findCountry(value) : undefined
    return country === undefined ? value : (intl.formatDisplayName(country, { type: 'region' }) ?? value)
  }
}
