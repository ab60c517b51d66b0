import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'
import { Divider } from '../ornament/Divider'
import { PatternBackdrop } from './PatternBackdrop'

interface ClosingCallProps {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** The last section of a page: a title, an optional sentence, and the next step (`children`). */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Box
      component="section"
      sx={{ position: 'relative', paddingBlock: { xs: 8, md: 12 }, textAlign: 'center', overflow: 'clip' }}
    >
      <PatternBackdrop colour={palette.henna} opacity={0.16} />
      <Container maxWidth="sm" sx={{ position: 'relative' }}>
        <Box sx={{ color: palette.gold }}>
          <Divider />
        </Box>
        <Typography variant="h2" sx={{ marginBlockStart: 3, marginBlockEnd: text ? 1.5 : 3 }}>
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>{text}</Typography>}
        {children}
      </Container>
    </Box>
  )
}
