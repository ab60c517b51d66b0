import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'
import { LinkButton } from '@/ui/button/LinkButton'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { Logo } from '@/ui/layout/Logo'
import logo from '@/ui/layout/Logo.module.css'
import { layoutMessages } from '@/i18n/messages/site'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Khatim } from '@/ui/ornament/Khatim'
import { deepLinkMessages } from '@/i18n/messages/deepLink'

/** Links for a visitor who is not redirected: the website's page, and the app's store page where there may be an app. */
export interface FallbackLinks {
  page: string
  store?: string
}

const frame = { display: 'grid', gridTemplateRows: 'auto 1fr', minBlockSize: '100dvh', textAlign: 'center' } as const

const header = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: NAV_HEIGHT_PX,
  borderBlockEnd: `1px solid ${palette.line}`,
} as const

/** The logo's star; its outline rotates while the visitor waits. */
const star = {
  position: 'relative',
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

const appear = {
  animation: 'redirect-appear 400ms ease-out',
  '@keyframes redirect-appear': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const

/**
 * The page of a short link (specification §2): 'Redirecting…', and after a while the fallback links. Their space is
 * reserved to avoid layout shift.
 */
export function RedirectNotice({ onward }: { onward: FallbackLinks | null }) {
  return (
    <Box sx={frame}>
      <Box component="header" sx={header}>
        <Link className={logo.link} to={paths.home}>
          <Logo />
        </Link>
      </Box>
      <Box
        component="main"
        sx={{
          position: 'relative',
          display: 'grid',
          alignContent: 'center',
          overflow: 'clip',
          paddingInline: 3,
          paddingBlock: 6,
        }}
      >
        <PatternBackdrop />
        <Box aria-hidden sx={star}>
          <Khatim />
          <Khatim filled />
        </Box>
        <Box role="status" sx={{ position: 'relative', marginBlockStart: 4 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.5rem', md: '3.25rem' } }}>
            <FormattedMessage {...deepLinkMessages.redirecting} />
          </Typography>
          <Typography sx={{ minBlockSize: '2em', marginBlockStart: 2, color: 'text.secondary', textWrap: 'balance' }}>
            {onward && <FormattedMessage {...deepLinkMessages.stillHere} />}
          </Typography>
        </Box>
        <Box sx={{ position: 'relative', minBlockSize: { xs: 136, sm: 56 }, marginBlockStart: 3 }}>
          {onward && <WaysOn {...onward} />}
        </Box>
      </Box>
    </Box>
  )
}

const ways = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'center',
  gap: 2,
  maxInlineSize: { xs: 320, sm: 'none' },
  marginInline: 'auto',
} as const

function WaysOn({ page, store }: FallbackLinks) {
  return (
    <Box sx={[ways, appear]}>
      <LinkButton to={page} replace variant="contained" size="large">
        <FormattedMessage {...deepLinkMessages.openSite} />
      </LinkButton>
      {store && (
        <ExternalLink href={store} variant="outlined" size="large" opaque>
          <FormattedMessage {...layoutMessages.downloadApp} />
        </ExternalLink>
      )}
    </Box>
  )
}
