import { object } from 'yup'
import type { InferType } from 'yup'
import { defaultSiteConfig } from '../../shared/siteConfig.ts'
import * as field from './fields.ts'

declare module 'yup' {
  interface CustomSchemaMetadata {
    description?: string
  }
}

const host = () => field.textLike(/^[A-Za-z0-9.:_-]+$/, 'a host name or an IP address')
const analyticsId = () => field.textLike(/^[A-Za-z0-9_-]+$/, 'an id of letters, digits, - and _')
const { social, analytics } = defaultSiteConfig

/**
 * The environment variables of the server with rules and defaults. The descriptions are the comments of `.env.example` (`npm run env`), which is
 * their documentation.
 */
export const environmentSchema = object({
  PORT: field.portNumber().default(3000).meta({ description: 'Where the server listens.' }),
  HOST: host().default('127.0.0.1'),
  PUBLIC_URL: field
    .httpOrigin()
    .meta({ description: 'The address in links, previews and mails. Default: derived from HOST and PORT.' }),
  MAIN_HOST: field
    .hostName()
    .meta({ description: 'Host of the main website; the app host is app. before it. Default: host of PUBLIC_URL.' }),
  DATA_DIR: field.anyText().default('./data').meta({
    description:
      'Folder of the embedded database (for one server at a time), the outbox of mails, the key that signs tokens (secrets.json, mode 600) and the log of operator commands (audit.log).',
  }),
  DATABASE_URL: field.urlWithScheme('postgres', 'postgresql').meta({
    description: 'PostgreSQL 15 or newer (postgres://…), for any number of server processes. Default: embedded SQLite.',
  }),
  REDIS_URL: field
    .urlWithScheme('redis', 'rediss')
    .meta({ description: 'Shared rate limits for several processes (redis://…). Default: each process counts alone.' }),
  ACCESS_TOKEN_SECRET: field.secretKey().meta({
    description:
      'The key that signs tokens, at least 32 random characters. Several processes without a shared DATA_DIR need the same. Default: created once in DATA_DIR.',
  }),
  SMTP_URL: field.urlWithScheme('smtp', 'smtps').meta({
    description:
      'Outgoing mail (smtp://…); failed attempts are repeated for a day. Default: files in DATA_DIR/outbox, for 30 days.',
  }),
  PUSH_HOSTS: field.hostNames().meta({
    description:
      'Push services of browsers, separated by commas, with their subdomains: notices of new replies are sent to no other host. One on this machine, with its port, is used over http. Default: those of Google, Mozilla, Apple and Microsoft.',
  }),
  S3_ENDPOINT: field.httpBaseUrl().meta({
    description:
      'Store of the S3 protocol for photographs of providers (http://127.0.0.1:9000), with those below. Default: the database.',
  }),
  S3_REGION: field.textLike(/^[a-z0-9-]+$/, 'the name of a region').default('us-east-1'),
  S3_BUCKET: field.textLike(/^[a-z0-9.-]{3,63}$/, 'the name of a bucket'),
  S3_ACCESS_KEY_ID: field.anyText(),
  S3_SECRET_ACCESS_KEY: field.anyText(),
  DEMO_PHOTOGRAPHS: field.oneOf('yes', 'no').default('yes').meta({
    description:
      'Whether a first start with --demo also draws photographs of the sample providers, in the background: yes or no.',
  }),
  METRICS_PORT: field
    .portNumber()
    .meta({ description: 'Prometheus metrics at /metrics, on a port of their own. Default: none.' }),
  METRICS_HOST: host().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: field.httpBaseUrl().meta({
    description:
      'OpenTelemetry collector (http://127.0.0.1:4318) that gets traces of requests and SQL statements, without personal data. Default: none.',
  }),
  OTEL_TRACES_SAMPLER_ARG: field
    .share()
    .default(1)
    .meta({ description: 'Share of the requests that are traced, unless the proxy decides, from 0 to 1.' }),
  LOG_LEVEL: field.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn').meta({
    description:
      "Pino's levels: fatal, error, warn, info, debug, trace, silent. info logs each response, without addresses or personal data. Security events are logged at every level but silent.",
  }),
  TRUST_PROXY: field.networks().meta({
    description:
      'Addresses or networks of the proxy in front, separated by commas, so that rate limits use the address of the visitor.',
  }),
  PURGE_URLS: field.httpOrigins().meta({
    description:
      'Addresses for purges of the nginx in front, such as http://127.0.0.1:8081, separated by commas: pages of a changed invitation are removed there at once. Default: none; nginx revalidates a page after a minute.',
  }),
  RATE_LIMIT_SCALE: field
    .positiveNumber()
    .default(1)
    .meta({ description: 'Multiplies every rate limit, for load tests.' }),
  STORE_URL: field
    .httpUrl()
    .default(defaultSiteConfig.storeUrl)
    .meta({ description: 'Online store and app listings.' }),
  PLAY_STORE_URL: field.httpBaseUrl().default(defaultSiteConfig.playStoreUrl),
  APP_STORE_URL: field.httpBaseUrl().default(defaultSiteConfig.appStoreUrl),
  APP_SCHEME: field
    .appScheme()
    .default(defaultSiteConfig.appScheme)
    .meta({ description: 'URL scheme of the mobile app, for short links into it.' }),
  ANDROID_PACKAGE: field
    .textLike(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'the name of a package, such as example.zaffa.app')
    .meta({
      description:
        'Package of the Android app (deploy/store-package.md), for /.well-known/assetlinks.json, with the fingerprints of its certificates below.',
    }),
  ANDROID_CERT_SHA256: field.certificates().meta({
    description: 'SHA-256 fingerprints of the certificates that sign the package, separated by commas.',
  }),
  APPLE_APP_ID: field
    .textLike(/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/, 'a team and a bundle, such as ABCDE12345.example.zaffa.app')
    .meta({ description: 'Team and bundle of the iPhone app, for /.well-known/apple-app-site-association.' }),
  LINK_HOSTS: field.hostNames().meta({
    description:
      'Hosts, separated by commas, that short links may lead to besides ours and those of the store addresses above.',
  }),
  SOCIAL_FACEBOOK_URL: field.httpBaseUrl().default(social.facebook).meta({ description: 'Social links.' }),
  SOCIAL_INSTAGRAM_URL: field.httpBaseUrl().default(social.instagram),
  SOCIAL_TIKTOK_URL: field.httpBaseUrl().default(social.tiktok),
  SOCIAL_X_URL: field.httpBaseUrl().default(social.x),
  SUPPORT_EMAIL: field
    .textLike(/^[^\s@<>",;]+@[^\s@<>",;]+$/, 'an e-mail address')
    .default(defaultSiteConfig.supportEmail)
    .meta({ description: 'Contact details.' }),
  SUPPORT_PHONE: field
    .textLike(/^\+?[0-9][0-9 ()-]{3,29}$/, 'a phone number, such as +20 2 0000 0000')
    .default(defaultSiteConfig.supportPhone),
  IP_LOOKUP_URL: field
    .httpUrl()

    .meta({
      description: "Look-up of the contact form, only with the sender's consent; returns { ip }. Default: none.",
    }),
  GEO_LOOKUP_URL: field
    .httpUrl()

    .meta({
      description: 'Look-up as above; returns { country_code, city, region, latitude, longitude }. Default: none.',
    }),
  SERVICE_WORKER: field.oneOf('on', 'off').default('on').meta({
    description:
      'The service worker, with which the site opens without a network: on, or off to remove it from the browsers that have it.',
  }),
  ANALYTICS_GTM_ID: analyticsId().meta({
    description: 'Analytics ids, used only after consent. An empty id loads no script.',
  }),
  ANALYTICS_META_PIXEL_ID: analyticsId(),
  ANALYTICS_TIKTOK_PIXEL_ID: analyticsId(),
  ANALYTICS_GTM_URL: field
    .httpOrigin()
    .default(analytics.tagManagerUrl)
    .meta({ description: 'Where those scripts are loaded from, for a proxy in between.' }),
  ANALYTICS_META_PIXEL_URL: field.httpOrigin().default(analytics.metaPixelUrl),
  ANALYTICS_TIKTOK_PIXEL_URL: field.httpOrigin().default(analytics.tiktokPixelUrl),
})

/** The parsed variables; those without a default are undefined when unset. */
export type ParsedEnvironment = InferType<typeof environmentSchema>
