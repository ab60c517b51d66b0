import { resolve } from 'node:path'
import type { SiteConfig } from '../../shared/siteConfig.ts'
import * as field from './fields.ts'
import type { Reading } from './fields.ts'

/** All settings that differ between installations (specification §9, "Configuration"); no other module reads the environment. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** URL of the server on this machine. */
  localUrl: string
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  databaseUrl: string | null
  redisUrl: string | null
  smtpUrl: string | null
  /** Signs access tokens; when null, the key is in the data folder. */
  accessTokenSecret: string | null
  /** Listening address of the Prometheus metrics; null disables them. */
  metrics: { port: number; host: string } | null
  rateLimitScale: number
  /** Addresses of the trusted proxies, whose `X-Forwarded-For` is used. */
  trustedProxies: string[]
  logLevel: LogLevel
  /** Public settings, written into each page for the browser. */
  site: SiteConfig
}
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type Environment = Record<string, string | undefined>

/** One or more environment variables are invalid; `problems` has one line for each. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Zaffa cannot start with this configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

const EMAIL = /^[^\s@<>",;]+@[^\s@<>",;]+$/
const anyPort = field.wholeNumber(1, 65_535)
const hostLike = field.textLike(/^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address')
const analyticsId = field.textLike(/^[A-Za-z0-9_-]*$/, 'an id of letters, digits, - and _')

/**
 * Parses the environment.
 * @throws ConfigError with every invalid variable and what it must be
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  /** An unset or empty variable takes the default. */
  function read<T>(name: string, fallback: T, reader: (text: string) => Reading<T>): T {
    const text = environment[name]
    if (text === undefined || text === '') return fallback
    const reading = reader(text)
    if ('value' in reading) return reading.value
    problems.push(`${name} must be ${reading.mustBe}; it is "${text}".`)
    return fallback
  }
  const readSecret = (name: string, reader: (text: string) => Reading<string>): string | null => {
    const before = problems.length
    const value = read<string | null>(name, null, reader)
    // The address may contain a password, so the message omits the value.
    if (problems.length > before) problems[before] = problems[before]!.replace(/; it is ".*"\.$/s, '.')
    return value
  }

  const port = read('PORT', 3000, anyPort)
  const host = read('HOST', '127.0.0.1', hostLike)
  const metricsPort = read<number | null>('METRICS_PORT', null, anyPort)
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const localUrl = `http://${reachable}:${port}`
  const publicUrl = read('PUBLIC_URL', localUrl, field.httpOrigin)
  const mainHost = read('MAIN_HOST', new URL(publicUrl).host, field.hostName)
  const storeUrl = read('STORE_URL', 'https://store.zaffa.example', field.httpAddress)
  const playStoreUrl = read(
    'PLAY_STORE_URL',
    'https://play.google.com/store/apps/details?id=example.zaffa.app',
    field.httpAddress,
  )
  const appStoreUrl = read('APP_STORE_URL', 'https://apps.apple.com/app/id0000000000', field.httpAddress)
  const addressHosts = [publicUrl, storeUrl, playStoreUrl, appStoreUrl].map((address) => new URL(address).host)
  const supportPhone = read(
    'SUPPORT_PHONE',
    '+20 2 0000 0000',
    field.textLike(/^\+?[0-9][0-9 ()-]{3,29}$/, 'a phone number, such as +20 2 0000 0000'),
  )
  const config: Config = {
    port,
    host,
    dataDir: resolve(environment.DATA_DIR || './data'),
    localUrl,
    publicUrl,
    databaseUrl: readSecret('DATABASE_URL', field.addressOf('postgres', 'postgresql')),
    redisUrl: readSecret('REDIS_URL', field.addressOf('redis', 'rediss')),
    smtpUrl: readSecret('SMTP_URL', field.addressOf('smtp', 'smtps')),
    accessTokenSecret: readSecret('ACCESS_TOKEN_SECRET', field.secretKey),
    metrics: metricsPort === null ? null : { port: metricsPort, host: read('METRICS_HOST', '127.0.0.1', hostLike) },
    rateLimitScale: read('RATE_LIMIT_SCALE', 1, field.positiveNumber),
    trustedProxies: read('TRUST_PROXY', [], field.networks),
    logLevel: read('LOG_LEVEL', 'warn', field.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
    site: {
      publicUrl,
      mainHost,
      appScheme: read('APP_SCHEME', 'zaffa', field.ownScheme),
      linkHosts: [
        ...new Set([mainHost, `app.${mainHost}`, ...addressHosts, ...read('LINK_HOSTS', [], field.hostNames)]),
      ],
      storeUrl,
      playStoreUrl,
      appStoreUrl,
      social: {
        facebook: read('SOCIAL_FACEBOOK_URL', 'https://www.facebook.com/zaffa.example', field.httpAddress),
        instagram: read('SOCIAL_INSTAGRAM_URL', 'https://www.instagram.com/zaffa.example', field.httpAddress),
        tiktok: read('SOCIAL_TIKTOK_URL', 'https://www.tiktok.com/@zaffa.example', field.httpAddress),
        x: read('SOCIAL_X_URL', 'https://x.com/zaffa_example', field.httpAddress),
      },
      supportEmail: read('SUPPORT_EMAIL', 'support@zaffa.example', field.textLike(EMAIL, 'an e-mail address')),
      supportPhone,
      supportDial: supportPhone.replace(/[^+0-9]/g, ''),
      ipLookupUrl: read('IP_LOOKUP_URL', '', field.httpAddressOrNone),
      geoLookupUrl: read('GEO_LOOKUP_URL', '', field.httpAddressOrNone),
      analytics: {
        tagManagerId: read('ANALYTICS_GTM_ID', '', analyticsId),
        tagManagerUrl: read('ANALYTICS_GTM_URL', 'https://www.googletagmanager.com', field.httpOrigin),
        metaPixelId: read('ANALYTICS_META_PIXEL_ID', '', analyticsId),
        metaPixelUrl: read('ANALYTICS_META_PIXEL_URL', 'https://connect.facebook.net', field.httpOrigin),
        tiktokPixelId: read('ANALYTICS_TIKTOK_PIXEL_ID', '', analyticsId),
        tiktokPixelUrl: read('ANALYTICS_TIKTOK_PIXEL_URL', 'https://analytics.tiktok.com', field.httpOrigin),
      },
    },
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** @returns whether the site is served over https, so that cookies and transport must be secure */
export const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:')
