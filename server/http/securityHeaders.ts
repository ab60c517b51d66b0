import type { ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'
import { isSecure } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { hashOf } from '../lib/inlineParts.ts'
import type { InlineParts } from '../lib/inlineParts.ts'

/** What a page of ours never asks for; so nothing that gets into one can (W3C Permissions Policy, §5). */
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

/** For what means nothing to a stranger: robots may read it, and must not list it. */
export const NO_INDEX = { 'X-Robots-Tag': 'noindex' }

const YEAR_S = 365 * 24 * 60 * 60

const originOf = (address: string): string[] => (address === '' ? [] : [new URL(address).origin])

/** Where the scripts of the large providers report to, besides the place that they come from. */
const TAG_MANAGER_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const META_REPORTS = ['https://www.facebook.com']

/** Hosts of what is switched on; an empty id needs none (specification §9, "Analytics"). */
function analyticsHosts({ site: { analytics } }: Config) {
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

/** What Emotion, under Material UI, needs: an empty style element, whose rules it writes while the page runs. */
const EMPTY_STYLE = hashOf('')

const noInlineParts: InlineParts = { scriptHashes: [], styleHashes: [], styleAttributes: false }

/**
 * The policy of a page of the site, by the hashes of what stands in it; it holds for all pages that the visitor goes on to
 * without loading anew. Without a page it is harmless on all other answers.
 */
export function sitePolicy(config: Config, { scriptHashes, styleHashes, styleAttributes } = noInlineParts): string {
  const analytics = analyticsHosts(config)
  const lookups = [...originOf(config.site.ipLookupUrl), ...originOf(config.site.geoLookupUrl)]
  return [
    "default-src 'self'",
    // JSON in a script element is data and needs no permission.
    ["script-src 'self'", ...scriptHashes, ...analytics.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styleHashes].join(' '),
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    // blob: is the preview of a picture that is chosen but not yet sent.
    ["img-src 'self' data: blob:", ...analytics.calls].join(' '),
    ["connect-src 'self'", ...lookups, ...analytics.calls].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isSecure(config) ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

/**
 * Content security policy and the other headers that keep a page to itself. They are the same for every answer, so
 * helmet is asked once and not for each request.
 */
export function securityHeaders(config: Config): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: false,
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
  const headers: Record<string, string> = {
    'Content-Security-Policy': sitePolicy(config),
    'Permissions-Policy': NEVER_ASKED.map((feature) => `${feature}=()`).join(', '),
  }
  const collect = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader: () => undefined }
  helmet(options)({} as never, collect as unknown as ServerResponse, () => undefined)
  return headers
}
