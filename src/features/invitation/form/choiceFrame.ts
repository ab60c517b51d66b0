import { palette, radius } from '@/theme/tokens'

/** The frame of a picture that is a radio button's label. */
export const choiceFrame = {
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  textAlign: 'center',
  padding: 1,
  borderRadius: `${radius.card}px`,
  border: `2px solid ${palette.line}`,
  backgroundColor: palette.surface,
  transition: 'border-color 150ms, transform 150ms',
  '&:hover': { borderColor: palette.gold },
  '&:has(:checked)': { borderColor: palette.henna, backgroundColor: palette.hennaWash },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.gold}`, outlineOffset: 2 },
} as const

/** The radio button inside: for keyboard and screen readers. */
export const unseenInput = { position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 } as const
