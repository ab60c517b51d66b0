import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isEgyptianMobile } from '../../shared/guests/egyptianPlan.ts'

/** Invisible characters, such as direction marks, which the library does not skip. */
const INVISIBLE = /\p{Cf}/gu

/**
 * @returns the significant part of an Egyptian mobile number (1x and eight digits), whatever its prefix (+20, 0020, 20, 0), punctuation
 * and digits' script; null for anything else (specification §5)
 */
export function toPhoneKey(text: string): string | null {
  // `extract` would find a number inside any text, such as an e-mail address.
  const parsed = parsePhoneNumberFromString(text.replace(INVISIBLE, ''), { defaultCountry: 'EG', extract: false })
  if (parsed?.countryCallingCode !== '20' || parsed.ext !== undefined) return null
  return isEgyptianMobile(parsed.nationalNumber) ? parsed.nationalNumber : null
}
