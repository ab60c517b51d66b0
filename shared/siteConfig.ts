/**
 * Addresses and ids that differ between installations. The server writes them into each page as JSON (`#zaffa-config`); without this server,
 * the defaults below apply.
 */
export interface SiteConfig {
  /** Origin of the site, without a trailing slash; empty means the origin of the page. */
  publicUrl: string
  /** Host of the main website; the app host is `app.` before it (specification §9). */
  mainHost: string
  /** URL scheme of the mobile app, without a colon. */
  appScheme: string
  /** Allowed hosts of short link targets: the site's own, those of the app stores, and additions of the installation. */
  linkHosts: string[]
  storeUrl: string
  playStoreUrl: string
  appStoreUrl: string
  social: { facebook: string; instagram: string; tiktok: string; x: string }
  supportEmail: string
  supportPhone: string
  /** `supportPhone` for `tel:` links: digits after a plus sign. */
  supportDial: string
  /** Empty: the visitor's IP address is not looked up. */
  ipLookupUrl: string
  geoLookupUrl: string
  /** `off` removes the service worker from the browsers that have it. */
  serviceWorker: 'on' | 'off'
  analytics: AnalyticsConfig
}

/** Analytics services, used after consent. An empty id loads no script; the URLs are the sources of the scripts. */
export interface AnalyticsConfig {
  tagManagerId: string
  tagManagerUrl: string
  metaPixelId: string
  metaPixelUrl: string
  tiktokPixelId: string
  tiktokPixelUrl: string
}

export const defaultSiteConfig: SiteConfig = {
  publicUrl: '',
  mainHost: 'zaffa.example',
  appScheme: 'zaffa',
  linkHosts: ['zaffa.example', 'app.zaffa.example', 'store.zaffa.example', 'play.google.com', 'apps.apple.com'],
  storeUrl: 'https://store.zaffa.example',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=example.zaffa.app',
  appStoreUrl: 'https://apps.apple.com/app/id0000000000',
  social: {
    facebook: 'https://www.facebook.com/zaffa.example',
    instagram: 'https://www.instagram.com/zaffa.example',
    tiktok: 'https://www.tiktok.com/@zaffa.example',
    x: 'https://x.com/zaffa_example',
  },
  supportEmail: 'support@zaffa.example',
  supportPhone: '+20 2 0000 0000',
  supportDial: '+20200000000',
  ipLookupUrl: '',
  geoLookupUrl: '',
  serviceWorker: 'on',
  analytics: {
    tagManagerId: '',
    tagManagerUrl: 'https://www.googletagmanager.com',
    metaPixelId: '',
    metaPixelUrl: 'https://connect.facebook.net',
    tiktokPixelId: '',
    tiktokPixelUrl: 'https://analytics.tiktok.com',
  },
}

/** @returns whether the app has a listing in Google Play: the default is none */
export const hasPlayStoreListing = ({ playStoreUrl }: Pick<SiteConfig, 'playStoreUrl'>): boolean =>
  playStoreUrl !== defaultSiteConfig.playStoreUrl

/** @returns whether the app has a listing in the App Store: the default is none */
export const hasAppStoreListing = ({ appStoreUrl }: Pick<SiteConfig, 'appStoreUrl'>): boolean =>
  appStoreUrl !== defaultSiteConfig.appStoreUrl
