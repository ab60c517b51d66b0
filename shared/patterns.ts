/**
 * An e-mail address as in the OpenAPI document (Email): a domain of two parts at least, of which the top-level domain is not checked
 * (specification §5). `name@gmail` is a slip, and no mail would ever arrive.
 */
export const EMAIL_SHAPE = /^[^\s@<>",;\p{Cc}]+@[^\s@<>",;.\p{Cc}]+(\.[^\s@<>",;.\p{Cc}]+)+$/u
/** The e-mail address of an account (GivenEmail): earlier releases took a domain of one part, and those accounts must still sign in. */
export const GIVEN_EMAIL_SHAPE = /^[^\s@<>",;\p{Cc}]+@[^\s@<>",;\p{Cc}]+$/u

/** Any phone number, as in the contact message. */
export const PHONE_SHAPE = /^[+0-9٠-٩ ()-]*$/

/** One line without markup and control characters (PersonName and Line of the OpenAPI document). */
export const LINE_SHAPE = /^[^<>\p{Cc}]*$/u

/** @returns text of several lines without control characters, which copied text may contain and the API refuses */
export const stripControls = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, '')

/** An Egyptian mobile number: optional +20 or 0, then 1, then one of 0, 1, 2, 5, then 8 digits (specification §5). */
export const EGYPTIAN_MOBILE_SHAPE = /^(\+20|0)?1[0125][0-9]{8}$/

/** @returns the text with Arabic-Indic and Persian digits replaced by Latin ones */
export const toLatinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Separators between the digits of a phone number, typed or copied: brackets, dashes, dots, direction marks. */
const PHONE_PUNCTUATION = /[\s()[\]./~\u2212\p{Pd}\p{Cf}]/gu

/**
 * Normalizes a typed or pasted phone number for the API: Latin digits without punctuation, and `+20` for Egypt when a country code was typed.
 * The server parses the same spellings (server/lib/phone.ts, docs/decisions/0034-phone-numbers.md).
 */
export const normalizePhone = (typed: string): string =>
  toLatinDigits(typed)
    .replace(PHONE_PUNCTUATION, '')
    .replace(/^00/, '+')
    .replace(/^\+?20(?=1[0125]\d{8}$)/, '+20')
