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
}

export const emptyHall: HallValues = { name: '', audience: 'mixed', capacity: '' }

/** @returns the values of a stored hall, its capacity in the digits of the language */
export const toHallValues = ({ name, hasPlaceName, audience, capacity }: Hall, locale: string): HallValues => ({
  name: hasPlaceName ? '' : name,
  audience,
  capacity: capacity === undefined ? '' : localizeDigits(capacity, locale),
})

const parseCapacity = (typed: string): number => Number(toLatinDigits(typed.trim()))

/** @returns the details that the API stores */
export const toHallDetails = ({ name, audience, capacity }: HallValues): HallDetails => ({
  name: name.trim() || undefined,
  audience,
  capacity: capacity.trim() === '' ? undefined : parseCapacity(capacity),
})

const isCapacity = (typed = ''): boolean => {
  const capacity = parseCapacity(typed)
  return typed.trim() === '' || (Number.isInteger(capacity) && capacity >= 1 && capacity <= HALL_MAX_CAPACITY)
}

export const hallSchema = object({
  name: line,
  capacity: string().test('capacity', eventFormMessages.capacityInvalid.id, isCapacity),
})
