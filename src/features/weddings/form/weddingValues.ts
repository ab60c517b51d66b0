import { object } from 'yup'
import type { Wedding, WeddingDetails } from '@/api/weddings'
import { eventFormMessages } from '@/i18n/messages/weddings'
import { line } from './eventValues'

/** The fields of a wedding as a form has them. */
export type WeddingValues = WeddingDetails

/** @returns the values of a stored wedding */
export const toWeddingValues = ({ title, language, timeZone }: Wedding): WeddingValues => ({
  title,
  language,
  timeZone,
})

export const weddingSchema = object({ title: line.required(eventFormMessages.required.id) })

/** The time zones of a form, each with the country (ISO 3166-1) that it is shown as: Egypt first. */
const TIME_ZONES: Record<string, string> = {
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

/** @returns the time zones of a form, with the stored one, which other clients may have set to any */
export const listTimeZones = (stored: string): string[] => [...new Set([...Object.keys(TIME_ZONES), stored])]

/** @returns the country (ISO 3166-1) that a time zone is named after; undefined for other zones */
export const findCountry = (timeZone: string): string | undefined => TIME_ZONES[timeZone]
