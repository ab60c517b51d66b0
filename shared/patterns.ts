/** An address as the API's document has it: the top-level domain is not checked (specification §5). */
export const EMAIL_SHAPE = /^[^\s@<>",;\p{Cc}]+@[^\s@<>",;\p{Cc}]+$/u

/** Any phone, as the contact message takes it. */
export const PHONE_SHAPE = /^[+0-9٠-٩ ()-]*$/

/** One line without markup and control characters (the document’s PersonName and Line). */
export const LINE_SHAPE = /^[^<>\p{Cc}]*$/u

/** A text of several lines without the control characters that come along when it is copied; the API refuses them. */
export const stripControls = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, '')

/** An Egyptian mobile number: optional +20 or 0, then 1, then one of 0, 1, 2, 5, then 8 digits (specification §5). */
export const EGYPTIAN_MOBILE_SHAPE = /^(\+20|0)?1[0125][0-9]{8}$/

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (typed: string): string => typed.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** What people write between the digits of a phone, and what comes along when one is copied: brackets, dashes, dots, direction marks. */
const PHONE_PUNCTUATION = /[\s()[\]./~\u2212\p{Pd}\p{Cf}]/gu

/**
 * A phone as people type or paste it, in the shape that the API takes: Latin digits without punctuation, Egypt's with `+20` where a
 * country code was typed. The server's parser reads the same spellings (server/lib/phone.ts, docs/decisions/0034-phone-numbers.md).
 */
export const normalizePhone = (typed: string): string =>
  latinDigits(typed)
    .replace(PHONE_PUNCTUATION, '')
    .replace(/^00/, '+')
    .replace(/^\+?20(?=1[0125]\d{8}$)/, '+20')

/** A referral code, and who or what passed it on, as the API's document has them (specification §3). */
export const REFERRAL_CODE_SHAPE = /^[A-Za-z0-9_-]{1,40}$/
export const REFERRAL_SOURCE_SHAPE = /^[A-Za-z0-9_.-]{1,64}$/
