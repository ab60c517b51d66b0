import CloseIcon from '@mui/icons-material/CloseOutlined'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { NAV_SCROLL_THRESHOLD_PX } from '@/config/limits'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { ExternalLink } from './ExternalLink'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { layoutMessages } from '@/i18n/messages/site'
import * as styles from './navBarStyles'
import { navLinks } from './navLinks'

const PANEL_ID = 'main-menu'

interface NavBarProps {
  signedIn: boolean
  onSignOut: () => void
  onLocaleFailure: () => void
}

/**
 * The navigation bar: transparent at the top, solid after 50 px of scrolling (specification §2). On small screens the
 * links are in a menu that closes on every choice and on Escape.
 */
export function NavBar({ signedIn, onSignOut, onLocaleFailure }: NavBarProps) {
  const intl = useIntl()
  const { storeUrl, playStoreUrl } = useSiteConfig()
  const scrolled = useScrolledPast(NAV_SCROLL_THRESHOLD_PX)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = () => setOpen(false)
  useEffect(close, [pathname])

  return (
    <Box
      component="header"
      sx={styles.getBarStyle(scrolled || open)}
      data-scrolled={scrolled}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Box component="nav" aria-label={intl.formatMessage(layoutMessages.mainNavigation)} sx={styles.row}>
        <Box component={Link} to={paths.home} onClick={close} sx={styles.logo}>
          <Logo />
        </Box>
        <Box id={PANEL_ID} sx={styles.getPanelStyle(open)} data-open={open}>
          <Box component="ul" sx={styles.links}>
            {navLinks.map(({ to, label }) => (
              <li key={to}>
                <Box component={NavLink} to={to} end={to === paths.home} onClick={close} sx={styles.link}>
                  <FormattedMessage {...label} />
                </Box>
              </li>
            ))}
          </Box>
          <Box sx={styles.actions}>
            <ExternalLink href={storeUrl} onClick={close} sx={styles.quiet}>
              <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
                <FormattedMessage {...layoutMessages.visitStore} />
              </Box>
              <Box component="span" sx={{ display: { lg: 'none' } }}>
                <FormattedMessage {...layoutMessages.store} />
              </Box>
            </ExternalLink>
            <AccountLinks signedIn={signedIn} onSignOut={onSignOut} onChoose={close} />
            <ExternalLink href={playStoreUrl} variant="contained" onClick={close} sx={styles.download}>
              <FormattedMessage {...layoutMessages.downloadApp} />
            </ExternalLink>
          </Box>
        </Box>
        <LanguageSwitch onFailure={onLocaleFailure} />
        <IconButton
          sx={styles.menuButton}
          aria-label={intl.formatMessage(layoutMessages.menu)}
          aria-expanded={open}
          aria-controls={PANEL_ID}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </Box>
    </Box>
  )
}

function AccountLinks({
  signedIn,
  onSignOut,
  onChoose,
}: {
  signedIn: boolean
  onSignOut: () => void
  onChoose: () => void
}) {
  if (!signedIn) {
    return (
      <Button component={Link} to={paths.login} onClick={onChoose} sx={styles.quiet}>
        <FormattedMessage {...layoutMessages.signIn} />
      </Button>
    )
  }
  const signOut = () => {
    onChoose()
    onSignOut()
  }
  return (
    <>
      <Button component={Link} to={paths.dashboard} onClick={onChoose} sx={styles.quiet}>
        <FormattedMessage {...layoutMessages.myInvitations} />
      </Button>
      <Button component={NavLink} to={paths.account} onClick={onChoose} sx={styles.account}>
        <PersonIcon aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }} />
        <Box component="span" sx={styles.accountLabel}>
          <FormattedMessage {...layoutMessages.myAccount} />
        </Box>
      </Button>
      <Button onClick={signOut} sx={styles.quiet}>
        <FormattedMessage {...layoutMessages.signOut} />
      </Button>
    </>
  )
}

/** Whether the page has been scrolled by more than `threshold` px. False until mounted. */
function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [threshold])
  return past
}
