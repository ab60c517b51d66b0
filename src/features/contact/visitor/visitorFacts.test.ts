import { jest } from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { apiServer } from '@tests/mocks/api'
import { getDeviceFacts } from './deviceFacts'
import { readIp, readPlace } from './lookUps'
import { collectVisitorFacts } from './visitorFacts'

const server = apiServer()
const ipLookupUrl = 'https://ip.example/json'
const geoLookupUrl = 'https://geo.example/json'
const cairo = {
  countryId: 'EG',
  cityId: 'Cairo',
  area: 'Cairo Governorate',
  mapsLink: 'https://www.google.com/maps?q=30.06,31.25',
}
const nowhere = { countryId: null, cityId: null, area: null, mapsLink: null }
const createHandler = (url: string, body: unknown, status = 200) =>
  http.get(url, () => HttpResponse.json(body as object, { status }))

describe('IP address', () => {
  it.each(['41.33.12.7', '2001:db8::ff00:42:8329'])('is accepted: %s', (ip) => expect(readIp({ ip })).toBe(ip))
  it.each([
    { ip: '300.1.1.1' },
    { ip: '<script>' },
    { ip: 12 },
    { ip: '' },
    { address: '1.1.1.1' },
    'text',
    null,
    [],
    { ip: `1:${'2:'.repeat(40)}` },
  ])('is rejected: %j', (response) => expect(readIp(response)).toBeNull())
})

describe('place', () => {
  it.each([
    { country_code: 'EG', city: 'Cairo', region: 'Cairo Governorate', latitude: 30.06, longitude: 31.25 },
    { countryCode: 'EG', city: ' Cairo ', region: 'C', regionName: 'Cairo Governorate', lat: '30.06', lon: '31.25' },
  ])('is parsed from the field names of any service: %j', (response) => expect(readPlace(response)).toEqual(cairo))

  it.each([
    null,
    'text',
    7,
    [],
    { country_code: 1, city: {}, region: '  ', lat: 'x', lon: 'y' },
    { lat: 91, lon: 0 },
    { lat: 30 },
    { lat: '', lon: '' },
  ])('is rejected when it is invalid: %j', (response) => expect(readPlace(response)).toEqual(nowhere))

  it('is truncated to the limit of the API without splitting a character', () => {
    expect(readPlace({ city: `${'ا'.repeat(99)}💍💍` }).cityId).toBe(`${'ا'.repeat(99)}💍`)
  })
})

const agents = {
  androidPhone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
}

describe('device', () => {
  it.each([
    [agents.androidPhone, 5, { platform: 'Mobile Web', os: 'Android 14', browser: 'Chrome 130.0.0.0' }],
    [agents.androidTablet, 5, { platform: 'Tablet Web', os: 'Android 13', browser: 'Chrome 130.0.0.0' }],
    [agents.iphone, 5, { platform: 'Mobile Web', os: 'iOS 17.4', browser: 'Safari 17.4' }],
    [agents.mac, 0, { platform: 'Web', os: 'macOS 10.15.7', browser: 'Safari 17.4' }],
    [agents.mac, 5, { platform: 'Tablet Web', os: 'iPadOS', browser: 'Safari 17.4' }],
    [agents.windows, 0, { platform: 'Web', os: 'Windows NT 10.0', browser: 'Firefox 132.0' }],
    ['something of tomorrow', 0, { platform: 'Web', os: null }],
  ])('is detected by user agent and touch points: %s, %i', async (userAgent, maxTouchPoints, facts) => {
    expect(await getDeviceFacts({ userAgent, maxTouchPoints })).toMatchObject(facts)
  })
})

describe('look-ups', () => {
  it('are sent in parallel, without credentials or referrer', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch')
    server.use(
      createHandler(ipLookupUrl, { ip: '41.33.12.7' }),
      createHandler(geoLookupUrl, {
        country_code: 'EG',
        city: 'Cairo',
        region: 'Cairo Governorate',
        latitude: 30.06,
        longitude: 31.25,
      }),
    )
    expect(await collectVisitorFacts({ ipLookupUrl, geoLookupUrl })).toMatchObject({
      ...cairo,
      ip: '41.33.12.7',
      platform: 'Web',
    })
    expect(fetchSpy).toHaveBeenCalledTimes(2)
    for (const url of [ipLookupUrl, geoLookupUrl]) {
      expect(fetchSpy).toHaveBeenCalledWith(
        url,
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
      )
    }
    fetchSpy.mockRestore()
  })

  it('are not sent without a URL', async () => {
    const asked = jest.fn()
    server.events.on('request:start', asked)
    expect(await collectVisitorFacts({ ipLookupUrl: '', geoLookupUrl: '' })).toMatchObject({ ...nowhere, ip: null })
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['refuse', createHandler(ipLookupUrl, { ip: '1.1.1.1' }, 429), createHandler(geoLookupUrl, {}, 503)],
    [
      'are cut off',
      http.get(ipLookupUrl, () => HttpResponse.error()),
      http.get(geoLookupUrl, () => HttpResponse.error()),
    ],
    [
      'respond with invalid data',
      http.get(ipLookupUrl, () => new HttpResponse('<html>')),
      createHandler(geoLookupUrl, null),
    ],
  ])('that %s return null, while the device is still detected', async (_case, ip, geo) => {
    server.use(ip, geo)
    expect(await collectVisitorFacts({ ipLookupUrl, geoLookupUrl })).toMatchObject({
      ...nowhere,
      ip: null,
      platform: 'Web',
    })
  })

  it('time out when slow, and keep the results that have arrived', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(150))
    let aborted = false
    server.use(
      createHandler(geoLookupUrl, { country_code: 'EG' }),
      http.get(ipLookupUrl, ({ request }) => {
        request.signal.addEventListener('abort', () => (aborted = true))
        return new Promise(() => undefined)
      }),
    )
    expect(await collectVisitorFacts({ ipLookupUrl, geoLookupUrl })).toMatchObject({ countryId: 'EG', ip: null })
    expect(limits).toHaveBeenCalledWith(3000)
    expect(aborted).toBe(true)
    limits.mockRestore()
  })
})
