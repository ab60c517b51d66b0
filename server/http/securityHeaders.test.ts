import { readConfig } from '../config/config.ts'
import type { Environment } from '../config/config.ts'
import { buildSitePolicy } from './securityHeaders.ts'

const PAGE = { scriptHashes: ["'sha256-page'"], styleHashes: [], styleAttributes: false }

/** @returns the sources that the policy of a page allows for one directive */
function getSources(environment: Environment, kind: string): string[] {
  const rule = buildSitePolicy(readConfig(environment), PAGE)
    .split(';')
    .find((each) => each.startsWith(`${kind} `))
  return rule?.split(' ').slice(1) ?? []
}

const TAG_MANAGER = 'https://www.googletagmanager.com'
const META = 'https://connect.facebook.net'
const TIKTOK = 'https://analytics.tiktok.com'

describe('buildSitePolicy', () => {
  it.each<[string, Environment, string[]]>([
    ['the site only, without analytics', {}, []],
    ['the tag manager', { ANALYTICS_GTM_ID: 'GTM-A' }, [TAG_MANAGER]],
    ['the Meta pixel', { ANALYTICS_META_PIXEL_ID: '1' }, [META]],
    ['the TikTok pixel', { ANALYTICS_TIKTOK_PIXEL_ID: 'C1' }, [TIKTOK]],
    [
      'all three vendors',
      { ANALYTICS_GTM_ID: 'GTM-A', ANALYTICS_META_PIXEL_ID: '1', ANALYTICS_TIKTOK_PIXEL_ID: 'C1' },
      [TAG_MANAGER, META, TIKTOK],
    ],
    [
      'a configured proxy',
      { ANALYTICS_GTM_ID: 'GTM-A', ANALYTICS_GTM_URL: 'https://tags.zaffa.example' },
      ['https://tags.zaffa.example'],
    ],
    ['the site only, for a script address without an id', { ANALYTICS_GTM_URL: 'https://tags.zaffa.example' }, []],
  ])('allows scripts of %s', (_name, environment, sources) => {
    expect(getSources(environment, 'script-src')).toEqual(["'self'", "'sha256-page'", ...sources])
  })

  it('allows connections only to enabled vendors', () => {
    expect(getSources({}, 'connect-src')).toEqual(["'self'"])
    expect(getSources({ ANALYTICS_META_PIXEL_ID: '1' }, 'connect-src')).toEqual([
      "'self'",
      META,
      'https://www.facebook.com',
    ])
    expect(getSources({ ANALYTICS_META_PIXEL_ID: '1' }, 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      META,
      'https://www.facebook.com',
    ])
    expect(getSources({ ANALYTICS_GTM_ID: 'G-1' }, 'connect-src')).toEqual([
      "'self'",
      TAG_MANAGER,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ])
  })
})
