import { toLatinDigits } from '../patterns.ts'
import { isEgyptianMobile, isEgyptianNumber } from './egyptianPlan.ts'

/** What this module uses of a number that libphonenumber-js has parsed. */
interface ParsedNumber {
  countryCallingCode: string
  nationalNumber: string
  number: string
  ext?: string
  isValid: () => boolean
  getType: () => string | undefined
}
/**
 * `parsePhoneNumberFromString` of libphonenumber-js/max, which browser and server pass in: shared code imports no package. Smaller metadata
 * takes numbers with a missing digit for valid.
 */
export type ParseNumber<Country> = (
  text: string,
  options: { defaultCountry: Country; extract: false },
) => ParsedNumber | undefined

export interface PhoneNumber {
  /** International form. */
  e164: string
  /** Absent if the number's range serves mobile phones and landlines. */
  isMobile: boolean | undefined
  /** Whether the number has no country code and is none of the first country, so that another was assumed. */
  isGuess: boolean
}

/** Invisible characters, such as direction marks, which the library does not skip. */
const INVISIBLE = /\p{Cf}/gu
const EGYPT_CODE = '20'
const INTERNATIONAL_PREFIX = /^[\s(]*(?:\+|00)/
/** Egyptians write the country's code as `+2`, and then the number with its zero. */
const EGYPTIAN_PREFIX = /^[\s(]*(?:\+|00)?[\s)-]*2[\s).-]*(?=0[\s().-]*1(?:[\s().-]*\d){9}$)/

/** Shorter numbers without a plus have no country code. */
const INTERNATIONAL_MIN_DIGITS = 10

function parseValid<Country>(parse: ParseNumber<Country>, text: string, country: Country) {
  const parsed = parse(text, { defaultCountry: country, extract: false })
  if (!parsed || parsed.ext !== undefined) return null
  const { countryCallingCode, nationalNumber, number } = parsed
  if (countryCallingCode === EGYPT_CODE)
    return isEgyptianNumber(nationalNumber)
      ? { code: EGYPT_CODE, e164: number, isMobile: isEgyptianMobile(nationalNumber) }
      : null
  if (!parsed.isValid()) return null
  const type = parsed.getType()
  return {
    code: countryCallingCode,
    e164: number,
    isMobile: type === 'FIXED_LINE_OR_MOBILE' ? undefined : type === 'MOBILE',
  }
}

/**
 * @param text one number as a person types it, in any script's digits
 * @param countries of numbers without a country code, the likeliest first
 * @returns null for text that is not one valid number
 */
export function readPhoneNumber<Country>(
  parse: ParseNumber<Country>,
  text: string,
  [first, ...others]: readonly [Country, ...Country[]],
): PhoneNumber | null {
  const typed = toLatinDigits(text).replace(INVISIBLE, '').trim().replace(EGYPTIAN_PREFIX, '+20 ')
  const national = parseValid(parse, typed, first)
  const unmarked = parseUnmarked(parse, typed, first)
  // Germany's numbers have no fixed length: its own code before a number is not a part of it.
  const known = national === null || national.code === unmarked?.code ? (unmarked ?? national) : national
  if (known !== null) return { e164: known.e164, isMobile: known.isMobile, isGuess: false }
  if (INTERNATIONAL_PREFIX.test(typed)) return null
  for (const country of others) {
    const guessed = parseValid(parse, typed, country)
    if (guessed !== null) return { e164: guessed.e164, isMobile: guessed.isMobile, isGuess: true }
  }
  return null
}

/** Exports write numbers with their country code but without a plus. */
function parseUnmarked<Country>(parse: ParseNumber<Country>, typed: string, country: Country) {
  const digits = typed.replace(/[\s()./\p{Pd}-]/gu, '')
  const isPossible = /^\d+$/.test(digits) && digits.length >= INTERNATIONAL_MIN_DIGITS
  return isPossible ? parseValid(parse, `+${digits}`, country) : null
}
