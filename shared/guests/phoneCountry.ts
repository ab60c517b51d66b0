/** Countries whose couples type phones without a country code, by time zone; elsewhere such a phone is Egyptian. */
const COUNTRIES: Record<string, string> = {
  'Asia/Riyadh': 'SA',
  'Asia/Dubai': 'AE',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
}

/** @returns the country (ISO 3166-1) of phones without a country code at a wedding in this time zone */
export const getPhoneCountry = (timeZone: string): string => COUNTRIES[timeZone] ?? 'EG'
