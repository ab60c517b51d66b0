import Box from '@mui/material/Box'
import type { ServiceCategory } from '@/api'
import { palette } from '@/theme/tokens'
import { CategoryIcon } from './CategoryIcon'

/** Background tints for the emblems. */
const tints = [
  { ground: palette.hennaWash, line: palette.henna },
  { ground: '#E5EEEA', line: palette.jade },
  { ground: '#F6EBD6', line: palette.goldText },
  { ground: '#E8E9F2', line: palette.night },
] as const

/** @returns the same tint for the same category. */
const getTint = (category: ServiceCategory) =>
  tints[[...category].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length] ?? tints[0]

/** A category's icon under a pointed arch: decoration beside its name. */
export function CategoryEmblem({ of, width = 72 }: { of: ServiceCategory; width?: number }) {
  const { ground, line } = getTint(of)
  return (
    <Box aria-hidden sx={{ position: 'relative', inlineSize: width, aspectRatio: '5 / 6', flexShrink: 0, color: line }}>
      <svg viewBox="0 0 50 60" width="100%" height="100%" focusable="false">
        <path
          d="M1 59V25C1 12 17 9 25 1C33 9 49 12 49 25V59Z"
          fill={ground}
          stroke="currentColor"
          strokeOpacity="0.35"
        />
      </svg>
      <CategoryIcon
        of={of}
        sx={{
          position: 'absolute',
          insetInlineStart: '26%',
          insetBlockStart: '38%',
          inlineSize: '48%',
          blockSize: 'auto',
          aspectRatio: '1',
        }}
      />
    </Box>
  )
}
