import { parseAddress } from '@shared/parseAddress'
import { placeOf, readPoint, type Place, type Point } from './place'
import { pretends, serviceOf, type MapService } from './services'

/** As the API's document bounds it. */
const LONGEST = 2000

export type MapLinkFault = 'noLink' | 'notHttps' | 'notMap' | 'lookalike' | 'tooLong'

/** A link that can be kept: its address on the map service, and what the address says about the place. */
export interface MapLink extends Place {
  url: string
  service: MapService
}

export type Recognition = { kind: 'empty' } | { kind: 'link'; link: MapLink } | { kind: 'refused'; fault: MapLinkFault }

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}-]{2,}(?:[/?#]|$)/u
/** What a sentence leaves around an address. */
const AROUND = /^[("'«“[]+|[)"'»”\].,;:!?؟،؛]+$/gu

/** A share's lines that an input has run together. */
const GLUED = /([\p{L}\p{N}.,،)])(https?:\/\/)/gu

/** Words of a text that can be read as an address; http becomes https, since every map service has it. */
function addressesIn(text: string): URL[] {
  return text.replaceAll(GLUED, '$1 $2').split(/[\s<>]+/u).flatMap((word) => {
    const bare = word.replaceAll(AROUND, '')
    const address = SCHEME.test(bare) ? bare.replace(/^http:/i, 'https:') : BARE_HOST.test(bare) ? `https://${bare}` : null
    return address === null ? [] : (parseAddress(address) ?? [])
  })
}

function linkTo(url: URL): MapLink | undefined {
  const service = serviceOf(url)
  // The browser leaves a backslash in a query alone; the API's document takes none.
  return service && { url: url.href.replaceAll('\\', '%5C'), service, ...placeOf(url) }
}

const linkToPoint = (point: Point): MapLink => ({
  url: `https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`,
  service: 'google',
  point,
})

function faultOf(url: URL | undefined): MapLinkFault {
  if (!url) return 'noLink'
  if (pretends(url)) return 'lookalike'
  return url.protocol === 'https:' ? 'notMap' : 'notHttps'
}

/**
 * Finds the map in what a couple pastes: an address with or without https://, the whole text that a share button copies,
 * or plain coordinates. What is accepted is what the API accepts (openapi: InvitationDetails.mapsLink).
 */
export function recogniseMapLink(text: string): Recognition {
  if (text.trim() === '') return { kind: 'empty' }
  const point = readPoint(text)
  if (point) return { kind: 'link', link: linkToPoint(point) }
  const addresses = addressesIn(text)
  const link = addresses.map(linkTo).find((found) => found !== undefined)
  if (!link) return { kind: 'refused', fault: faultOf(addresses[0]) }
  return link.url.length > LONGEST ? { kind: 'refused', fault: 'tooLong' } : { kind: 'link', link }
}

/** The address to keep of what was typed; undefined when there is no map in it. */
export function mapAddress(text: string): string | undefined {
  const recognition = recogniseMapLink(text)
  return recognition.kind === 'link' ? recognition.link.url : undefined
}
