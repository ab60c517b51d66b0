import MenuIcon from '@mui/icons-material/Menu'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { focusHeading } from '@/features/operator/common/focusHeading'
import { consoleMessages } from '@/i18n/messages/operator'
import { palette } from '@/theme/tokens'
import { Logo } from '@/ui/layout/Logo'
import { PageContent, SkipLink } from '../PageContent'
import { ConsoleNav } from './ConsoleNav'

const NAV_WIDTH_PX = 256

/** Moves the focus to the heading of each new page, also after sign-in. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  useEffect(focusHeading, [pathname])
}

/** The frame of the console: navigation at the side, or in a menu on a phone. */
export function OperatorLayout() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  useHeadingFocus()
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: { md: `${NAV_WIDTH_PX}px minmax(0, 1fr)` },
        minBlockSize: '100dvh',
      }}
    >
      <SkipLink />
      {isNarrow ? <PhoneBar /> : <SideBar />}
      <Box
        sx={{
          paddingBlock: { xs: 2, md: 3 },
          paddingInline: { xs: 2, md: 4 },
          maxInlineSize: 1180,
          '& main': { minBlockSize: 0 },
          '& main a:not([class])': { color: palette.henna },
        }}
      >
        <PageContent>
          <Outlet />
        </PageContent>
      </Box>
    </Box>
  )
}

const Brand = ({ inverse = false }: { inverse?: boolean }) => (
  <Box
    component={Link}
    to="/"
    sx={{
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      minBlockSize: 44,
      color: inverse ? '#FFFFFF' : palette.ink,
      textDecoration: 'none',
    }}
  >
    <Logo size={28} inverse={inverse} />
    <Box component="span" sx={{ font: 'var(--body2)', opacity: 0.85 }}>
      <FormattedMessage {...consoleMessages.name} />
    </Box>
  </Box>
)

const SideBar = () => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      blockSize: '100dvh',
      overflowY: 'auto',
      backgroundColor: palette.night,
    }}
  >
    <Box sx={{ padding: '16px 20px 0' }}>
      <Brand inverse />
    </Box>
    <ConsoleNav />
  </Box>
)

function PhoneBar() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingInline: 2,
        minBlockSize: 56,
        borderBlockEnd: `1px solid ${palette.line}`,
        backgroundColor: palette.paper,
      }}
    >
      <Brand />
      <IconButton
        edge="end"
        aria-label={intl.formatMessage(consoleMessages.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        anchor="left"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': intl.formatMessage(consoleMessages.navigation),
            sx: { inlineSize: 'min(300px, 88vw)', borderRadius: 0, border: 0, backgroundColor: palette.night },
          },
        }}
      >
        <IconButton
          aria-label={intl.formatMessage(consoleMessages.closeMenu)}
          onClick={close}
          sx={{ alignSelf: 'flex-end', color: '#FFFFFF' }}
        >
          <CloseIcon />
        </IconButton>
        <ConsoleNav onChoose={close} />
      </Drawer>
    </Box>
  )
}
