import { string } from 'yup'
import { HOUSEHOLD_MAX_CHARACTERS, parseSeats } from '@shared/guests/household'
import { guestFieldMessages } from '@/i18n/messages/guests'
import { createLineRule } from '@/ui/fields/textRule'

/** The name of a household. */
export const nameRule = createLineRule(HOUSEHOLD_MAX_CHARACTERS.name, {
  tooLong: guestFieldMessages.nameTooLong.id,
  markup: guestFieldMessages.markup.id,
}).required(guestFieldMessages.required.id)
/** An optional phone, table label or title. */
export const shortRule = createLineRule(HOUSEHOLD_MAX_CHARACTERS.tableLabel, {
  tooLong: guestFieldMessages.tooLong.id,
  markup: guestFieldMessages.markup.id,
})
/** A note of several lines. */
export const noteRule = string()
  .max(HOUSEHOLD_MAX_CHARACTERS.note, guestFieldMessages.noteTooLong.id)
  .matches(/^[^<>]*$/, guestFieldMessages.markup.id)
/** A number of seats as typed; empty means none. */
export const seatsRule = string().test(
  'seats',
  guestFieldMessages.seatsRange.id,
  (typed = '') => typed.trim() === '' || parseSeats(typed) !== null,
)
