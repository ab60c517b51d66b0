import { object } from 'yup'
import { COUNTRIES } from '@shared/guests/countries'
import type { Wedding, WeddingDetails } from '@/api/weddings'
import { eventFormMessages } from '@/i18n/messages/events'
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

/** @returns the time zones of a form, with the stored one, which other clients may have set to any */
export const listTimeZones = (stored: string): string[] => [...new Set([...Object.keys(COUNTRIES), stored])]

/** @returns the country (ISO 3166-1) that a time zone is named after; undefined for other zones */
export const findCountry = (timeZone: string): string | undefined => COUNTRIES[timeZone]
