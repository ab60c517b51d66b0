import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { palette } from '@/theme/tokens'
import { Divider } from '../ornament/Divider'
import { Lattice } from '../ornament/Lattice'
import { PatternBackdrop } from './PatternBackdrop'

interface FormPageProps {
  title: ReactNode
  lead: ReactNode
  /** Short claims shown beside the form on wide screens. */
  aside?: ReactNode
  children: ReactNode
}

/** The page of one short form: a lattice arch on one side, the form's card on the other. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <Box sx={{ position: 'relative', paddingBlock: { xs: 3, md: 7 }, paddingInline: 2 }}>
      <PatternBackdrop opacity={0.2} />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { md: '5fr 6fr' },
          maxInlineSize: { xs: 560, md: 1080 },
          marginInline: 'auto',
          alignItems: 'stretch',
        }}
      >
        <Arch>{aside}</Arch>
        <Paper sx={{ padding: { xs: 3, sm: 5 }, alignSelf: 'center' }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.25rem', md: '2.75rem' } }}>
            {title}
          </Typography>
          <Box sx={{ color: palette.gold, marginBlock: 1 }}>
            <Divider />
          </Box>
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>{lead}</Typography>
          {children}
        </Paper>
      </Box>
    </Box>
  )
}

/** A pointed arch in henna red under a gold lattice. */
function Arch({ children }: { children: ReactNode }) {
  const clip = useId()
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'relative',
        minBlockSize: 560,
        alignItems: 'flex-end',
        justifyContent: 'center',
        padding: 5,
        color: '#FFFFFF',
        background: `linear-gradient(${palette.hennaDark}, ${palette.henna})`,
        clipPath: `url(#${clip})`,
      }}
    >
      <Box component="svg" width="0" height="0" aria-hidden="true" sx={{ position: 'absolute' }}>
        <clipPath id={clip} clipPathUnits="objectBoundingBox">
          <path d="M0 .4C0 .19 .33 .13 .5 0C.67 .13 1 .19 1 .4V1H0Z" />
        </clipPath>
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          color: palette.gold,
          opacity: 0.55,
          maskImage: 'linear-gradient(black 45%, transparent 85%)',
        }}
      >
        <Lattice cell={88} />
      </Box>
      <Box sx={{ position: 'relative', textAlign: 'center' }}>{children}</Box>
    </Box>
  )
}
