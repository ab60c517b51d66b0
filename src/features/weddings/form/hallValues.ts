import { object, string } from 'yup'
import { toLatinDigits } from '@shared/patterns'
import type { Hall, HallDetails } from '@/api/weddings'
import { HALL_MAX_CAPACITY } from '@/config/limits'
import { localizeDigits } from '@shared/localizeDigits'
import { eventFormMessages } from '@/i18n/messages/events'
import { line } from './eventValues'

export type Audience = HallDetails['audience']
export const audiences: Audience[] = ['mixed', 'men', 'women']

/** The fields of a hall as a form has them. */
export interface HallValues {
  /** Empty when it is called as the place of its event. */
  name: string
  audience: Audience
  /** Digits of either script; empty when not set. */
  capacity: string
  /** Of the groom's families; as `capacity`. */
  groomSeats: string
  brideSeats: string
}

export const emptyHall: HallValues = { name: '', audience: 'mixed', capacity: '', groomSeats: '', brideSeats: '' }

const formatCount = (count: number | undefined, locale: string): string =>
  count === undefined ? '' : localizeDigits(count, locale)

/** @returns the values of a stored hall, its numbers in the digits of the language */
export const toHallValues = (hall: Hall, locale: string): HallValues => ({
  name: hall.hasPlaceName ? '' : hall.name,
  audience: hall.audience,
  capacity: formatCount(hall.capacity, locale),
  groomSeats: formatCount(hall.groomSeats, locale),
  brideSeats: formatCount(hall.brideSeats, locale),
})

/** @returns the typed number, NaN for another text; undefined when the field is empty */
const parseCount = (typed = ''): number | undefined =>
  typed.trim() === '' ? undefined : Number(toLatinDigits(typed.trim()))

/** @returns the details that the API stores */
export const toHallDetails = ({ name, audience, capacity, groomSeats, brideSeats }: HallValues): HallDetails => ({
  name: name.trim() || undefined,
  audience,
  capacity: parseCount(capacity),
  groomSeats: parseCount(groomSeats),
  brideSeats: parseCount(brideSeats),
})

/** @returns by how many seats the two sides together exceed the capacity; 0 when they do not, or a number is missing or wrong */
export function findExcess({ capacity, groomSeats, brideSeats }: HallValues): number {
  const [holds, groom, bride] = [capacity, groomSeats, brideSeats].map(parseCount)
  const excess = (groom ?? 0) + (bride ?? 0) - (holds ?? Infinity)
  return excess > 0 ? excess : 0
}

const createCountTest =
  (min: number) =>
  (typed?: string): boolean => {
    const count = parseCount(typed)
    return count === undefined || (Number.isInteger(count) && count >= min && count <= HALL_MAX_CAPACITY)
  }

const sideSeats = string().test('seats', eventFormMessages.seatsInvalid.id, createCountTest(0))

export const hallSchema = object({
  name: line,
  capacity: string().test('capacity', eventFormMessages.capacityInvalid.id, createCountTest(1)),
  groomSeats: sideSeats,
  brideSeats: sideSeats,
})
