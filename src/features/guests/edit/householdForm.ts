import { array, boolean, object, string } from 'yup'
import { isTag, parseSeats, TAGS_PER_HOUSEHOLD } from '@shared/guests/household'
import type { Hall, Household, HouseholdUpdate, Side } from '@/api/weddings'
import { localizeDigits } from '@shared/localizeDigits'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { nameRule, noteRule, seatsRule, shortRule } from '@/ui/fields/householdRules'

/** A household as the form edits it: every value as text. */
export interface HouseholdValues {
  honorific: string
  name: string
  phone: string
  side: Side
  language: Household['language']
  asksReply: boolean
  /** By the id of the hall; an empty text means none. */
  seats: Record<string, string>
  /** Separated by commas. */
  tags: string
  tableLabel: string
  note: string
  persons: { name: string; child: boolean }[]
}

const TAG_SEPARATOR = /[,،;؛\n]/u

const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(TAG_SEPARATOR)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
const areTags = (text: string | undefined): boolean => {
  const tags = splitTags(text ?? '')
  return tags.length <= TAGS_PER_HOUSEHOLD && tags.every(isTag)
}

/** @returns the rules of the form; each hall has a field of its own */
export const createHouseholdSchema = (halls: readonly Hall[]) =>
  object({
    honorific: shortRule,
    name: nameRule,
    phone: shortRule,
    tableLabel: shortRule,
    seats: object(Object.fromEntries(halls.map(({ id }) => [id, seatsRule]))),
    tags: string().test('tags', guestFieldMessages.tagCharacters.id, areTags),
    note: noteRule,
    persons: array(object({ name: nameRule, child: boolean() })),
  })

/** @returns the form's values of a household, numbers in the digits of the language, with an empty text for what it does not have */
export const toValues = (household: Household, halls: readonly Hall[], locale: string): HouseholdValues => ({
  honorific: household.honorific ?? '',
  name: household.name,
  phone: household.phone ?? '',
  side: household.side,
  language: household.language,
  asksReply: household.asksReply,
  seats: Object.fromEntries(
    halls.map(({ id }) => {
      const allowed = household.seats.find(({ hallId }) => hallId === id)?.allowed
      return [id, allowed === undefined ? '' : localizeDigits(allowed, locale)]
    }),
  ),
  tags: household.tags.join(', '),
  tableLabel: household.tableLabel ?? '',
  note: household.note ?? '',
  persons: household.persons.map(({ name, child }) => ({ name, child })),
})

/** @returns the update for the API; empty texts are left out, which clears them */
export function toUpdate(values: HouseholdValues, version: number): HouseholdUpdate {
  const texts = Object.fromEntries(
    (['honorific', 'phone', 'tableLabel', 'note'] as const)
      .map((field) => [field, values[field].trim()] as const)
      .filter(([, text]) => text !== ''),
  )
  const seats = Object.entries(values.seats)
    .map(([hallId, typed]) => ({ hallId, allowed: parseSeats(typed) ?? 0 }))
    .filter(({ allowed }) => allowed > 0)
  const { side, language, asksReply, persons } = values
  const tags = splitTags(values.tags)
  return { ...texts, name: values.name.trim(), side, language, asksReply, tags, seats, persons, version }
}
