export interface Point {
  latitude: number
  longitude: number
}

/** The place that a URL itself names. */
export interface Place {
  point?: Point
  name?: string
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = new RegExp(`^${NUMBER}\\s*,\\s*${NUMBER}$`)
/** Patterns of coordinates in a path or hash, most exact first: Google's pin, Google's view, OpenStreetMap's view. */
const IN_PATH = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
]
const QUERY_NAMES = ['query', 'q', 'll', 'destination', 'daddr', 'coordinate', 'name']
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

const FIRST_ARABIC_DIGIT = '٠'.charCodeAt(0)

/** Converts Arabic digits and signs to Latin ones. */
const toLatinDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - FIRST_ARABIC_DIGIT))
    .replaceAll('٫', '.')
    .replaceAll('،', ',')

function parsePoint(match: RegExpExecArray | null): Point | undefined {
  if (!match) return undefined
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE
    ? { latitude, longitude }
    : undefined
}

/** Coordinates as maps copy them: `30.0444, 31.2357`, in Latin or Arabic digits, with or without brackets. */
export const readPoint = (text: string): Point | undefined =>
  parsePoint(
    PAIR.exec(
      toLatinDigits(text)
        .replace(/^\s*(?:geo:|\()?\s*/i, '')
        .replace(/[)\s]+$/, ''),
    ),
  )

function decodePlaceName(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim() || undefined
  } catch {
    return undefined
  }
}

/** @returns the point and the place name in a map URL. */
export function parsePlace(url: URL): Place {
  const { pathname, hash, searchParams } = url
  const queries = QUERY_NAMES.flatMap((name) => searchParams.get(name) ?? [])
  const marked = searchParams.has('mlat') ? `${searchParams.get('mlat')},${searchParams.get('mlon')}` : ''
  const inPath = IN_PATH.map((pattern) => parsePoint(pattern.exec(pathname + hash)))
  const point = [...inPath, ...[marked, ...queries].map(readPoint)].find((found) => found !== undefined)
  const name =
    decodePlaceName(/\/maps\/place\/([^/@]+)/.exec(pathname)?.[1] ?? '') ??
    queries.find((text) => text !== '' && !readPoint(text))
  return { ...(point ? { point } : {}), ...(name && !readPoint(name) ? { name } : {}) }
}
