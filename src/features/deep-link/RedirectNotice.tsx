import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { palette } from '../../theme/tokens'
import { ExternalLink } from '../../ui/layout/ExternalLink'
import { Logo } from '../../ui/layout/Logo'
import { layoutMessages } from '../../ui/layout/messages'
import { PatternBackdrop } from '../../ui/layout/PatternBackdrop'
import { Khatim } from '../../ui/ornament/Khatim'
import { deepLinkMessages } from './messages'

/** How to go on for a visitor who is left standing: the website's page, and the app's in the store where there may be an app. */
export interface Onward {
  page: string
  store?: string
}

const frame = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  overflow: 'clip',
  textAlign: 'center',
} as const

/** The star of the house, outlined, around its filled core: the outline turns while the visitor waits. */
const star = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 104,
  marginInline: 'auto',
  color: palette.gold,
  '& > *': { gridArea: '1 / 1' },
  '& > :first-of-type': { inlineSize: '100%', animation: 'redirect-turn 14s linear infinite' },
  '& > :last-of-type': { inlineSize: '34%', animation: 'redirect-glow 2.4s ease-in-out infinite' },
  '@keyframes redirect-turn': { to: { transform: 'rotate(360deg)' } },
  '@keyframes redirect-glow': { '50%': { opacity: 0.35 } },
  '@media (prefers-reduced-motion: reduce)': { '& > *': { animation: 'none !important' } },
} as const

/** The ways on come after a while; their place is kept, so that nothing moves. */
const onwardPlace = { minBlockSize: { xs: 220, sm: 140 }, marginBlockStart: 3 } as const

const appear = {
  animation: 'redirect-appear 400ms ease-out',
  '@keyframes redirect-appear': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const

/** The short link's page (specification §2): 'Redirecting…', and later the ways on. */
export function RedirectNotice({ onward }: { onward: Onward | null }) {
  return (
    <Box sx={frame}>
      <PatternBackdrop />
      <Box component="header" sx={{ position: 'relative', paddingBlock: 4 }}>
        <Box component={Link} to={paths.index} sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 48, paddingInline: 1, color: 'inherit', textDecoration: 'none' }}>
          <Logo />
        </Box>
      </Box>
      <Box component="main" sx={{ position: 'relative', display: 'grid', alignContent: 'center', paddingInline: 3, paddingBlockEnd: 8 }}>
        <Box aria-hidden sx={star}>
          <Khatim />
          <Khatim filled />
        </Box>
        <Box role="status" sx={{ marginBlockStart: 4 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.5rem', md: '3.25rem' } }}>
            <FormattedMessage {...deepLinkMessages.redirecting} />
          </Typography>
        </Box>
        <Box sx={onwardPlace}>{onward && <WaysOn {...onward} />}</Box>
      </Box>
    </Box>
  )
}

function WaysOn({ page, store }: Onward) {
  return (
    <Box sx={appear}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...deepLinkMessages.stillHere} />
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, justifyContent: 'center', gap: 2, maxInlineSize: { xs: 320, sm: 'none' }, marginInline: 'auto', marginBlockStart: 3 }}>
        <Button component={Link} to={page} replace variant="contained" size="large">
          <FormattedMessage {...deepLinkMessages.openSite} />
        </Button>
        {store && (
          <ExternalLink href={store} variant="outlined" size="large">
            <FormattedMessage {...layoutMessages.downloadApp} />
          </ExternalLink>
        )}
      </Box>
    </Box>
  )
}
