import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUpdateReplySettingsMutation, type ReplySettings } from '@/api/weddings'
import { replySettingsMessages } from '@/i18n/messages/replies'
import { useEventTexts } from '@/lib/useEventTexts'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import { settingsSchema, toSettingsDetails, toSettingsValues, type SettingsValues } from './settingsValues'

/** The questions of the guest page when the couple has written none of its own. */
const DEFAULT_QUESTIONS = { ar: 'طمّنونا: هتشرّفونا؟', en: 'Let us know if you can join us' }

interface SettingsDialogProps {
  weddingId: string
  settings: ReplySettings
  onClose: () => void
}

/** The form to edit the settings of replies. */
export function SettingsDialog({ weddingId, settings, onClose }: SettingsDialogProps) {
  const intl = useIntl()
  const [update] = useUpdateReplySettingsMutation()
  const save = (values: SettingsValues, base: ReplySettings | null): Promise<ReplySettings> => {
    const { version } = base ?? settings
    return update({ weddingId, replySettingsUpdate: { ...toSettingsDetails(values), version } }).unwrap()
  }
  const { send, conflict } = useVersionedSave({
    stored: settings,
    toValues: (stored) => toSettingsValues(stored, intl.locale),
    save,
    onSaved: onClose,
  })
  const { submit, failure } = useFormSubmit(send)
  const formatValue = useFormatValue()
  return (
    <FormDialog
      title={<FormattedMessage {...replySettingsMessages.title} />}
      initialValues={toSettingsValues(settings, intl.locale)}
      schema={settingsSchema}
      failure={failure}
      keepAs={`reply-settings:${weddingId}`}
      conflict={
        conflict && {
          rows: conflict.fields.map((field) => ({
            label: intl.formatMessage({ id: replySettingsMessages[field].id }),
            mine: formatValue(field, conflict.mine),
            theirs: formatValue(field, conflict.theirs),
          })),
          choose: conflict.choose,
        }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

/** @returns a function that formats a field for the choice between two edits */
function useFormatValue() {
  const intl = useIntl()
  const { formatDate } = useEventTexts()
  return (field: keyof SettingsValues, values: SettingsValues): string => {
    const value = values[field]
    if (typeof value === 'boolean')
      return intl.formatMessage(value ? replySettingsMessages.yes : replySettingsMessages.no)
    return field === 'replyBy' && value !== '' ? formatDate(value) : value
  }
}

function Fields() {
  const intl = useIntl()
  return (
    <>
      <TextField
        name="replyBy"
        type="date"
        label={intl.formatMessage(replySettingsMessages.replyBy)}
        helperText={intl.formatMessage(replySettingsMessages.replyByHint)}
      />
      <TextField
        name="questionAr"
        label={intl.formatMessage(replySettingsMessages.questionAr)}
        helperText={intl.formatMessage(replySettingsMessages.questionHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar', placeholder: DEFAULT_QUESTIONS.ar } }}
      />
      <TextField
        name="questionEn"
        label={intl.formatMessage(replySettingsMessages.questionEn)}
        helperText={intl.formatMessage(replySettingsMessages.questionHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en', placeholder: DEFAULT_QUESTIONS.en } }}
      />
      <TextField
        name="contact"
        label={intl.formatMessage(replySettingsMessages.contact)}
        helperText={intl.formatMessage(replySettingsMessages.contactHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box sx={{ display: 'grid' }}>
        {(['asksChildren', 'takesRequests', 'sendsDigest'] as const).map((name) => (
          <CheckboxField key={name} name={name} label={<FormattedMessage {...replySettingsMessages[name]} />} />
        ))}
      </Box>
      <TextField
        name="silentRate"
        label={intl.formatMessage(replySettingsMessages.silentRate)}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </>
  )
}
