export type MapService = 'google' | 'apple' | 'waze' | 'openStreetMap'

/** Google's country domains for couples and their guests. Listed one by one: `google.` with any ending may belong to anybody. */
const GOOGLE_DOMAINS = new Set(
  (
    'com com.eg com.sa ae com.kw com.qa com.bh com.om jo com.lb iq ps com.ly tn dz co.ma so dj com.tr ' +
    'co.uk ie de at ch fr be nl it es pt gr com.cy se no dk fi pl ru com.ua ca com.au co.nz com.br com.mx ' +
    'co.za com.ng co.ke co.in com.pk com.my co.id com.sg co.jp co.kr'
  ).split(' '),
)

const GOOGLE_HOST = /^(?:(?<sub>www|maps)\.)?google\.(?<domain>[a-z.]+)$/

function isGoogleMap({ hostname, pathname }: URL): boolean {
  if (hostname === 'maps.app.goo.gl') return true
  if (hostname === 'goo.gl') return pathname.startsWith('/maps/')
  const { sub, domain } = GOOGLE_HOST.exec(hostname)?.groups ?? {}
  if (!domain || !GOOGLE_DOMAINS.has(domain)) return false
  return sub === 'maps' || pathname === '/maps' || pathname.startsWith('/maps/')
}

const otherHosts: Record<string, MapService> = {
  'maps.apple.com': 'apple',
  'maps.apple': 'apple',
  'waze.com': 'waze',
  'www.waze.com': 'waze',
  'ul.waze.com': 'waze',
  'openstreetmap.org': 'openStreetMap',
  'www.openstreetmap.org': 'openStreetMap',
  'osm.org': 'openStreetMap',
}

/** Finds the map service of an https URL, by its own hosts. A parsed URL has no `..` in its path. */
export function findMapService(url: URL): MapService | undefined {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  return isGoogleMap(url) ? 'google' : otherHosts[url.hostname]
}

/** Whether a host imitates a map service. */
export const isMapServiceImitation = ({ hostname, username }: URL): boolean =>
  username !== '' || (/google|goo\.gl|waze|openstreetmap|maps\.apple|xn--/.test(hostname) && !isGoogleHost(hostname))

const isGoogleHost = (hostname: string): boolean =>
  hostname === 'goo.gl' || GOOGLE_DOMAINS.has(GOOGLE_HOST.exec(hostname)?.groups?.['domain'] ?? '')
