import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { hasAppStoreListing } from '@shared/siteConfig'
import { isIos } from '@/config/disguisedIpad'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { layoutMessages } from '@/i18n/messages/site'
import type { ButtonLook } from '../button/buttonClass'
import { ExternalLink } from './ExternalLink'

/** @returns the app's listing in the App Store; null without one, and during hydration, because pages are rendered before both are known */
export function useAppStoreUrl(): string | null {
  const config = useSiteConfig()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted && hasAppStoreListing(config) ? config.appStoreUrl : null
}

/** 'Download App': the listing in the store of the device. An iPhone without a listing reads that the app is coming soon (specification §1). */
export function DownloadApp({ onClick, ...look }: ButtonLook & { onClick?: () => void }) {
  const { playStoreUrl } = useSiteConfig()
  const appStoreUrl = useAppStoreUrl()
  const [isOnIos, setOnIos] = useState(false)
  useEffect(() => setOnIos(isIos(navigator)), [])
  if (isOnIos && appStoreUrl === null)
    return (
      <span className={look.className}>
        <FormattedMessage {...layoutMessages.iosSoon} />
      </span>
    )
  return (
    <ExternalLink {...look} href={isOnIos && appStoreUrl ? appStoreUrl : playStoreUrl} onClick={onClick}>
      <FormattedMessage {...layoutMessages.downloadApp} />
    </ExternalLink>
  )
}
