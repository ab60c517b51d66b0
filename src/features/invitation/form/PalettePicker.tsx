import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useField } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { createCardColors, findPalette, getTemplateColors } from '@shared/palettes/cardColors'
import type { Palette } from '@shared/palettes/templateColors'
import type { TemplateNumber } from '@/card/content'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { useLocale } from '@/i18n/LocaleProvider'
import { choiceFrame, unseenInput } from './choiceFrame'

const FIELD = 'card.palette'

/** The colours of a palette as a small card: its background, its accent as the largest spot, its ornament and its text. */
function Swatch({ palette, template }: { palette: Palette; template: TemplateNumber }) {
  const { tones } = createCardColors(template, { palette: palette.id })
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true" style={{ display: 'block', inlineSize: '100%', borderRadius: 12 }}>
      <rect width="96" height="56" fill={palette.ground} />
      <circle cx="48" cy="28" r="15" fill={tones['accent']} />
      <circle cx="20" cy="28" r="8" fill={palette.ornament} />
      <circle cx="76" cy="28" r="8" fill={palette.ink} />
      <rect x="3" y="3" width="90" height="50" rx="9" fill="none" stroke={palette.line} strokeWidth="1.5" />
    </svg>
  )
}

/** A radio group of the palettes of a template. The first one is stored as none. */
export function PalettePicker({ template }: { template: TemplateNumber }) {
  const [field, , { setValue }] = useField<string>(FIELD)
  const { locale } = useLocale()
  const labelId = useId()
  const { palettes } = getTemplateColors(template)
  const [own] = palettes
  // A palette that only another template has is kept for it.
  const chosen = findPalette(template, field.value) ?? own
  return (
    <div>
      <FormLabel id={labelId} component="p" sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1.5 }}>
        <FormattedMessage {...cardFormMessages.palette} />
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
      >
        {palettes.map((palette) => (
          <Box key={palette.id} component="label" sx={choiceFrame}>
            <Box
              component="input"
              type="radio"
              name={FIELD}
              value={palette.id}
              checked={chosen === palette}
              onChange={() => void setValue(palette === own ? '' : palette.id)}
              onBlur={field.onBlur}
              sx={unseenInput}
            />
            <Swatch palette={palette} template={template} />
            <Box component="span" sx={{ display: 'block', paddingBlockStart: 1, fontWeight: 500 }}>
              {palette.name[locale]}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  )
}
