import Box from '@mui/material/Box'
import { palette } from '@/theme/tokens'
import { Khatim } from '@/ui/ornament/Khatim'
import { useEventTexts } from '../useEventTexts'

/** Size in px on a phone and on a desktop; the line between the cards runs through its middle. */
export const MEDALLION_PX = { xs: 64, md: 88 } as const

/** Day and month in a star: decoration only, the card has the whole date as text. */
export function DateMedallion({ date }: { date: string | undefined }) {
  const { formatDay, formatMonth } = useEventTexts()
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        placeContent: 'center',
        flexShrink: 0,
        inlineSize: MEDALLION_PX,
        blockSize: MEDALLION_PX,
        lineHeight: 1.1,
        color: palette.goldText,
        '& > svg': { position: 'absolute', inset: 0, color: palette.gold },
      }}
    >
      <Khatim />
      {date && (
        <>
          <Box component="span" sx={{ fontSize: { xs: '1.25rem', md: '1.625rem' }, fontWeight: 600 }}>
            {formatDay(date)}
          </Box>
          <Box component="span" sx={{ fontSize: { xs: '0.6875rem', md: '0.8125rem' } }}>
            {formatMonth(date)}
          </Box>
        </>
      )}
    </Box>
  )
}
