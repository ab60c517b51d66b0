import { isIP } from 'node:net'

/** Parsers of single environment variables: the value, or what the variable must be. */
export type Reading<T> = { value: T } | { mustBe: string }

const isHttpAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

/** Parses an integer within bounds (inclusive). */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): Reading<number> =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
      ? { value: Number(text) }
      : { mustBe: `a whole number from ${least} to ${most}` }

export function positiveNumber(text: string): Reading<number> {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? { value } : { mustBe: 'a number above 0' }
}

/** Parses an http or https address and removes a trailing slash, so that paths can be appended. */
export function httpAddress(text: string): Reading<string> {
  return isHttpAddress(text) ? { value: text.replace(/\/+$/, '') } : { mustBe: 'an http:// or https:// address' }
}

/** Parses an http or https address, or an empty one. */
export const httpAddressOrNone = (text: string): Reading<string> =>
  text === '' || isHttpAddress(text) ? { value: text } : { mustBe: 'an http:// or https:// address, or empty' }

/** Parses an origin: only scheme, host and port, because pages are served at its root. */
export function httpOrigin(text: string): Reading<string> {
  const url = isHttpAddress(text) ? new URL(text) : null
  return url && url.pathname === '/' && !url.search && !url.hash && !url.username
    ? { value: url.origin }
    : { mustBe: 'an http:// or https:// address without a path, such as https://zaffa.example' }
}

/** Parses an address with one of the schemes, such as `redis://host`. */
export const addressOf =
  (...schemes: string[]) =>
  (text: string): Reading<string> =>
    schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? '')
      ? { value: text }
      : { mustBe: `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}` }

/** Parses a host name, with or without a port. */
export function hostName(text: string): Reading<string> {
  const host = URL.parse(`http://${text}`)?.host
  return host === text.toLowerCase() ? { value: host } : { mustBe: 'a host name, such as zaffa.example' }
}

/** Parses host names separated by commas. */
export function hostNames(text: string): Reading<string[]> {
  const readings = text.split(',').map((part) => hostName(part.trim()))
  const value = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []))
  return value.length === readings.length
    ? { value }
    : { mustBe: 'host names separated by commas, such as partner.example' }
}

/** Schemes that browsers handle themselves: as the app's scheme, one of them could run scripts or show any content. */
const BROWSER_SCHEMES = /^(https?|javascript|data|blob|file|about|view-source|intent|mailto|tel)$/

/** Parses an app's URL scheme (RFC 3986, §3.1), in lower case as browsers report it. */
export function ownScheme(text: string): Reading<string> {
  const value = text.toLowerCase()
  return /^[a-z][a-z0-9+.-]*$/.test(value) && !BROWSER_SCHEMES.test(value)
    ? { value }
    : { mustBe: "an app's own URL scheme, such as zaffa" }
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return rest.length === 0 && isIP(address) > 0 && /^\d+$/.test(prefix) && Number(prefix) <= most
}

/** Parses IP addresses or networks (CIDR), separated by commas. */
export function networks(text: string): Reading<string[]> {
  const value = text.split(',').map((part) => part.trim())
  return value.every(isNetwork)
    ? { value }
    : { mustBe: 'IP addresses or networks separated by commas, such as 10.0.0.0/8' }
}

/** Minimum length of a key: 32 random bytes are 43 characters in base64, 64 in hexadecimal. */
export const KEY_LEAST_LETTERS = 32

/** Parses a secret key; only its length is checked. */
export const secretKey = (text: string): Reading<string> =>
  text.length >= KEY_LEAST_LETTERS ? { value: text } : { mustBe: `at least ${KEY_LEAST_LETTERS} random letters` }

/** Parses one of the words. */
export const oneOf =
  <T extends string>(...words: T[]) =>
  (text: string): Reading<T> =>
    words.includes(text as T) ? { value: text as T } : { mustBe: `one of ${words.join(', ')}` }

/** Parses text that matches the pattern. */
export const textLike =
  (pattern: RegExp, mustBe: string) =>
  (text: string): Reading<string> =>
    pattern.test(text) ? { value: text } : { mustBe }
