import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The library reads every punctuation but these: direction marks and other characters that nobody sees. */
const INVISIBLE = /\p{Cf}/gu
const EGYPTIAN_MOBILE = /^1[0125]\d{8}$/

/**
 * The part of an Egyptian mobile number that is always the same (1x and eight digits), or null for anything else: +20, 0020, 20 and 0
 * before it, brackets, spaces, dashes and the script of the digits do not matter (specification §5).
 */
export function phoneKey(text: string): string | null {
  // `extract` would find a number inside of any text, an e-mail address included.
  const parsed = parsePhoneNumberFromString(text.replace(INVISIBLE, ''), { defaultCountry: 'EG', extract: false })
  if (parsed?.countryCallingCode !== '20' || parsed.ext !== undefined) return null
  return EGYPTIAN_MOBILE.test(parsed.nationalNumber) ? parsed.nationalNumber : null
}
