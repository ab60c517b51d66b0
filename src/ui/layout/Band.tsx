import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'

const grounds = {
  paper: {},
  white: { backgroundColor: palette.surface, borderBlock: `1px solid ${palette.line}` },
  jade: { backgroundColor: '#0E3F38', color: palette.paper },
} as const

interface BandProps {
  ground?: keyof typeof grounds
  id?: string
  sx?: SxProps<Theme>
  /** Decoration behind the content, full width. */
  behind?: ReactNode
  children: ReactNode
}

/** A full-width section of a page; `sx` lays out its content. */
export function Band({ ground = 'paper', id, behind, sx, children }: BandProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={{ position: 'relative', overflow: 'clip', paddingBlock: { xs: 7, md: 11 }, ...grounds[ground] }}
    >
      {behind}
      <Container maxWidth="lg" sx={[{ position: 'relative' }, sx as object]}>
        {children}
      </Container>
    </Box>
  )
}
