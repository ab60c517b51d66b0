import { useEffect, useRef, useState, type MouseEventHandler, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { NAV_SCROLL_THRESHOLD_PX } from '@/config/limits'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { getButtonClass } from '../button/buttonClass'
import { LinkButton } from '../button/LinkButton'
import { CloseIcon, MenuIcon, PersonIcon } from '../icons/siteIcons'
import { DownloadApp } from './DownloadApp'
import { ExternalLink } from './ExternalLink'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { layoutMessages } from '@/i18n/messages/site'
import styles from './NavBar.module.css'
import { navLinks } from './navLinks'
import { useMenuPopover } from './useMenuPopover'

const PANEL_ID = 'main-menu'

interface NavBarProps {
  signedIn: boolean
  /** Beside the link to the dashboard. */
  dashboardBadge: ReactNode
  onSignOut: () => void
  onLocaleFailure: () => void
}

/**
 * The navigation bar: transparent at the top, solid after 50 px of scrolling (specification §2). On small screens the
 * links are in a popover, which the browser opens by itself, also before hydration. Every choice closes it.
 */
export function NavBar({ signedIn, dashboardBadge, onSignOut, onLocaleFailure }: NavBarProps) {
  const intl = useIntl()
  const { storeUrl } = useSiteConfig()
  const isScrolled = useScrolledPast(NAV_SCROLL_THRESHOLD_PX)
  const { panel, isOpen, close, panelProps, buttonProps } = useMenuPopover()
  useOnPathChange(close)

  return (
    <header className={styles.bar} data-scrolled={isScrolled} data-solid={isScrolled || isOpen}>
      <nav className={styles.row} aria-label={intl.formatMessage(layoutMessages.mainNavigation)}>
        <Link className={styles.logo} to={paths.home} onClick={close}>
          <Logo />
        </Link>
        <div id={PANEL_ID} ref={panel} className={styles.panel} {...panelProps}>
          <ul className={styles.links}>
            {navLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  className={({ isActive }) => `${styles.link} ${isActive ? 'active' : ''}`}
                  to={to}
                  end={to === paths.home}
                  onClick={close}
                >
                  <FormattedMessage {...label} />
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ExternalLink className={styles.quiet} href={storeUrl} onClick={close}>
              <span className={styles.long}>
                <FormattedMessage {...layoutMessages.visitStore} />
              </span>
              <span className={styles.short}>
                <FormattedMessage {...layoutMessages.store} />
              </span>
            </ExternalLink>
            <AccountLinks signedIn={signedIn} badge={dashboardBadge} onSignOut={onSignOut} onChoose={close} />
            <DownloadApp className={styles.download} variant="contained" onClick={close} />
          </div>
        </div>
        <LanguageSwitch onFailure={onLocaleFailure} />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={intl.formatMessage(layoutMessages.menu)}
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          popoverTarget={PANEL_ID}
          {...buttonProps}
        >
          <MenuIcon className={styles.open} />
          <CloseIcon className={styles.close} />
        </button>
      </nav>
    </header>
  )
}

/** Calls an action when the page changes; not at mount, which would close a menu that was opened before hydration. */
function useOnPathChange(action: () => void): void {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    action()
  }, [pathname, action])
}

interface AccountLinksProps {
  signedIn: boolean
  badge: ReactNode
  onSignOut: () => void
  onChoose: () => void
}

function AccountLinks({ signedIn, badge, onSignOut, onChoose }: AccountLinksProps) {
  if (!signedIn) {
    return (
      <LinkButton className={styles.quiet} to={paths.login} onClick={onChoose}>
        <FormattedMessage {...layoutMessages.signIn} />
      </LinkButton>
    )
  }
  const signOut: MouseEventHandler = () => {
    onChoose()
    onSignOut()
  }
  return (
    <>
      <LinkButton className={styles.quiet} to={paths.dashboard} onClick={onChoose}>
        <FormattedMessage {...layoutMessages.dashboard} />
        {badge}
      </LinkButton>
      <NavLink
        className={({ isActive }) => getButtonClass({ className: `${styles.account} ${isActive ? 'active' : ''}` })}
        to={paths.account}
        onClick={onChoose}
      >
        <PersonIcon className={styles.accountIcon} />
        <span className={styles.accountLabel}>
          <FormattedMessage {...layoutMessages.myAccount} />
        </span>
      </NavLink>
      <button type="button" className={getButtonClass({ className: styles.quiet })} onClick={signOut} data-leaves>
        <FormattedMessage {...layoutMessages.signOut} />
      </button>
    </>
  )
}

/** Whether the page has been scrolled by more than `threshold` px. False until mounted. */
function useScrolledPast(threshold: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > threshold)
    // Not at once: reading the position now would force a layout.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [threshold])
  return isPast
}
