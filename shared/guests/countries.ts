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

/** Countries whose couples type phones without a country code; elsewhere such a phone is Egyptian. */
const PHONE_COUNTRIES = new Set(['SA', 'AE', 'KW', 'QA', 'BH', 'OM'])

/** @returns the country (ISO 3166-1) of phones without a country code at a wedding in this time zone */
export function getPhoneCountry(timeZone: string): string {
  const country = COUNTRIES[timeZone]
  return country !== undefined && PHONE_COUNTRIES.has(country) ? country : 'EG'
}
