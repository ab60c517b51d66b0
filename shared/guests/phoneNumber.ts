import { EGYPTIAN_MOBILE_SHAPE, toLatinDigits } from '../patterns.ts'

/** What this module uses of a number that libphonenumber-js has parsed. */
interface ParsedNumber {
  countryCallingCode: string
  nationalNumber: string
  number: string
  ext?: string
  isValid: () => boolean
}
/** `parsePhoneNumberFromString` of libphonenumber-js, which browser and server pass in: shared code imports no package. */
export type ParseNumber<Country> = (
  text: string,
  options: { defaultCountry: Country; extract: false },
) => ParsedNumber | undefined

/** Invisible characters, such as direction marks, which the library does not skip. */
const INVISIBLE = /\p{Cf}/gu
/** National numbers of this length that start with 1 are Egypt's mobile numbers. The library's pattern also accepts others. */
const EGYPTIAN_MOBILE_LENGTH = 10
const EGYPT_CODE = '20'

/** Shorter numbers without a plus have no country code. */
const INTERNATIONAL_MIN_DIGITS = 10

function parseValid<Country>(parse: ParseNumber<Country>, text: string, country: Country): string | null {
  const parsed = parse(text, { defaultCountry: country, extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined) return null
  const { countryCallingCode, nationalNumber, number } = parsed
  const isMobileLength = nationalNumber.length === EGYPTIAN_MOBILE_LENGTH && nationalNumber.startsWith('1')
  const isImpossible =
    countryCallingCode === EGYPT_CODE && isMobileLength && !EGYPTIAN_MOBILE_SHAPE.test(nationalNumber)
  return isImpossible ? null : number
}

/**
 * @param country of numbers without a country code
 * @returns a phone number in international form (E.164); null for text that is not one valid number
 */
export function toE164<Country>(parse: ParseNumber<Country>, text: string, country: Country): string | null {
  const typed = text.replace(INVISIBLE, '')
  const national = parseValid(parse, typed, country)
  if (national !== null || /\+|\p{L}/u.test(typed)) return national
  // Exports write numbers with their country code but without a plus.
  const digits = toLatinDigits(typed).replace(/[\s()./-]/g, '')
  return /^\d+$/.test(digits) && digits.length >= INTERNATIONAL_MIN_DIGITS
    ? parseValid(parse, `+${digits}`, country)
    : null
}
