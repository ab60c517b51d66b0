import { startBuiltServer } from '../../../../tests/server/support/server.ts'
import type { TestServer } from '../../../../tests/server/support/server.ts'

const FINGERPRINT = `${'0A:'.repeat(31)}FF`
const OTHER = `${'1B:'.repeat(31)}00`
const PLAY = 'https://play.google.com/store/apps/details?id=com.zaffa.app'

let plain: TestServer
let configured: TestServer

beforeAll(async () => {
  plain = await startBuiltServer()
  configured = await startBuiltServer({
    ANDROID_PACKAGE: 'com.zaffa.app',
    ANDROID_CERT_SHA256: `${FINGERPRINT}, ${OTHER}`,
    APPLE_APP_ID: 'ABCDE12345.com.zaffa.app',
    PLAY_STORE_URL: PLAY,
  })
})
afterAll(() => Promise.all([plain.close(), configured.close()]))

describe('the files that connect packages of the stores with the site', () => {
  it('name the Android package and its certificates', async () => {
    const response = await configured.call('GET', '/.well-known/assetlinks.json')
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(response.text)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.zaffa.app',
          sha256_cert_fingerprints: [FINGERPRINT, OTHER],
        },
      },
    ])
  })

  it('give the app of an iPhone short links and the pages of couples, and no guest pages', async () => {
    const response = await configured.call('GET', '/.well-known/apple-app-site-association')
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const { details } = (JSON.parse(response.text) as { applinks: { details: Record<string, unknown>[] } }).applinks
    expect(details).toEqual([
      {
        appIDs: ['ABCDE12345.com.zaffa.app'],
        components: ['/dl/*', '/app', '/app/*', '/home', '/weddings/*', '/account'].map((path) => ({ '/': path })),
      },
    ])
  })

  it.each(['assetlinks.json', 'apple-app-site-association'])('do not exist unless configured: %s', async (file) => {
    expect((await plain.call('GET', `/.well-known/${file}`)).status).toBe(404)
  })
})

describe('the web app manifest', () => {
  it.each(['ar', 'en'])('refers to the listing of the app where there is one, in %s', async (lang) => {
    const [listed, unlisted] = await Promise.all(
      [configured, plain].map((server) => server.call('GET', `/manifest.${lang}.webmanifest`)),
    )
    expect(listed!.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(listed!.text)).toMatchObject({ related_applications: [{ platform: 'play', url: PLAY }] })
    expect(JSON.parse(unlisted!.text)).not.toHaveProperty('related_applications')
  })
})

describe('a share without a service worker', () => {
  const share = (headers: Record<string, string>, body: string) =>
    plain.call('POST', '/share', { headers: { accept: 'text/html', ...headers }, body })

  it.each([
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['application/x-www-form-urlencoded', 'text=a'],
    ['text/plain', 'x'.repeat(20 * 1024 * 1024)],
  ])('leads to the import, which says that nothing arrived: %s', async (type, body) => {
    const response = await share({ 'content-type': type }, body)
    expect([response.status, response.headers['location']]).toEqual([303, '/home?open=guestImport&shared=yes'])
    expect(response.headers['connection']).toBe('close')
  })
})
