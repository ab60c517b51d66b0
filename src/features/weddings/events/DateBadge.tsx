import Box from '@mui/material/Box'
import { palette } from '@/theme/tokens'
import { Khatim } from '@/ui/ornament/Khatim'
import { useEventTexts } from '@/lib/useEventTexts'

/** Size in px on a phone and on a desktop; the line between the cards runs through its middle. */
export const DATE_BADGE_PX = { xs: 56, md: 80 } as const

const star = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: DATE_BADGE_PX,
  blockSize: DATE_BADGE_PX,
  fontSize: { xs: '1.25rem', md: '1.75rem' },
  fontWeight: 600,
  lineHeight: 1,
  color: palette.goldText,
  '& > svg': { color: palette.gold },
  '& > svg:first-of-type': { position: 'absolute', inset: 0 },
  '& > svg:nth-of-type(2)': { inlineSize: 20 },
} as const

/** The day of the month in a star: decoration only, the card has the whole date as text. */
export function DateBadge({ date }: { date: string | undefined }) {
  const { formatDay } = useEventTexts()
  return (
    <Box aria-hidden sx={star}>
      <Khatim />
      {date === undefined ? <Khatim filled /> : formatDay(date)}
    </Box>
  )
}
