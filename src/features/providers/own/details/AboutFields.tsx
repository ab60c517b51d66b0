import { useIntl } from 'react-intl'
import { ownFieldMessages, ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { TextField } from '@/ui/fields/TextField'
import { ChoicesField } from './ChoicesField'
import { Group } from './Group'
import { useOptions } from './useOptions'

/** What the business says of itself. */
export function AboutFields() {
  const intl = useIntl()
  const { languages, weekdays } = useOptions()
  return (
    <Group title={ownFormMessages.about}>
      <TextField
        name="about"
        multiline
        minRows={5}
        label={intl.formatMessage(ownFieldMessages.about)}
        helperText={intl.formatMessage(ownFieldMessages.aboutHint)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <ChoicesField name="languages" label={intl.formatMessage(ownFieldMessages.languages)} options={languages} />
      <ChoicesField name="openingDays" label={intl.formatMessage(ownFieldMessages.openingDays)} options={weekdays} />
      <TextField
        name="foundedYear"
        label={intl.formatMessage(ownFieldMessages.foundedYear)}
        helperText={intl.formatMessage(ownFieldMessages.foundedYearHint)}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
        sx={{ maxInlineSize: { sm: 240 } }}
      />
    </Group>
  )
}
