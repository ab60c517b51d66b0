import { toLatinDigits } from '../patterns.ts'

/** The countries (ISO 3166-1) of weddings by their time zones: Egypt first. */
export const COUNTRIES: Record<string, string> = {
  'Africa/Cairo': 'EG',
  'Asia/Riyadh': 'SA',
  'Asia/Dubai': 'AE',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
  'Asia/Amman': 'JO',
  'Asia/Hebron': 'PS',
  'Asia/Beirut': 'LB',
  'Asia/Damascus': 'SY',
  'Asia/Baghdad': 'IQ',
  'Asia/Aden': 'YE',
  'Africa/Khartoum': 'SD',
  'Africa/Tripoli': 'LY',
  'Africa/Tunis': 'TN',
  'Africa/Algiers': 'DZ',
  'Africa/Casablanca': 'MA',
  'Europe/Istanbul': 'TR',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/London': 'GB',
}

const EGYPT = 'EG'

/**
 * Accounts have Egyptian phones (specification §5), so that Egypt is the second guess everywhere (docs/decisions/0034-phone-numbers.md).
 * @returns the countries (ISO 3166-1) of phones without a country code at a wedding in this time zone, the likeliest first
 */
export function getPhoneCountries(timeZone: string): [string, ...string[]] {
  const country = COUNTRIES[timeZone] ?? EGYPT
  return country === EGYPT ? [EGYPT] : [country, EGYPT]
}

/** What a couple has to check about a stored phone. */
export type PhoneMark = 'phoneUnread' | 'phoneGuessed'

const EGYPTIAN = /^\+20/
const HAS_COUNTRY_CODE = /^(?:\+|00|2)/

/**
 * @param timeZone of the wedding
 * @returns what to check: a phone that could not be read, or one without a country code that was taken for an Egyptian one elsewhere; null
 * for any other
 */
export function getPhoneMark(phone: string, phoneE164: string | undefined, timeZone: string): PhoneMark | null {
  if (phoneE164 === undefined) return 'phoneUnread'
  const isAbroad = getPhoneCountries(timeZone)[0] !== EGYPT
  const digits = toLatinDigits(phone).replace(/[^\d+]/g, '')
  return isAbroad && EGYPTIAN.test(phoneE164) && !HAS_COUNTRY_CODE.test(digits) ? 'phoneGuessed' : null
}
