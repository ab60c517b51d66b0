import type { ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'
import { isSecure } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { toCspHash } from '../lib/inlineParts.ts'
import type { InlineParts } from '../lib/inlineParts.ts'

/** Browser features that no page uses (W3C Permissions Policy, section 5). */
const NEVER_ASKED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** For pages that search engines may fetch but not index. */
export const NO_INDEX = { 'X-Robots-Tag': 'noindex' }

const YEAR_S = 365 * 24 * 60 * 60

const toOrigins = (address: string): string[] => (address === '' ? [] : [new URL(address).origin])

/** Where analytics scripts send data, besides their own origin. */
const TAG_MANAGER_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const META_REPORTS = ['https://www.facebook.com']

/** Hosts of the configured vendors; an empty id needs none (specification §9, "Analytics"). */
function getAnalyticsHosts({ site: { analytics } }: Config) {
  const { tagManagerId, tagManagerUrl, metaPixelId, metaPixelUrl, tiktokPixelId, tiktokPixelUrl } = analytics
  const all = [
    { id: tagManagerId, source: tagManagerUrl, reports: TAG_MANAGER_REPORTS },
    { id: metaPixelId, source: metaPixelUrl, reports: META_REPORTS },
    { id: tiktokPixelId, source: tiktokPixelUrl, reports: [] },
  ]
  const on = all.filter(({ id }) => id !== '')
  return { scripts: on.map(({ source }) => source), calls: on.flatMap(({ source, reports }) => [source, ...reports]) }
}

/**
 * The policy of a guest page: its inline script and style by their hashes, all else from this origin.
 * It has no nonce, so that it can be cached with the page.
 */
export const buildGuestPolicy = (
  config: Config,
  { scriptHash, styleHash }: { scriptHash: string; styleHash: string },
): string =>
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

/** Emotion inserts an empty style element and adds rules to it at run time. */
const EMPTY_STYLE = toCspHash('')

const noInlineParts: InlineParts = { scriptHashes: [], styleHashes: [], styleAttributes: false }

/**
 * The policy of a page of the site, with the hashes of its inline parts; it stays in force for all client-side
 * navigation. Without a page it is the policy of all other responses.
 */
export function buildSitePolicy(
  config: Config,
  { scriptHashes, styleHashes, styleAttributes } = noInlineParts,
): string {
  const analytics = getAnalyticsHosts(config)
  const lookups = [...toOrigins(config.site.ipLookupUrl), ...toOrigins(config.site.geoLookupUrl)]
  return [
    "default-src 'self'",
    // JSON in a script element is data, which the policy does not restrict.
    ["script-src 'self'", ...scriptHashes, ...analytics.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styleHashes].join(' '),
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // blob: is the preview of a picture before its upload.
    ["img-src 'self' data: blob:", ...analytics.calls].join(' '),
    ["connect-src 'self'", ...lookups, ...analytics.calls].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

/** The policy of the operator's console: this origin only, without the hosts that the site's pages may need. */
export const buildOperatorPolicy = (config: Config, { scriptHashes, styleHashes }: InlineParts): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styleHashes].join(' '),
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';')

/**
 * Content security policy and the other security headers. They are equal for every response, so helmet runs once
 * and not for each request.
 */
export function buildSecurityHeaders(config: Config): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure(config) ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    // Reset tokens and slugs are not sent to other sites as referrer.
    referrerPolicy: { policy: 'same-origin' },
    // Preview pictures and backgrounds may be shown by WhatsApp, Facebook and the mobile app.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Share buttons open pop-up windows.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Only for Internet Explorer and Flash; DNS prefetching is allowed.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  }
  const headers: Record<string, string> = {
    'Content-Security-Policy': buildSitePolicy(config),
    'Permissions-Policy': NEVER_ASKED.map((feature) => `${feature}=()`).join(', '),
  }
  const collect = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as never, collect as unknown as ServerResponse, () => undefined)
  return headers
}
