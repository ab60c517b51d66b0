import { useEffect, useState, type MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { hasAppStoreListing, hasPlayStoreListing } from '@shared/siteConfig'
import { isIos } from '@/config/disguisedIpad'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { layoutMessages } from '@/i18n/messages/site'
import type { ButtonLook } from '../button/buttonClass'
import { ExternalLink } from './ExternalLink'

/** The part of the support page that says how to install the site (src/features/install/InstallGuide.tsx). */
const INSTALL_STEPS = '/support#install'

/** With this event Chrome lets a page offer to install it, once. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}
let installEvent: InstallEvent | undefined

const keepInstallEvent = (event: Event): void => {
  installEvent = event as InstallEvent
}

/** 'Download App': the listing in the store of the device. An iPhone without a listing reads that the app is coming soon (specification §1). */
export function DownloadApp({ onClick, ...look }: ButtonLook & { onClick?: () => void }) {
  const config = useSiteConfig()
  const [address, setAddress] = useState(config.playStoreUrl)
  // Pages are rendered before device and listings are known.
  useEffect(() => {
    const isOnIos = isIos(navigator)
    if (isOnIos && hasAppStoreListing(config)) setAddress(config.appStoreUrl)
    else if (hasPlayStoreListing(config)) {
      if (isOnIos) setAddress('')
    } else {
      // No store has the app: the site can be installed. Browsers that cannot be asked need the steps.
      addEventListener('beforeinstallprompt', keepInstallEvent)
      setAddress(INSTALL_STEPS)
    }
  }, [config])
  const choose = (event: MouseEvent) => {
    onClick?.()
    if (!installEvent) return
    event.preventDefault()
    void installEvent.prompt()
    installEvent = undefined
  }
  if (!address)
    return (
      <span className={look.className}>
        <FormattedMessage {...layoutMessages.iosSoon} />
      </span>
    )
  return (
    <ExternalLink {...look} href={address} onClick={choose}>
      <FormattedMessage {...layoutMessages.downloadApp} />
    </ExternalLink>
  )
}
