import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall } from '@/api/weddings'
import { editGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { localeNames, locales } from '@/i18n/locales'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { TextField } from '@/ui/fields/TextField'
import { sideOptions } from '../GuestSelects'
import { PersonFields } from './PersonFields'

const languages = locales.map((locale) => ({ value: locale, label: <span lang={locale}>{localeNames[locale]}</span> }))
const twoColumns = { display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } } as const

function TableField() {
  return <TextField name="tableLabel" label={useIntl().formatMessage(guestFieldMessages.table)} />
}

function TagsField() {
  const intl = useIntl()
  return (
    <TextField
      name="tags"
      label={intl.formatMessage(guestFieldMessages.tags)}
      helperText={intl.formatMessage(guestFieldMessages.tagsHint)}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  )
}

/** The fields of a household that a planner changes. */
export const LabelFields = () => (
  <Box sx={{ display: 'grid', gap: 2.5, paddingBlockStart: 1 }}>
    <TableField />
    <TagsField />
  </Box>
)

interface HouseholdFieldsProps {
  halls: readonly Hall[]
  /** Whether the side can be chosen: the families of a side manager have its own. */
  hasSide: boolean
}

/** The fields of a household. */
export function HouseholdFields({ halls, hasSide }: HouseholdFieldsProps) {
  const intl = useIntl()
  return (
    <Box sx={{ display: 'grid', gap: 2.5, paddingBlockStart: 1 }}>
      <Box sx={{ ...twoColumns, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextField
          name="honorific"
          label={intl.formatMessage(guestFieldMessages.honorific)}
          helperText={intl.formatMessage(guestFieldMessages.honorificHint)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <TextField
          // The row that adds a family has fields of the same names.
          id="edited-name"
          name="name"
          required
          label={intl.formatMessage(guestFieldMessages.name)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Box>
      <Box sx={twoColumns}>
        {halls.map((hall) => (
          <TextField
            key={hall.id}
            name={`seats.${hall.id}`}
            label={intl.formatMessage(guestFieldMessages.seatsIn, { hall: hall.name })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
      </Box>
      <Box sx={twoColumns}>
        <TextField
          id="edited-phone"
          name="phone"
          type="tel"
          label={intl.formatMessage(guestFieldMessages.phone)}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
        />
        <TableField />
      </Box>
      <Box sx={twoColumns}>
        {hasSide && (
          <ChoiceField name="side" label={<FormattedMessage {...guestFieldMessages.side} />} options={sideOptions} />
        )}
        <ChoiceField
          name="language"
          label={<FormattedMessage {...guestFieldMessages.language} />}
          options={languages}
        />
      </Box>
      <TagsField />
      <TextField
        name="note"
        multiline
        minRows={2}
        label={intl.formatMessage(guestFieldMessages.note)}
        helperText={intl.formatMessage(guestFieldMessages.noteHint)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <PersonFields />
      <CheckboxField name="asksReply" label={<FormattedMessage {...editGuestMessages.asksReply} />} />
    </Box>
  )
}
