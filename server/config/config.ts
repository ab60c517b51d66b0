import { resolve } from 'node:path'
import { ValidationError } from 'yup'
import type { SiteConfig } from '../../shared/siteConfig.ts'
import { environmentSchema } from './environment.ts'
import type { ParsedEnvironment } from './environment.ts'

/** A bucket of a store with the S3 protocol. */
export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

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
  /** Hosts to which notices of new replies are sent. */
  pushHosts: string[]
  /** Where photographs of providers are; null for the database. */
  photoStore: S3Config | null
  /** Whether sample providers get drawn photographs. */
  demoPhotographs: boolean
  /** Origins for purges of the nginx in front, which removes the pages of changed invitations. */
  purgeUrls: string[]
  /** Signs access tokens; when null, the key is in the data folder. */
  accessTokenSecret: string | null
  /** Listening address of the Prometheus metrics; null disables them. */
  metrics: { port: number; host: string } | null
  /** Where traces are sent, and the share of requests that are traced; null disables tracing. */
  tracing: { endpoint: string; sampleRatio: number } | null
  rateLimitScale: number
  /** Addresses of the trusted proxies, whose `X-Forwarded-For` is used. */
  trustedProxies: string[]
  logLevel: LogLevel
  /** The Android package that may open the site's links; null without one. */
  androidApp: { packageName: string; certificates: string[] } | null
  /** Team and bundle of the iPhone app; null without one. */
  appleAppId: string | null
  /** Public settings, written into each page for the browser. */
  site: SiteConfig
}

/** The push services of Chrome (and of other Chromium browsers), Firefox, Safari and Edge. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

export type LogLevel = ParsedEnvironment['LOG_LEVEL']
export type Environment = Record<string, string | undefined>

/** One or more environment variables are invalid; `problems` has one line for each. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Zaffa cannot start with this configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Parses the environment.
 * @throws ConfigError with every invalid variable and what it must be
 */
export function readConfig(environment: Environment): Config {
  // It belonged to a pooler in DATABASE_URL, through which notifications get lost without an error.
  if (environment['DATABASE_DIRECT_URL'])
    throw new ConfigError([
      'DATABASE_DIRECT_URL is not supported any more: remove it, and give DATABASE_URL an address without a pooler.',
    ])
  const variables = parseEnvironment(environment)
  const { PORT: port, HOST: host, METRICS_PORT: metricsPort } = variables
  const localUrl = `http://${toReachableHost(host)}:${port}`
  const publicUrl = variables.PUBLIC_URL ?? localUrl
  return {
    port,
    host,
    dataDir: resolve(variables.DATA_DIR),
    localUrl,
    publicUrl,
    databaseUrl: variables.DATABASE_URL ?? null,
    redisUrl: variables.REDIS_URL ?? null,
    smtpUrl: variables.SMTP_URL ?? null,
    pushHosts: variables.PUSH_HOSTS?.map((name) => name.toLowerCase()) ?? PUSH_SERVICES,
    photoStore: toPhotoStore(variables),
    demoPhotographs: variables.DEMO_PHOTOGRAPHS === 'yes',
    purgeUrls: variables.PURGE_URLS ?? [],
    accessTokenSecret: variables.ACCESS_TOKEN_SECRET ?? null,
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: variables.METRICS_HOST },
    tracing:
      variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT, sampleRatio: variables.OTEL_TRACES_SAMPLER_ARG },
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    trustedProxies: variables.TRUST_PROXY ?? [],
    logLevel: variables.LOG_LEVEL,
    androidApp: toAndroidApp(variables),
    appleAppId: variables.APPLE_APP_ID ?? null,
    site: toSiteConfig(variables, publicUrl),
  }
}

function parseEnvironment(environment: Environment): ParsedEnvironment {
  try {
    return environmentSchema.validateSync(environment, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // A number that is not whole may break several rules of the same message.
    throw new ConfigError([...new Set(error.errors)])
  }
}

/** @throws ConfigError when only some of the variables are set */
function toPhotoStore({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: ParsedEnvironment): S3Config | null {
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  if (endpoint || bucket || accessKeyId || secretAccessKey)
    throw new ConfigError(['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.'])
  return null
}

/** @throws ConfigError when only one of the variables is set */
function toAndroidApp({ ANDROID_PACKAGE: packageName, ANDROID_CERT_SHA256: certificates }: ParsedEnvironment) {
  if (packageName && certificates) return { packageName, certificates }
  if (packageName || certificates) throw new ConfigError(['ANDROID_PACKAGE and ANDROID_CERT_SHA256 are set together.'])
  return null
}

/** @returns the host for links to this machine, when the server listens at `host` */
function toReachableHost(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function toSiteConfig(variables: ParsedEnvironment, publicUrl: string): SiteConfig {
  const mainHost = variables.MAIN_HOST ?? new URL(publicUrl).host
  const { STORE_URL: storeUrl, PLAY_STORE_URL: playStoreUrl, APP_STORE_URL: appStoreUrl } = variables
  const knownHosts = [publicUrl, storeUrl, playStoreUrl, appStoreUrl].map((url) => new URL(url).host)
  const extraHosts = variables.LINK_HOSTS?.map((host) => host.toLowerCase()) ?? []
  return {
    publicUrl,
    mainHost,
    appScheme: variables.APP_SCHEME,
    linkHosts: [...new Set([mainHost, `app.${mainHost}`, ...knownHosts, ...extraHosts])],
    storeUrl,
    playStoreUrl,
    appStoreUrl,
    social: {
      facebook: variables.SOCIAL_FACEBOOK_URL,
      instagram: variables.SOCIAL_INSTAGRAM_URL,
      tiktok: variables.SOCIAL_TIKTOK_URL,
      x: variables.SOCIAL_X_URL,
    },
    supportEmail: variables.SUPPORT_EMAIL,
    supportPhone: variables.SUPPORT_PHONE,
    supportDial: variables.SUPPORT_PHONE.replace(/[^+0-9]/g, ''),
    ipLookupUrl: variables.IP_LOOKUP_URL ?? '',
    geoLookupUrl: variables.GEO_LOOKUP_URL ?? '',
    serviceWorker: variables.SERVICE_WORKER,
    analytics: {
      tagManagerId: variables.ANALYTICS_GTM_ID ?? '',
      tagManagerUrl: variables.ANALYTICS_GTM_URL,
      metaPixelId: variables.ANALYTICS_META_PIXEL_ID ?? '',
      metaPixelUrl: variables.ANALYTICS_META_PIXEL_URL,
      tiktokPixelId: variables.ANALYTICS_TIKTOK_PIXEL_ID ?? '',
      tiktokPixelUrl: variables.ANALYTICS_TIKTOK_PIXEL_URL,
    },
  }
}

/** @returns whether the site is served over https, so that cookies and transport must be secure */
export const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:')
