import Box from '@mui/material/Box'
import { palette } from '@/theme/tokens'
import { Lattice } from '../ornament/Lattice'

/** The lattice pattern behind a block, fading towards its middle so that text stays readable. The block must be positioned. */
export function PatternBackdrop({ colour = palette.gold, opacity = 0.28 }: { colour?: string; opacity?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        color: colour,
        opacity,
        pointerEvents: 'none',
        overflow: 'hidden',
        maskImage: 'radial-gradient(ellipse 70% 70% at 50% 50%, transparent 30%, black 100%)',
      }}
    >
      <Lattice cell={96} />
    </Box>
  )
}
