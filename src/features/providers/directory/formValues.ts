import { findPlace } from '../places'
import { parseGuests, parsePriceLimit, type DirectoryFilters } from './search'

/** The fields whose text is a number. */
export const NUMBER_FIELDS = ['priceMin', 'priceMax', 'guests'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** The filters as the form has them: numbers as they are typed. */
export type FormValues = Omit<DirectoryFilters, NumberField> & Record<NumberField, string>

/** @returns the values of the fields; `formatNumber` writes numbers as they are read in the language of the page */
export const toFormValues = (filters: DirectoryFilters, formatNumber: (value: number) => string): FormValues => {
  const toText = (value: number | null) => (value === null ? '' : formatNumber(value))
  return {
    ...filters,
    priceMin: toText(filters.priceMin),
    priceMax: toText(filters.priceMax),
    guests: toText(filters.guests),
  }
}

/** @returns the filters; NaN for a text that is no number */
export const toFilters = (values: FormValues): DirectoryFilters => ({
  ...values,
  priceMin: parsePriceLimit(values.priceMin),
  priceMax: parsePriceLimit(values.priceMax),
  guests: parseGuests(values.guests),
})

/** @returns the filters with the known place that the typed text names in full */
export function resolvePlace(filters: DirectoryFilters): DirectoryFilters {
  const place = findPlace(filters.area)
  return place ? { ...filters, governorate: place.governorate, city: place.city, area: '' } : filters
}
