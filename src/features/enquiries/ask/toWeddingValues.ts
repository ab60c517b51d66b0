import type { Event } from '@/api/weddings'
import { LINE_MAX_CHARACTERS } from '@/config/limits'
import type { AskValues } from './askValues'

/** What a wedding fills in. */
export type WeddingValues = Pick<AskValues, 'weddingDate' | 'place' | 'guests'>

/**
 * @param guests on the list, 0 for none
 * @param today the calendar date in Cairo: a day that has passed is not asked about
 * @returns date and place of the wedding day, and the number of guests
 */
export function toWeddingValues(
  events: readonly Event[],
  guests: number,
  today: string,
  formatNumber: (value: number) => string,
): WeddingValues {
  const { date = '', place, area, address } = events.find(({ kind }) => kind === 'wedding') ?? {}
  return {
    weddingDate: date >= today ? date : '',
    place: (place ?? area ?? address ?? '').slice(0, LINE_MAX_CHARACTERS),
    guests: guests > 0 ? formatNumber(guests) : '',
  }
}
