import { parseAddress } from '@shared/parseAddress'
import { parsePlace, readPoint, type Place, type Point } from './place'
import { isMapServiceImitation, findMapService, type MapService } from './services'

/** The limit of the OpenAPI document. */
const LONGEST = 2000

export type MapLinkFault = 'noLink' | 'notHttps' | 'notMap' | 'lookalike' | 'tooLong'

/** A valid map link: its canonical URL, and the place that the URL names. */
export interface MapLink extends Place {
  url: string
  service: MapService
}

export type Recognition = { kind: 'empty' } | { kind: 'link'; link: MapLink } | { kind: 'refused'; fault: MapLinkFault }

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}-]{2,}(?:[/?#]|$)/u
/** Punctuation around a URL in a sentence. */
const AROUND = /^[("'«“[]+|[)"'»”\].,;:!?؟،؛]+$/gu

/** Lines of a shared text that an input has joined. */
const GLUED = /([\p{L}\p{N}.,،)])(https?:\/\/)/gu

/** @returns the URLs in a text; http becomes https, which every map service supports. */
function findUrls(text: string): URL[] {
  return text
    .replaceAll(GLUED, '$1 $2')
    .split(/[\s<>]+/u)
    .flatMap((word) => {
      const bare = word.replaceAll(AROUND, '')
      const address = SCHEME.test(bare)
        ? bare.replace(/^http:/i, 'https:')
        : BARE_HOST.test(bare)
          ? `https://${bare}`
          : null
      return address === null ? [] : (parseAddress(address) ?? [])
    })
}

function toMapLink(url: URL): MapLink | undefined {
  const service = findMapService(url)
  // Browsers keep a backslash in a query; the API refuses it.
  return service && { url: url.href.replaceAll('\\', '%5C'), service, ...parsePlace(url) }
}

const createPointLink = (point: Point): MapLink => ({
  url: `https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`,
  service: 'google',
  point,
})

function getMapLinkFault(url: URL | undefined): MapLinkFault {
  if (!url) return 'noLink'
  if (isMapServiceImitation(url)) return 'lookalike'
  return url.protocol === 'https:' ? 'notMap' : 'notHttps'
}

/**
 * Finds the map link in a pasted text: a URL with or without https://, the whole text of a share button, or plain
 * coordinates. It accepts what the API accepts (openapi: InvitationDetails.mapsLink).
 */
export function parseMapLink(text: string): Recognition {
  if (text.trim() === '') return { kind: 'empty' }
  const point = readPoint(text)
  if (point) return { kind: 'link', link: createPointLink(point) }
  const addresses = findUrls(text)
  const link = addresses.map(toMapLink).find((found) => found !== undefined)
  if (!link) return { kind: 'refused', fault: getMapLinkFault(addresses[0]) }
  return link.url.length > LONGEST ? { kind: 'refused', fault: 'tooLong' } : { kind: 'link', link }
}

/** @returns the URL to store; undefined when the text has no map link. */
export function getMapUrl(text: string): string | undefined {
  const recognition = parseMapLink(text)
  return recognition.kind === 'link' ? recognition.link.url : undefined
}
