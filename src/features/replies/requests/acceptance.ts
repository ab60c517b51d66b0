import { object } from 'yup'
import { parseSeats } from '@shared/guests/household'
import type { Hall, Household, HouseholdInput, ReplyRequest, SeatList, Side } from '@/api/weddings'
import { localizeDigits } from '@shared/localizeDigits'
import { nameRule, seatsRule, shortRule } from '@/ui/fields/householdRules'

/** The choice of a new family. */
export const NEW_FAMILY = 'new'

/** An accepted request as the form edits it. */
export interface AcceptValues {
  /** The id of a household on the list, or `NEW_FAMILY`. */
  family: string
  name: string
  phone: string
  side: Side
  /** By the id of the hall, as typed; an empty text means none. */
  seats: Record<string, string>
}

/**
 * @param household the household that gets the seats; undefined for a new one
 * @returns its seats in each hall in the digits of the language, with those of the request in the first hall
 */
export const addRequestedSeats = (
  halls: readonly Hall[],
  household: Household | undefined,
  count: number,
  locale: string,
): AcceptValues['seats'] =>
  Object.fromEntries(
    halls.map(({ id }, index) => {
      const allowed = household?.seats.find(({ hallId }) => hallId === id)?.allowed ?? 0
      const seats = allowed + (index === 0 ? count : 0)
      return [id, seats === 0 ? '' : localizeDigits(seats, locale)]
    }),
  )

/** @returns the rules of the form; each hall has a field of its own */
export const createAcceptSchema = (halls: readonly Hall[]) =>
  object({
    name: nameRule,
    phone: shortRule,
    seats: object(Object.fromEntries(halls.map(({ id }) => [id, seatsRule]))),
  })

export const toSeats = ({ seats }: AcceptValues): SeatList =>
  Object.entries(seats)
    .map(([hallId, typed]) => ({ hallId, allowed: parseSeats(typed) ?? 0 }))
    .filter(({ allowed }) => allowed > 0)

/** @returns the new household of an accepted request */
export const toHouseholdInput = (values: AcceptValues, id: string): HouseholdInput & { id: string } => ({
  id,
  name: values.name.trim(),
  side: values.side,
  seats: toSeats(values),
  ...(values.phone.trim() === '' ? {} : { phone: values.phone.trim() }),
})

/** @returns the values with which the form opens. A family with the same phone is chosen; of those with the same name a person must choose. */
export function toAcceptValues(
  { name, phone, phoneE164, count }: ReplyRequest,
  halls: readonly Hall[],
  similar: readonly Household[],
  locale: string,
): AcceptValues {
  const samePhone = similar.find((household) => phoneE164 !== undefined && household.phoneE164 === phoneE164)
  const seats = addRequestedSeats(halls, samePhone, count, locale)
  return { family: samePhone?.id ?? NEW_FAMILY, name, phone, side: 'both', seats }
}
