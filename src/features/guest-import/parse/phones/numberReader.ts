import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import { readPhoneNumber } from '@shared/guests/phoneNumber'
import type { PhoneNumber } from '@shared/guests/phoneNumber'

/** The countries of numbers without a country code, the likeliest first. */
export type Countries = readonly string[]
/** Reads one number; null for text that is not one. */
export type ReadNumber = (text: string) => PhoneNumber | null

export const createNumberReader =
  (countries: Countries): ReadNumber =>
  (text) =>
    readPhoneNumber(parsePhoneNumberFromString, text, countries as [CountryCode])
