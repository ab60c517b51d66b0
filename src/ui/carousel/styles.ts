import { palette } from '@/theme/tokens'

/** How many slides are side by side, from a breakpoint on. */
export type SlidesInView = Partial<Record<'xs' | 'sm' | 'md' | 'lg', number>>

/** Gap between slides, in px. */
const GAP = 24

export const carousel = { display: 'flex', flexDirection: 'column', gap: 2 } as const

/** The track: it scrolls and snaps natively, without a scroll bar. */
export const track = {
  position: 'relative',
  display: 'flex',
  gap: `${GAP}px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} as const

const getBasis = (inView: number) => `calc((100% - ${(inView - 1) * GAP}px) / ${inView})`

export const getSlideStyle = (inView: SlidesInView) => ({
  flexGrow: 0,
  flexShrink: 0,
  flexBasis: Object.fromEntries(Object.entries(inView).map(([from, count]) => [from, getBasis(count)])),
  minInlineSize: 0,
  scrollSnapAlign: 'start',
})

export const controls = { order: 1, display: 'flex', justifyContent: 'center', gap: 1.5 } as const

export const control = {
  inlineSize: 48,
  blockSize: 48,
  color: palette.henna,
  border: `1px solid ${palette.line}`,
  backgroundColor: palette.surface,
  '&:hover': { backgroundColor: palette.hennaWash, borderColor: palette.henna },
} as const

/** Hidden, but keeps its space. */
export const absent = { visibility: 'hidden' } as const

/** Arrows follow the text direction. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const
