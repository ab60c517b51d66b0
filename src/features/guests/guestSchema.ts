import { string } from 'yup'
import { HOUSEHOLD_MAX_CHARACTERS, parseSeats } from '@shared/guests/household'
import { LINE_SHAPE } from '@shared/patterns'
import { guestFieldMessages } from '@/i18n/messages/guests'

const createLine = (limit: number, tooLong: string) =>
  string().trim().matches(LINE_SHAPE, guestFieldMessages.markup.id).max(limit, tooLong)

/** The name of a household. */
export const nameRule = createLine(HOUSEHOLD_MAX_CHARACTERS.name, guestFieldMessages.nameTooLong.id).required(
  guestFieldMessages.required.id,
)
/** An optional phone, table label or title. */
export const shortRule = createLine(HOUSEHOLD_MAX_CHARACTERS.tableLabel, guestFieldMessages.tooLong.id)
/** A number of seats as typed; empty means none. */
export const seatsRule = string().test(
  'seats',
  guestFieldMessages.seatsRange.id,
  (typed = '') => typed.trim() === '' || parseSeats(typed) !== null,
)
