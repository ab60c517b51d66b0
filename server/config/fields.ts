import { isIP } from 'node:net'
import { array, number, string } from 'yup'
import type { Message } from 'yup'

/** Schemas of single environment variables. An empty variable counts as unset. */

const isHttpUrl = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

const mustBe =
  (rule: string): Message =>
  ({ path, originalValue }: { path: string; originalValue?: unknown }) =>
    `${path} must be ${rule}; it is "${String(originalValue)}".`
/** For values that may contain a password: the message omits them. */
const mustBeWithoutValue = (rule: string): Message => `\${path} must be ${rule}.`

const text = () => string().transform((value: string | undefined) => (value === '' ? undefined : value))

const textThat = (isValid: (value: string) => boolean, message: Message) =>
  text().test('valid', message, (value) => value === undefined || isValid(value))

/** Text that matches the pattern; `rule` completes "must be …" in the message. */
export const textLike = (pattern: RegExp, rule: string) => textThat((value) => pattern.test(value), mustBe(rule))

/** Text without rules, such as a path. */
export const anyText = text

const createNumber = (rule: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(mustBe(rule))

const PORT_RULE = 'a whole number from 1 to 65535'
const port = mustBe(PORT_RULE)
export const portNumber = () => createNumber(PORT_RULE).integer(port).min(1, port).max(65_535, port)

const POSITIVE_RULE = 'a number above 0'
export const positiveNumber = () => createNumber(POSITIVE_RULE).positive(mustBe(POSITIVE_RULE))

const SHARE_RULE = 'a number from 0 to 1'
/** A part of a whole. */
export const share = () => createNumber(SHARE_RULE).min(0, mustBe(SHARE_RULE)).max(1, mustBe(SHARE_RULE))

export const httpUrl = () => textThat(isHttpUrl, mustBe('an http:// or https:// address'))

/** Http or https URL without a trailing slash, so that paths can be appended. */
export const httpBaseUrl = () => httpUrl().transform((value?: string) => value?.replace(/\/+$/, ''))

/** An origin (scheme, host and port), because pages are served at its root. */
export const httpOrigin = () =>
  textThat(
    (value) => isHttpUrl(value) && URL.parse(value)?.origin === value,
    mustBe('an http:// or https:// address without a path, such as https://zaffa.example'),
  ).transform((value?: string) => {
    const url = value === undefined ? null : URL.parse(value)
    return url && url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : value
  })

/** URL with one of the schemes, such as `redis://host`. */
export const urlWithScheme = (...schemes: string[]) =>
  textThat(
    (value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''),
    mustBeWithoutValue(`an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`),
  )

const isHostName = (value: string): boolean => URL.parse(`http://${value}`)?.host === value
const toLowerCase = (value?: string) => value?.toLowerCase()

/** Host name in lower case, with or without a port. */
export const hostName = () => textThat(isHostName, mustBe('a host name, such as zaffa.example')).transform(toLowerCase)

/** List separated by commas. */
const list = (isValid: (value: string) => boolean, rule: string) =>
  array(string().defined())
    .transform((_, original: unknown) =>
      typeof original === 'string' && original !== '' ? original.split(',').map((part) => part.trim()) : undefined,
    )
    .test('valid', mustBe(rule), (values) => values === undefined || values.every(isValid))

export const hostNames = () =>
  list((value) => isHostName(value.toLowerCase()), 'host names separated by commas, such as partner.example')

/** Origins, such as `http://10.0.0.5:8081`. */
export const httpOrigins = () =>
  list(
    (value) => isHttpUrl(value) && URL.parse(value)?.origin === value,
    'http:// or https:// addresses without a path, separated by commas',
  )

/** SHA-256 fingerprints in capitals, as Android writes them. */
export const certificates = () =>
  list(
    (value) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(value),
    'SHA-256 fingerprints separated by commas: 32 pairs such as 1A, separated by colons',
  )

function isNetwork(value: string): boolean {
  const [address = '', prefix = '0', ...rest] = value.split('/')
  const maxBits = isIP(address) === 4 ? 32 : 128
  return rest.length === 0 && isIP(address) > 0 && /^\d+$/.test(prefix) && Number(prefix) <= maxBits
}

/** IP addresses or networks (CIDR). */
export const networks = () => list(isNetwork, 'IP addresses or networks separated by commas, such as 10.0.0.0/8')

/** Schemes that browsers handle themselves: as the app's scheme, one of them could run scripts or show any content. */
const BROWSER_SCHEMES = /^(https?|javascript|data|blob|file|about|view-source|intent|mailto|tel)$/

/** URL scheme of an app (RFC 3986, §3.1), in lower case as browsers report it. */
export const appScheme = () =>
  textThat(
    (value) => /^[a-z][a-z0-9+.-]*$/.test(value) && !BROWSER_SCHEMES.test(value),
    mustBe("an app's own URL scheme, such as zaffa"),
  ).transform(toLowerCase)

/** Minimum length of a key: 32 random bytes are 43 characters in base64, 64 in hexadecimal. */
export const KEY_MIN_CHARACTERS = 32

/** Secret key; only its length is checked. */
export const secretKey = () =>
  text().min(KEY_MIN_CHARACTERS, mustBeWithoutValue(`at least ${KEY_MIN_CHARACTERS} random characters`))

export const oneOf = <T extends string>(...words: T[]) => text().oneOf(words, mustBe(`one of ${words.join(', ')}`))
