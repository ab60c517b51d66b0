import Box from '@mui/material/Box'
import type { ComponentProps, ReactNode } from 'react'
import { palette, radius } from '@/theme/tokens'

interface Props extends ComponentProps<'input'> {
  picture: ReactNode
  /** The name below the picture. */
  caption: ReactNode
}

/** A picture as a radio button. The input itself is for the keyboard and screen readers. */
export const PictureRadio = ({ picture, caption, ...input }: Props) => (
  <Box component="label" sx={frame}>
    <input type="radio" style={{ position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 }} {...input} />
    {picture}
    <Box component="span" sx={{ display: 'block', paddingBlockStart: 1, fontWeight: 500 }}>
      {caption}
    </Box>
  </Box>
)

const frame = {
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
