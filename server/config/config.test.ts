import { ConfigError, readConfig } from './config.ts'

function listProblems(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

it('returns the defaults without any variable', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', rateLimitScale: 1 })
  expect(config).toMatchObject({ databaseUrl: null, redisUrl: null, smtpUrl: null })
  expect(config.site.analytics).toMatchObject({ tagManagerId: '', metaPixelId: '', tiktokPixelId: '' })
})

it('derives the public URL and the main host from HOST, PORT and PUBLIC_URL', () => {
  expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:8080')
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  const config = readConfig({ PUBLIC_URL: 'https://zaffa.example/' })
  expect([config.publicUrl, config.site.mainHost]).toEqual(['https://zaffa.example', 'zaffa.example'])
})

it('allows short links to the installation’s hosts, its stores and LINK_HOSTS, each once', () => {
  expect(readConfig({ PUBLIC_URL: 'https://zaffa.example' }).site).toMatchObject({
    appScheme: 'zaffa',
    linkHosts: ['zaffa.example', 'app.zaffa.example', 'store.zaffa.example', 'play.google.com', 'apps.apple.com'],
  })
  const { site } = readConfig({
    PUBLIC_URL: 'http://www.localhost:3000',
    MAIN_HOST: 'localhost:3000',
    APP_SCHEME: 'Zaffa-Beta',
    STORE_URL: 'http://127.0.0.1:4000/store',
    PLAY_STORE_URL: 'http://127.0.0.1:4000/play',
    LINK_HOSTS: 'partner.example, localhost:3000',
  })
  expect(site.appScheme).toBe('zaffa-beta')
  expect(site.linkHosts).toEqual([
    'localhost:3000',
    'app.localhost:3000',
    'www.localhost:3000',
    '127.0.0.1:4000',
    'apps.apple.com',
    'partner.example',
  ])
})

it.each([
  ['APP_SCHEME', 'javascript', 'APP_SCHEME must be an app\'s own URL scheme, such as zaffa; it is "javascript".'],
  ['APP_SCHEME', 'zaffa://', 'APP_SCHEME must be an app\'s own URL scheme, such as zaffa; it is "zaffa://".'],
  [
    'LINK_HOSTS',
    'a.example,https://b.example',
    'LINK_HOSTS must be host names separated by commas, such as partner.example; it is "a.example,https://b.example".',
  ],
])('rejects %s=%s, which would allow links to any site', (name, value, problem) => {
  expect(listProblems({ [name]: value })).toEqual([problem])
})

it('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DATA_DIR: '' }).port).toBe(3000)
})

it.each([
  ['PORT', '0', 'PORT must be a whole number from 1 to 65535; it is "0".'],
  ['PORT', '3000x', 'PORT must be a whole number from 1 to 65535; it is "3000x".'],
  ['RATE_LIMIT_SCALE', '-1', 'RATE_LIMIT_SCALE must be a number above 0; it is "-1".'],
  ['METRICS_PORT', 'yes', 'METRICS_PORT must be a whole number from 1 to 65535; it is "yes".'],
  ['ACCESS_TOKEN_SECRET', 'short', 'ACCESS_TOKEN_SECRET must be at least 32 random characters.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".'],
  ['SUPPORT_EMAIL', 'support', 'SUPPORT_EMAIL must be an e-mail address; it is "support".'],
  ['ANALYTICS_GTM_ID', '"><script>', 'ANALYTICS_GTM_ID must be an id of letters, digits, - and _; it is ""><script>".'],
  [
    'ANALYTICS_GTM_URL',
    'https://tags.example/x',
    'ANALYTICS_GTM_URL must be an http:// or https:// address without a path, such as https://zaffa.example; it is "https://tags.example/x".',
  ],
  [
    'MAIN_HOST',
    'https://zaffa.example',
    'MAIN_HOST must be a host name, such as zaffa.example; it is "https://zaffa.example".',
  ],
  ['IP_LOOKUP_URL', 'javascript:1', 'IP_LOOKUP_URL must be an http:// or https:// address; it is "javascript:1".'],
])('rejects %s=%s and names it', (name, value, problem) => {
  expect(listProblems({ [name]: value })).toEqual([problem])
})

it.each(['https://zaffa.example/app', 'zaffa.example', 'ftp://zaffa.example'])('rejects PUBLIC_URL=%s', (value) => {
  expect(listProblems({ PUBLIC_URL: value })).toHaveLength(1)
})

it.each(['10.0.0.0/8', '127.0.0.1', '::1, 10.1.2.3/32'])('accepts TRUST_PROXY=%s', (value) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies.length).toBeGreaterThan(0)
})
it.each(['true', '10.0.0.0/33', '10.0.0', '1'])('rejects TRUST_PROXY=%s', (value) => {
  expect(listProblems({ TRUST_PROXY: value })).toHaveLength(1)
})

const FINGERPRINT = Array.from({ length: 32 }, () => '0A').join(':')

it('reads the Android package with its certificates, and refuses one without the other', () => {
  const app = { ANDROID_PACKAGE: 'com.zaffa.app', ANDROID_CERT_SHA256: `${FINGERPRINT},${FINGERPRINT}` }
  expect(readConfig(app).androidApp).toEqual({
    packageName: 'com.zaffa.app',
    certificates: [FINGERPRINT, FINGERPRINT],
  })
  expect(listProblems({ ...app, ANDROID_CERT_SHA256: '' })).toEqual([
    'ANDROID_PACKAGE and ANDROID_CERT_SHA256 are set together.',
  ])
})

it.each([
  ['ANDROID_PACKAGE', 'zaffa'],
  ['ANDROID_CERT_SHA256', '0A:0B'],
  ['ANDROID_CERT_SHA256', FINGERPRINT.toLowerCase()],
  ['APPLE_APP_ID', 'com.zaffa.app'],
])('rejects %s=%s', (name, value) => {
  expect(listProblems({ [name]: value })).toHaveLength(1)
})

it('names all invalid variables at once, without passwords', () => {
  const found = listProblems({
    PORT: 'x',
    DATABASE_URL: 'mysql://u:secret@h/db',
    SMTP_URL: 'smtp//u:secret@h',
    LOG_LEVEL: 'x',
  })
  expect(found.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'SMTP_URL', 'LOG_LEVEL'])
  expect(found.join()).not.toContain('secret')
})

it('refuses a variable that belonged to a pooler, instead of losing notifications through the pooler', () => {
  const url = 'postgres://zaffa@127.0.0.1/zaffa'
  expect(listProblems({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toEqual([
    expect.stringMatching(/^DATABASE_DIRECT_URL is not supported any more/),
  ])
  expect(listProblems({ DATABASE_URL: url, READ_DATABASE_URL: url, DATABASE_DIRECT_URL: '' })).toEqual([])
})
