import Box from '@mui/material/Box'
import { palette } from '@/theme/tokens'

/** Control points of the arch's half, from where the wall ends to its tip, in parts of width and height. */
const HALF = [
  [0, 0.36],
  [0, 0.16],
  [0.36, 0.13],
  [0.5, 0],
] as const
const STEPS = 14

function getPoint(t: number): [x: number, y: number] {
  const u = 1 - t
  const weights = [u ** 3, 3 * u ** 2 * t, 3 * u * t ** 2, t ** 3]
  const sumAxis = (axis: 0 | 1) => HALF.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0)
  return [sumAxis(0), sumAxis(1)]
}

const formatPercent = (part: number): string => `${Math.round(part * 1000) / 10}%`
const half = Array.from({ length: STEPS + 1 }, (_, step) => getPoint(step / STEPS))
const outline = [[0, 1] as const, ...half, ...half.map(([x, y]) => [1 - x, y] as const).toReversed(), [1, 1] as const]

/** The pointed arch as a CSS clip path: a polygon, because it must fit any box. */
const archClip = `polygon(${outline.map(([x, y]) => `${formatPercent(x)} ${formatPercent(y)}`).join(', ')})`

interface ArchPictureProps {
  src: string
  alt: string
  width: number
  height: number
  /** Width to height of the arch. */
  ratio?: string
}

/** A picture seen through a pointed arch with a gold rim. */
export function ArchPicture({ ratio = '3 / 4', ...picture }: ArchPictureProps) {
  return (
    <Box sx={{ clipPath: archClip, backgroundColor: palette.gold, padding: '2px' }}>
      <Box sx={{ clipPath: archClip, backgroundColor: palette.surface, padding: '8px' }}>
        <Box
          component="img"
          {...picture}
          decoding="async"
          sx={{
            display: 'block',
            inlineSize: '100%',
            blockSize: 'auto',
            aspectRatio: ratio,
            objectFit: 'cover',
            clipPath: archClip,
          }}
        />
      </Box>
    </Box>
  )
}
