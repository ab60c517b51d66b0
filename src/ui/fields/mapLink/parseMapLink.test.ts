import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { getMapUrl, parseMapLink, type MapLink } from './parseMapLink'

const findLink = (text: string): MapLink | undefined => {
  const recognition = parseMapLink(text)
  return recognition.kind === 'link' ? recognition.link : undefined
}
const tahrir = { latitude: 30.0444, longitude: 31.2357 }
const searchTahrir = 'https://www.google.com/maps/search/?api=1&query=30.0444,31.2357'

const good: [what: string, typed: string, url: string, rest?: object][] = [
  [
    'the desktop’s address of a place',
    'https://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z/data=!3m1',
    'https://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z/data=!3m1',
    { point: tahrir, name: 'Nile Hall' },
  ],
  [
    'the pin rather than the view',
    'https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3d30.0444!4d31.2357',
    'https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3d30.0444!4d31.2357',
    { point: tahrir },
  ],
  [
    'an Arabic name',
    'https://www.google.com/maps/place/قاعة+النيل/@30.0444,31.2357,17z',
    'https://www.google.com/maps/place/%D9%82%D8%A7%D8%B9%D8%A9+%D8%A7%D9%84%D9%86%D9%8A%D9%84/@30.0444,31.2357,17z',
    { name: 'قاعة النيل' },
  ],
  [
    'a share link',
    'https://maps.app.goo.gl/4f2kQ?g_st=ic',
    'https://maps.app.goo.gl/4f2kQ?g_st=ic',
    { service: 'google' },
  ],
  ['an older share link', 'https://goo.gl/maps/4f2kQ', 'https://goo.gl/maps/4f2kQ'],
  ['the whole text of a share', 'قاعة النيل\nhttps://maps.app.goo.gl/4f2kQ', 'https://maps.app.goo.gl/4f2kQ'],
  ['the same with its lines run together', 'قاعة النيلhttps://maps.app.goo.gl/4f2kQ', 'https://maps.app.goo.gl/4f2kQ'],
  ['a link in a sentence', 'Here it is (https://maps.app.goo.gl/4f2kQ). See you!', 'https://maps.app.goo.gl/4f2kQ'],
  [
    'the map among other links',
    'https://nilehall.example https://waze.com/ul/hstq',
    'https://waze.com/ul/hstq',
    { service: 'waze' },
  ],
  ['no https://', 'maps.app.goo.gl/4f2kQ', 'https://maps.app.goo.gl/4f2kQ'],
  [
    'http',
    'http://maps.google.com/?q=30.0444,31.2357',
    'https://maps.google.com/?q=30.0444,31.2357',
    { point: tahrir },
  ],
  ['capital letters', 'HTTPS://MAPS.GOOGLE.COM/?q=Nile', 'https://maps.google.com/?q=Nile', { name: 'Nile' }],
  [
    'Egypt’s Google',
    'https://www.google.com.eg/maps?q=Nile+Hall',
    'https://www.google.com.eg/maps?q=Nile+Hall',
    { name: 'Nile Hall' },
  ],
  [
    'signs that an address must not hold',
    'https://maps.google.com/?q="a"\\b',
    'https://maps.google.com/?q=%22a%22%5Cb',
  ],
  [
    'Apple’s map',
    'https://maps.apple.com/?ll=30.0444,31.2357&q=Nile',
    'https://maps.apple.com/?ll=30.0444,31.2357&q=Nile',
    { service: 'apple', point: tahrir, name: 'Nile' },
  ],
  ['Apple’s short link', 'https://maps.apple/p/abc', 'https://maps.apple/p/abc', { service: 'apple' }],
  [
    'Waze',
    'https://ul.waze.com/ul?ll=30.0444%2C31.2357',
    'https://ul.waze.com/ul?ll=30.0444%2C31.2357',
    { service: 'waze', point: tahrir },
  ],
  [
    'OpenStreetMap',
    'https://www.openstreetmap.org/#map=17/30.0444/31.2357',
    'https://www.openstreetmap.org/#map=17/30.0444/31.2357',
    { service: 'openStreetMap', point: tahrir },
  ],
  ['coordinates', '30.0444, 31.2357', searchTahrir, { point: tahrir }],
  ['coordinates in Arabic digits', '(٣٠٫٠٤٤٤، ٣١٫٢٣٥٧)', searchTahrir, { point: tahrir }],
]

const bad: [what: string, typed: string, fault: string][] = [
  ['words', 'قاعة النيل', 'noLink'],
  ['coordinates beyond the poles', '130.5, 31.2', 'noLink'],
  ['a script', 'javascript:alert(1)', 'notHttps'],
  ['another protocol', 'ftp://files.example/map', 'notHttps'],
  ['another site', 'https://maps.example.com/here', 'notMap'],
  ['a map’s name in the path', 'https://evil.example/maps.google.com', 'notMap'],
  ['another page of Google', 'https://www.google.com/search?q=maps', 'notMap'],
  ['a path that only begins like the maps', 'https://www.google.com/mapsx', 'notMap'],
  ['a way out of the maps', 'https://www.google.com/maps/%2e%2E/url?q=https://evil.example', 'notMap'],
  ['a short link that is no map', 'https://goo.gl/4f2kQ', 'notMap'],
  ['Google before another domain', 'https://maps.google.com.evil.example/', 'lookalike'],
  ['Google within another domain', 'https://maps.google.evil.com/', 'lookalike'],
  ['a country that is none', 'https://www.google.zz/maps', 'lookalike'],
  ['Google as a user', 'https://maps.google.com@evil.example/', 'lookalike'],
  ['a user at Google', 'https://evil@maps.google.com/', 'lookalike'],
  ['another Waze', 'https://waze.com.evil.example/ul', 'lookalike'],
  ['letters that look alike', 'https://maps.gооgle.com/', 'lookalike'],
  ['a port of somebody', 'https://maps.google.com:8443/', 'notMap'],
  ['an address without end', `https://maps.google.com/?q=${'x'.repeat(2000)}`, 'tooLong'],
]

it.each(good)('parses %s', (_what, typed, url, rest = {}) => expect(findLink(typed)).toMatchObject({ url, ...rest }))

it.each(bad)('rejects %s with a reason', (_what, typed, fault) => {
  expect(parseMapLink(typed)).toEqual({ kind: 'refused', fault })
  expect(getMapUrl(typed)).toBeUndefined()
})

it('returns no error for an empty field', () => expect(parseMapLink('  ')).toEqual({ kind: 'empty' }))

describe('pattern of the OpenAPI document', () => {
  interface Rule {
    pattern: string
    maxLength: number
  }
  const { schemas } = parse(readFileSync('openapi/components/invitations.yaml', 'utf8')) as {
    schemas: { MapsLink: Rule }
  }
  const { pattern, maxLength } = schemas.MapsLink
  const isAccepted = (address: string) => new RegExp(pattern, 'u').test(address) && address.length <= maxLength

  it.each(good)('accepts the stored URL of %s', (_what, _typed, url) => expect(isAccepted(url)).toBe(true))
  it.each(bad)('rejects %s', (_what, typed) => expect(isAccepted(typed)).toBe(false))
  it('lists the same Google domains', () => {
    const domains = /google\\\.\(([^)]+)\)/.exec(pattern)?.[1]?.replaceAll('\\', '').split('|') ?? []
    expect(domains.length).toBeGreaterThan(40)
    for (const domain of domains) expect(findLink(`https://www.google.${domain}/maps`)?.service).toBe('google')
    for (const domain of ['cm', 'co', 'com.xx', 'co.com', 'zz', 'com.evil'])
      expect(isAccepted(`https://www.google.${domain}/maps`)).toBe(false)
  })
})
