import type { ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'
import { isSecure } from '../config.ts'
import type { Config } from '../config.ts'

const YEAR_S = 365 * 24 * 60 * 60

const originOf = (address: string): string[] => (address === '' ? [] : [new URL(address).origin])

const when = (id: string, ...hosts: string[]) => (id === '' ? [] : hosts)

/** Hosts that each analytics id needs; an empty id needs none (decisions: an empty id loads no script). */
function analyticsHosts({ site: { analytics } }: Config) {
  return {
    scripts: [
      ...when(analytics.tagManagerId, 'https://www.googletagmanager.com'),
      ...when(analytics.metaPixelId, 'https://connect.facebook.net'),
      ...when(analytics.tiktokPixelId, 'https://analytics.tiktok.com'),
    ],
    calls: [
      ...when(
        analytics.tagManagerId,
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ),
      ...when(analytics.metaPixelId, 'https://www.facebook.com', 'https://connect.facebook.net'),
      ...when(analytics.tiktokPixelId, 'https://analytics.tiktok.com'),
    ],
  }
}

/**
 * The policy of a rendered invitation: its one inline script and one inline style by their hashes, all else from here.
 * It can be kept with the page, since it has no nonce.
 */
export const guestPolicy = (config: Config, { scriptHash, styleHash }: { scriptHash: string; styleHash: string }): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHash}`,
    `style-src 'self' ${styleHash}`,
    "img-src 'self' data:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';')

/** The policy of the application's pages, and harmless on all other answers. */
function applicationPolicy(config: Config): Record<string, string[]> {
  const analytics = analyticsHosts(config)
  const lookups = [...originOf(config.site.ipLookupUrl), ...originOf(config.site.geoLookupUrl)]
  return {
    defaultSrc: ["'self'"],
    // JSON in a script element is data and needs no permission.
    scriptSrc: ["'self'", ...analytics.scripts],
    // Emotion, under Material UI, writes style elements while the page runs.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // blob: is the preview of a picture that is chosen but not yet sent.
    imgSrc: ["'self'", 'data:', 'blob:', ...analytics.calls],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...lookups, ...analytics.calls],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    ...(isSecure(config) ? { upgradeInsecureRequests: [] } : {}),
  }
}

/**
 * Content security policy and the other headers that keep a page to itself. They are the same for every answer, so
 * helmet is asked once and not for each request.
 */
export function securityHeaders(config: Config): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: applicationPolicy(config) },
    strictTransportSecurity: isSecure(config) ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    // A reset link's token and an invitation's slug stay with us when a guest follows a link out.
    referrerPolicy: { policy: 'same-origin' },
    // Preview pictures and backgrounds may be shown by WhatsApp, Facebook and the mobile app.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Share buttons open pop-up windows.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // For Internet Explorer and Flash, which open none of our pages; names of other sites may be looked up early.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  }
  const headers: Record<string, string> = {}
  const collect = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader: () => undefined }
  helmet(options)({} as never, collect as unknown as ServerResponse, () => undefined)
  return headers
}
