import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { createCardColors } from '@shared/palettes/cardColors'
import { toOklch } from '@shared/palettes/oklch'
import type { TemplateNumber } from '@/card/content'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { palette as siteColors, radius } from '@/theme/tokens'
import type { InvitationFormValues } from '../draft'

const FIELD = 'card.accent'

const well = {
  inlineSize: 96,
  blockSize: 44,
  padding: '4px',
  cursor: 'pointer',
  border: `1px solid ${siteColors.line}`,
  borderRadius: `${radius.control}px`,
  backgroundColor: siteColors.surface,
} as const

/** @returns the note about a colour that is shown lighter or darker than chosen; undefined when it is shown as it is */
function getMoveNote(chosen: string, shown: string) {
  if (chosen === '' || chosen === shown) return undefined
  return toOklch(shown).l > toOklch(chosen).l ? cardFormMessages.accentLighter : cardFormMessages.accentDarker
}

/** An own colour of headings and buttons, in the place of the palette's. */
export function OwnAccentField({ template }: { template: TemplateNumber }) {
  const { palette } = useFormikContext<InvitationFormValues>().values.card
  const [{ value }, , { setValue }] = useField<string>(FIELD)
  const inputId = useId()
  const noteId = useId()
  const shown = createCardColors(template, { palette, accent: value || undefined }).tones['accent']!
  const note = getMoveNote(value, shown)
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={value !== ''} onChange={(_event, isOwn) => void setValue(isOwn ? shown : '')} />}
        label={<FormattedMessage {...cardFormMessages.ownAccent} />}
      />
      {value !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, paddingInlineStart: 4 }}>
          <label htmlFor={inputId}>
            <FormattedMessage {...cardFormMessages.accent} />
          </label>
          <Box
            component="input"
            type="color"
            id={inputId}
            name={FIELD}
            value={value}
            aria-describedby={note ? noteId : undefined}
            onChange={({ target }: { target: HTMLInputElement }) => void setValue(target.value)}
            sx={well}
          />
          <FormHelperText id={noteId} role="status" sx={{ inlineSize: '100%' }}>
            {note && <FormattedMessage {...note} />}
          </FormHelperText>
        </Box>
      )}
    </div>
  )
}
