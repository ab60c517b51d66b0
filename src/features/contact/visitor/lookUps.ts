import type { ContactMessage } from '@/api'
import { VISITOR_FACT_MAX_CHARACTERS } from '@/config/limits'

export type Place = Required<Pick<ContactMessage, 'countryId' | 'cityId' | 'area' | 'mapsLink'>>

const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
/** Checks characters and length only, so that nothing but an address is sent on. */
const IPV6 = /^(?=.*:.*:)[0-9a-f:.]{2,45}$/i

const toObject = (response: unknown): Record<string, unknown> =>
  typeof response === 'object' && response !== null ? (response as Record<string, unknown>) : {}

/** The first named field with a text, cut to the API's limit. */
function findText(response: Record<string, unknown>, ...names: string[]): string | null {
  const found = names.map((name) => response[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string'
    ? [...found.replace(/\p{Cc}/gu, ' ').trim()].slice(0, VISITOR_FACT_MAX_CHARACTERS).join('')
    : null
}

/** The first named field with degrees within the bound; some services send numbers as strings. */
function findDegrees(response: Record<string, unknown>, bound: number, ...names: string[]): number | null {
  const found = names
    .map((name) => response[name])
    .find((value) => typeof value === 'number' || typeof value === 'string')
  const degrees = typeof found === 'string' && found.trim() === '' ? Number.NaN : Number(found)
  return Math.abs(degrees) <= bound ? degrees : null
}

/** The visitor's IP address from `{ ip }`; null when it is none. */
export function readIp(response: unknown): string | null {
  const ip = findText(toObject(response), 'ip')
  return ip && (IPV4.test(ip) || IPV6.test(ip)) ? ip : null
}

/** Country, city, region and coordinates, in the field names of look-up services (specification §7). */
export function readPlace(given: unknown): Place {
  const response = toObject(given)
  const latitude = findDegrees(response, 90, 'latitude', 'lat')
  const longitude = findDegrees(response, 180, 'longitude', 'lon')
  return {
    countryId: findText(response, 'country_code', 'countryCode'),
    cityId: findText(response, 'city'),
    // Where both exist, `region` is a code.
    area: findText(response, 'regionName', 'region'),
    mapsLink: latitude === null || longitude === null ? null : `https://www.google.com/maps?q=${latitude},${longitude}`,
  }
}

/**
 * Fetches from a look-up service without identifying us.
 * @returns null for an empty URL and for an error
 */
export async function fetchFacts<Fact>(
  url: string,
  read: (response: unknown) => Fact,
  signal: AbortSignal,
): Promise<Fact | null> {
  if (url === '') return null
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  return response.ok ? read(await response.json()) : null
}
