import { memo } from 'react'
import { createCardColors, getTemplateColors } from '@shared/palettes/cardColors'
import type { Palette } from '@shared/palettes/templateColors'
import type { TemplateNumber } from '@/card/content'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { LookField } from './LookField'

/**
 * The colours of a palette as a small card: its background, its accent as the largest spot, its ornament and its text. Computing them for each
 * character that is typed in the form would take a tenth of its rendering.
 */
const Swatch = memo(function Swatch({ palette, template }: { palette: Palette; template: TemplateNumber }) {
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
})

/** The palettes of a template. */
export const PaletteField = ({ template }: { template: TemplateNumber }) => (
  <LookField
    name="card.palette"
    label={cardFormMessages.palette}
    choices={getTemplateColors(template).palettes}
    columns={{ xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }}
    renderPicture={(palette) => <Swatch palette={palette} template={template} />}
  />
)
