import { NO_CEREMONY } from '@shared/guests/events'
import { getCalendarDate } from '@shared/timeZones'
import { mixed, number, object, string } from 'yup'
import { LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@/config/limits'
import { formMessages } from '@/i18n/messages/studio'
import { mapsLinkRule } from '@/ui/fields/mapLink/mapsLinkRule'
import { createLineRule } from '@/ui/fields/textRule'
import { cardSchema } from './cardSchema'

const required = formMessages.required.id
const createText = (longest: number, tooLong: string) =>
  createLineRule(longest, { tooLong, markup: formMessages.markup.id }).required(required)
const personName = createText(NAME_MAX_CHARACTERS, formMessages.nameTooLong.id)
const line = createText(LINE_MAX_CHARACTERS, formMessages.lineTooLong.id)

const isCalendarDate = (value: string | undefined): boolean => {
  const day = new Date(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value ?? ' ')
  )
}
const createDate = (isValid: typeof isCalendarDate) =>
  string().required(required).test('calendar', formMessages.dateInvalid.id, isValid)
const calendarDate = createDate(isCalendarDate)
const ceremonyDate = createDate((value) => value === NO_CEREMONY || isCalendarDate(value))

interface SchemaOptions {
  timeZone: string
  /** The published wedding date: it stays valid even when it has passed. */
  publishedDate?: string
}

/** All fields are required except time, map link and picture (specification §5). */
export function invitationSchema({ timeZone, publishedDate }: SchemaOptions) {
  return object({
    groom: personName,
    bride: personName,
    weddingDate: calendarDate.test(
      'future',
      formMessages.datePast.id,
      (value) => value === publishedDate || (value ?? '') >= getCalendarDate(timeZone, Date.now()),
    ),
    engagementDate: ceremonyDate,
    hennaDate: ceremonyDate,
    crownDate: ceremonyDate,
    hall: line,
    address: line,
    area: line,
    mapsLink: mapsLinkRule,
    card: cardSchema,
    language: mixed().oneOf(['ar', 'en']),
    template: number()
      .nullable()
      .oneOf([1, 2, 3, 4], formMessages.templateRequired.id)
      .required(formMessages.templateRequired.id),
  })
}
