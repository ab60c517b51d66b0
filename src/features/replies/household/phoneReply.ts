import { object, string } from 'yup'
import { parseSeats } from '@shared/guests/household'
import { GUEST_MESSAGE_MAX_CHARACTERS } from '@shared/limits'
import { stripControls } from '@shared/patterns'
import type { Reply, ReplyInput } from '@/api/weddings'
import { localizeDigits } from '@shared/localizeDigits'
import { householdReplyMessages } from '@/i18n/messages/replies'

/** A hall with the seats of a household. */
export interface AskedHall {
  id: string
  name: string
  allowed: number
}

/** A reply as the form edits it: numbers as typed. */
export interface PhoneReplyValues {
  /** By the id of the hall. */
  coming: Record<string, string>
  children: Record<string, string>
  message: string
}

/** @returns the numbers of the reply that counts, at most the seats, in the digits of the language; without one, all are coming */
export const toPhoneReplyValues = (
  halls: readonly AskedHall[],
  reply: Reply | undefined,
  locale: string,
): PhoneReplyValues => {
  const given = new Map(reply?.seats.map((seats) => [seats.hallId, seats]))
  const getComing = ({ id, allowed }: AskedHall) => (reply ? Math.min(given.get(id)?.coming ?? 0, allowed) : allowed)
  const getChildren = (hall: AskedHall) => Math.min(given.get(hall.id)?.children ?? 0, getComing(hall))
  return {
    coming: Object.fromEntries(halls.map((hall) => [hall.id, localizeDigits(getComing(hall), locale)])),
    children: Object.fromEntries(halls.map((hall) => [hall.id, localizeDigits(getChildren(hall), locale)])),
    message: '',
  }
}

const isWithin = (typed: string | undefined, max: number): boolean => {
  const number = parseSeats(typed ?? '')
  return number !== null && number <= max
}

/**
 * @param format formats the message of a rule with its limit
 * @returns the rules of the form
 */
export const createPhoneReplySchema = (
  halls: readonly AskedHall[],
  format: (rule: 'range' | 'childrenRange', max: number) => string,
) =>
  object({
    coming: object(
      Object.fromEntries(
        halls.map(({ id, allowed }) => [
          id,
          string().test('range', format('range', allowed), (typed) => isWithin(typed, allowed)),
        ]),
      ),
    ),
    children: object(
      Object.fromEntries(
        halls.map(({ id }) => [
          id,
          string().test('children', (typed, context) => {
            const { coming } = context.from!.at(-1)!.value as PhoneReplyValues
            const max = parseSeats(coming[id] ?? '') ?? 0
            return isWithin(typed, max) || context.createError({ message: format('childrenRange', max) })
          }),
        ]),
      ),
    ),
    message: string()
      .max(GUEST_MESSAGE_MAX_CHARACTERS, householdReplyMessages.messageTooLong.id)
      .test('controls', householdReplyMessages.messageTooLong.id, (text = '') => stripControls(text) === text),
  })

/** @returns the reply for the API */
export function toReplyInput({ coming, children, message }: PhoneReplyValues, id: string): ReplyInput {
  const seats = Object.entries(coming).map(([hallId, typed]) => ({
    hallId,
    coming: parseSeats(typed) ?? 0,
    children: parseSeats(children[hallId] ?? '') ?? 0,
  }))
  return {
    id,
    seats: seats.filter((one) => one.coming > 0),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  }
}
