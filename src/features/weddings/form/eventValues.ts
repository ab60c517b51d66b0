import { object, string, type ObjectSchema } from 'yup'
import type { Event, EventDetails, EventKind } from '@/api/weddings'
import { LINE_MAX_CHARACTERS } from '@/config/limits'
import { eventFormMessages } from '@/i18n/messages/weddings'
import { createLineRule } from '@/ui/fields/textRule'

/** The fields of an event as a form has them: empty when not set. */
export interface EventValues {
  title: string
  date: string
  time: string
  place: string
}

export const emptyEvent: EventValues = { title: '', date: '', time: '', place: '' }

/** @returns the values of a stored event */
export const toEventValues = ({ title = '', date = '', time = '', place = '' }: EventDetails): EventValues => ({
  title,
  date,
  time,
  place,
})

/** @returns the details that the API stores; only a custom event has a title */
export const toEventDetails = (values: EventValues, kind: EventKind): EventDetails => ({
  title: kind === 'custom' ? values.title.trim() : undefined,
  date: values.date || undefined,
  time: values.time || undefined,
  place: values.place.trim() || undefined,
})

/** A line of text, as in the OpenAPI document (Text). */
export const line = createLineRule(LINE_MAX_CHARACTERS, {
  tooLong: eventFormMessages.tooLong.id,
  markup: eventFormMessages.markup.id,
})

/**
 * @param kind a custom event requires a title
 * @param isShown an event that the invitation shows requires a date
 */
export const eventSchema = (kind: Event['kind'], isShown: boolean): ObjectSchema<object> =>
  object({
    title: kind === 'custom' ? line.required(eventFormMessages.required.id) : string(),
    date: isShown ? string().required(eventFormMessages.dateRequired.id) : string(),
    place: line,
  })
