/**
 * What the server tells the browser about the world outside: addresses and ids that differ between installations.
 * The server writes it into each page as JSON (`#zaffa-config`); without our server the defaults below hold.
 */
export interface SiteConfig {
  /** The site's own address, without a trailing slash; empty means the page's own origin. */
  publicUrl: string
  /** Host of the main website; the app host is `app.` before it (specification §9). */
  mainHost: string
  /** The mobile app's own URL scheme, without a colon. */
  appScheme: string
  /** Hosts that short links may lead to: ours, those of the store pages, and the installation's own additions. */
  linkHosts: string[]
  storeUrl: string
  playStoreUrl: string
  appStoreUrl: string
  social: { facebook: string; instagram: string; tiktok: string; x: string }
  supportEmail: string
  supportPhone: string
  /** The same as telephones dial it: digits alone, after a plus sign. */
  supportDial: string
  /** Empty: the visitor's address is not looked up. */
  ipLookupUrl: string
  geoLookupUrl: string
  analytics: AnalyticsConfig
}

/** What measures the site, once a visitor has agreed. An empty id loads no script; the addresses are where the scripts come from. */
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
  analytics: {
    tagManagerId: '',
    tagManagerUrl: 'https://www.googletagmanager.com',
    metaPixelId: '',
    metaPixelUrl: 'https://connect.facebook.net',
    tiktokPixelId: '',
    tiktokPixelUrl: 'https://analytics.tiktok.com',
  },
}
