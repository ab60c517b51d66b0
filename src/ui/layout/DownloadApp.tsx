import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hasAppStoreListing } from '@shared/siteConfig'
import { isIos } from '@/config/disguisedIpad'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { layoutMessages } from '@/i18n/messages/site'
import type { ButtonLook } from '../button/buttonClass'
import { ExternalLink } from './ExternalLink'

/** 'Download App': the listing in the store of the device. An iPhone without a listing reads that the app is coming soon (specification §1). */
export function DownloadApp({ onClick, ...look }: ButtonLook & { onClick?: () => void }) {
  const config = useSiteConfig()
  const [isOnIos, setOnIos] = useState(false)
  // Pages are rendered before the device is known.
  useEffect(() => setOnIos(isIos(navigator)), [])
  if (isOnIos && !hasAppStoreListing(config))
    return (
      <span className={look.className}>
        <FormattedMessage {...layoutMessages.iosSoon} />
      </span>
    )
  return (
    <ExternalLink {...look} href={isOnIos ? config.appStoreUrl : config.playStoreUrl} onClick={onClick}>
      <FormattedMessage {...layoutMessages.downloadApp} />
    </ExternalLink>
  )
}
