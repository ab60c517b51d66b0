import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'
import { PatternBackdrop } from '../layout/PatternBackdrop'
import { Khatim } from '../ornament/Khatim'

/** An empty list, with what to do next. */
export function EmptyState({
  title,
  text,
  action,
  heading = 'h2',
}: {
  title: ReactNode
  text: ReactNode
  action: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <Paper sx={{ position: 'relative', overflow: 'hidden', padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <PatternBackdrop opacity={0.18} />
      <Box sx={{ position: 'relative' }}>
        <Box sx={{ color: palette.gold, inlineSize: 72, marginInline: 'auto' }}>
          <Khatim />
        </Box>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxInlineSize: 480, marginInline: 'auto', marginBlock: 2 }}>
          {text}
        </Typography>
        {action}
      </Box>
    </Paper>
  )
}
