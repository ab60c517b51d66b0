import { string } from 'yup'
import { LINE_SHAPE } from '@shared/patterns'
import { guestFieldMessages } from '@/i18n/messages/guests'

/** Limits of a household in the OpenAPI document, in characters. */
const NAME_LIMIT = 120
const SHORT_LIMIT = 40
/** 0 to 999, also in Arabic and Persian digits. */
const SEATS_SHAPE = /^\s*[0-9٠-٩۰-۹]{0,3}\s*$/u

const createLine = (limit: number, tooLong: string) =>
  string().trim().matches(LINE_SHAPE, guestFieldMessages.markup.id).max(limit, tooLong)

/** The name of a household. */
export const nameRule = createLine(NAME_LIMIT, guestFieldMessages.nameTooLong.id).required(
  guestFieldMessages.required.id,
)
/** An optional phone, table label or title. */
export const shortRule = createLine(SHORT_LIMIT, guestFieldMessages.tooLong.id)
/** A number of seats as typed; empty means none. */
export const seatsRule = string().matches(SEATS_SHAPE, guestFieldMessages.seatsRange.id)
