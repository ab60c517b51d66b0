/** An address as the API's document has it: the top-level domain is not checked (specification §5). */
export const EMAIL_SHAPE = /^[^\s@<>",;]+@[^\s@<>",;]+$/

/** Any phone, as the contact message takes it. */
export const PHONE_SHAPE = /^[+0-9٠-٩ ()-]*$/

/** One line without markup and control characters (the document’s PersonName and Line). */
export const LINE_SHAPE = /^[^<>\p{Cc}]*$/u

/** An Egyptian mobile number: optional +20 or 0, then 1, then one of 0, 1, 2, 5, then 8 digits (specification §5). */
export const EGYPTIAN_MOBILE_SHAPE = /^(\+20|0)?1[0125][0-9]{8}$/

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (typed: string): string => typed.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * A number as people type it, in the shape that the API takes: digits of either script become Latin; spaces, dashes and the
 * unseen marks of direction that come along when it is copied out of an Arabic text go.
 */
export const tidyPhone = (typed: string): string => latinDigits(typed).replace(/[\s()\u200E\u200F\u202A-\u202E\u2066-\u2069-]/gu, '')

/** A referral code, and who or what passed it on, as the API's document has them (specification §3). */
export const REFERRAL_CODE_SHAPE = /^[A-Za-z0-9_-]{1,40}$/
export const REFERRAL_SOURCE_SHAPE = /^[A-Za-z0-9_.-]{1,64}$/
